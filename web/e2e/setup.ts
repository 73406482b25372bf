/** One server for all tests that do not need one of their own. */
import type { TestProject } from 'vitest/node';
import type { TitleInfo, Titles } from '../src/protocol';
import { Server } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    titles: TitleInfo[];
  }
}

export default async function setup({ provide }: TestProject) {
  const server = await new Server({ messages_per_second: 2000, messages_burst: 20_000 }).start();
  provide('url', server.url);
  provide('titles', ((await (await fetch(`${server.url}/api/titles`)).json()) as Titles).titles);
  return async () => {
    const errors = server
      .said()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    await server.stop();
    if (errors.length) throw new Error(`the server wrote errors:\n${errors.slice(0, 5).join('\n')}`);
  };
}
