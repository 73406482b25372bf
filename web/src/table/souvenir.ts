/** A picture of the result to show around: headline, reason, who got away and who did not. */
import type { Player } from '../boards/contract';
import { OUTLINES } from '../look/players';

export interface Souvenir {
  title: string;
  headline: string;
  reason: string;
  winners: readonly Player[];
  behind: readonly Player[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#f3eee3';
const LAMP = '#f2a541';

/** Lines of a text that are no wider than that. */
export function broken(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fill(pen: CanvasRenderingContext2D, path: string, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
}

function scenery(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#0a1424');
  sky.addColorStop(1, '#1d3450');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const halo = pen.createRadialGradient(1010, 130, 30, 1010, 130, 230);
  halo.addColorStop(0, 'rgb(255 236 203 / 0.45)');
  halo.addColorStop(1, 'rgb(255 236 203 / 0)');
  pen.fillStyle = halo;
  pen.fillRect(700, 0, 500, 400);
  pen.beginPath();
  pen.arc(1010, 130, 42, 0, 7);
  pen.fillStyle = '#ffeccb';
  pen.fill();
  fill(pen, 'M760 560Q830 500 900 494L916 460H1050L1066 494Q1150 504 1230 560V640H760Z', '#2c3a49');
  fill(pen, 'M930 474h14v10h-14zM964 474h14v10h-14zM1020 474h14v10h-14z', LAMP);
  fill(pen, `M-10 556${'q30 -12 60 0t60 0'.repeat(11)}V640H-10Z`, '#14384a');
}

function pieces(pen: CanvasRenderingContext2D, players: readonly Player[], x: number, y: number, size: number): void {
  players.forEach(({ shape, colour }, k) => {
    pen.save();
    pen.translate(x + k * size * 1.25, y);
    pen.scale(size / 24, size / 24);
    const outline = new Path2D(OUTLINES[shape]);
    pen.lineWidth = 2.6;
    pen.strokeStyle = INK;
    pen.stroke(outline);
    pen.fillStyle = colour;
    pen.fill(outline);
    pen.restore();
  });
}

async function draw({ title, headline, reason, winners, behind }: Souvenir): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const look = getComputedStyle(document.documentElement);
  const stencil = look.getPropertyValue('--stencil');
  const humanist = look.getPropertyValue('--humanist');
  await Promise.all([document.fonts.load(`700 80px ${stencil}`, headline), document.fonts.load(`30px ${humanist}`)]);
  scenery(pen);
  pen.fillStyle = LAMP;
  pen.font = `700 40px ${stencil}`;
  pen.fillText(title, 70, 100);
  pen.fillStyle = INK;
  pen.font = `700 84px ${stencil}`;
  const heads = broken(headline, 860, (line) => pen.measureText(line).width).slice(0, 2);
  heads.forEach((line, k) => pen.fillText(line, 70, 200 + k * 88));
  pen.font = `32px ${humanist}`;
  const lines = broken(reason, 820, (line) => pen.measureText(line).width).slice(0, 4);
  lines.forEach((line, k) => pen.fillText(line, 70, 200 + heads.length * 88 - 20 + k * 42));
  if (winners.length) {
    pen.save();
    pen.translate(70, 520);
    const wide = winners.length * 66 + 90;
    pieces(pen, winners, 72, -22, 50);
    fill(pen, `M0 0H${wide}L${wide - 40} 54H40Z`, '#2a7f8e');
    pen.restore();
  }
  pieces(pen, behind, 800, 596, 34);
  pen.font = `26px ${humanist}`;
  pen.fillStyle = INK;
  pen.fillText(location.host, 70, 612);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Hand the picture to the system's sheet; where there is none, save it. */
export async function share(souvenir: Souvenir): Promise<void> {
  const blob = await draw(souvenir);
  if (!blob) return;
  const file = new File([blob], 'jailbirds.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: souvenir.headline }).catch(() => null); // closed again
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
