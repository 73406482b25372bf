/** "It is your turn": in the tab's title, and by the browser where that is allowed. */
import { say } from './words/speech.svelte';

export type May = 'yes' | 'ask' | 'never';

export function mayNotify(): May {
  if (!('Notification' in globalThis)) return 'never';
  return { granted: 'yes', default: 'ask', denied: 'never' }[Notification.permission] as May;
}

export async function askToNotify(): Promise<May> {
  await Notification.requestPermission();
  return mayNotify();
}

const SIGN = '● ';

/** Tell somebody who looks elsewhere; the sign stays until the page is looked at again. */
export function callToTurn(title: string, table: string): void {
  if (document.visibilityState === 'visible') return;
  if (!document.title.startsWith(SIGN)) document.title = SIGN + document.title;
  if (mayNotify() !== 'yes') return;
  const note = new Notification(say('your-turn'), { body: title, tag: `table ${table}`, icon: '/icon.svg' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && document.title.startsWith(SIGN)) {
    document.title = document.title.slice(SIGN.length);
  }
});
