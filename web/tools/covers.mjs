// Makes cover.jpg from the cover.svg of every title: what a link to it shows where SVG is not
// understood, 1200 by 630. node tools/covers.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const GAMES = new URL('../../src/jailbirds/games/', import.meta.url).pathname;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const title of readdirSync(GAMES)) {
  const cover = `${GAMES}${title}/cover.svg`;
  if (!existsSync(cover)) continue;
  const svg = readFileSync(cover, 'utf8').replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:1200px;height:630px}</style>${svg}`);
  await page.screenshot({ path: `${GAMES}${title}/cover.jpg`, type: 'jpeg', quality: 85 });
}
await browser.close();
