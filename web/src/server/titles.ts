/** The titles: what there is to play, and what the server hands out of their folders. A title
 * need not have been there when this app was built. */
import type { Example, Lesson, TitleInfo, Titles } from '../protocol';
import { call, fetchText, problem, Trouble } from './api';

let asked: Promise<readonly TitleInfo[]> | null = null;

/** The list that the server has put into the page; null where it was handed out without one. */
function told(): readonly TitleInfo[] | null {
  const text = document.getElementById('titles')?.textContent;
  return text ? (JSON.parse(text) as TitleInfo[]) : null;
}

async function ask(): Promise<readonly TitleInfo[]> {
  const { titles } = await call<Titles>('GET', '/api/titles');
  // a server from before this app was built: a reload brings the app that belongs to it
  if (titles.some(({ edition }) => !edition)) {
    throw new Trouble(problem('busy', 'other-version', 'the server is older than this page: reload it'));
  }
  return titles;
}

/** All titles, as the page was told them; else they are asked for once. */
export function titles(anew = false): Promise<readonly TitleInfo[]> {
  const known = anew ? null : told();
  if (anew || !asked) asked = known ? Promise.resolve(known) : ask();
  asked.catch(() => (asked = null)); // try again next time
  return asked;
}

/** The title of that name. A page may have been open since before it was there. */
export async function titleOf(name: string): Promise<TitleInfo> {
  const isIt = ({ title }: TitleInfo) => title === name;
  const found = (await titles()).find(isIt) ?? (await titles(true)).find(isIt);
  if (found) return found;
  throw new Trouble(problem('missing', 'no-title', `there is no title ${name}`));
}

/** Where a file of a title is. What lies there never changes: a browser asks for it once. */
const address = ({ title, edition }: TitleInfo, file: string) => `/api/titles/${title}/${file}?edition=${edition}`;

export const coverOf = (info: TitleInfo) => (info.has.includes('cover') ? address(info, 'cover') : null);
export const wordsOf = (info: TitleInfo, language: string) => fetchText(address(info, `words/${language}`));
export const lessonOf = async (info: TitleInfo) =>
  info.has.includes('lesson') ? call<Lesson>('GET', address(info, 'lesson')) : null;
export const exampleOf = (info: TitleInfo, rule: string) => call<Example>('GET', address(info, `examples/${rule}`));
export const materialOf = async (info: TitleInfo) =>
  info.has.includes('material') ? call<unknown>('GET', address(info, 'material')) : null;
