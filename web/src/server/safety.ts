/** Whom this player does not want to hear or to meet; reports to whoever runs the server. */
import type { MyBlocks, NewBlock, NewReport } from '../protocol';
import { call } from './api';

/** Somebody as one meets them: by the page, or by a line of chat at a table. */
export type Whom = Pick<NewBlock, 'page'> | Pick<NewBlock, 'table' | 'line'>;
export type Blocked = MyBlocks['blocked'][number];

export const readBlocks = () => call<MyBlocks>('GET', '/api/me/blocks');
export const block = (whom: Whom, kind: 'mute' | 'block') =>
  call<MyBlocks>('POST', '/api/me/blocks', { ...whom, kind });
export const unblock = (id: string) => call<MyBlocks>('DELETE', `/api/me/blocks/${id}`);
export const report = (whom: Whom, reason: NewReport['reason'], text: string) =>
  call('POST', '/api/me/reports', { ...whom, reason, text });
