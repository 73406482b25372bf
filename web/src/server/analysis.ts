/** What the server says of other ways on from finished games. */
import type {
  Analysis,
  AnalysisQuestion,
  BareBoard,
  Branch,
  Foresight,
  Outlook,
  PlayOn,
  SharedBranch,
  TableInfo,
} from '../protocol';
import { call, me, newId } from './api';

export const lookAt = (wish: Analysis) => call<BareBoard>('POST', '/api/analysis', wish);
export const askAt = (question: AnalysisQuestion) => call<Foresight>('POST', '/api/analysis/ask', question);
/** What is to be expected there, as far as it is judged by now. */
export const outlookOf = (wish: Analysis) => call<Outlook>('POST', '/api/analysis/outlook', wish);

export async function share(branch: Branch, guest: string): Promise<SharedBranch> {
  await me(guest);
  return call<SharedBranch>('POST', '/api/analysis/branches', branch);
}
export const branchOf = (id: string) => call<SharedBranch>('GET', `/api/analysis/branches/${encodeURIComponent(id)}`);

/** A table of one's own that begins there. */
export async function playOn(wish: PlayOn, guest: string): Promise<TableInfo> {
  await me(guest);
  return call<TableInfo>('POST', '/api/analysis/table', { ...wish, id: newId() });
}
