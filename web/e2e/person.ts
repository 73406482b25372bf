/** Somebody with a browser of their own: cookies, page, and a record of all that came in. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { LegalAction, NewSeat, ServerMessage, Situation, TableInfo } from '../src/protocol';

export type Action = LegalAction['args'] & { do: string };
export interface Legal {
  action: Action;
  places: readonly string[];
  light: boolean;
  grave: boolean;
}
export interface Likes {
  language?: string;
  theme?: 'night' | 'day';
  phone?: boolean;
  motion?: boolean;
  base?: string;
  confirm?: boolean;
  /** Somebody whose browser has kept nothing yet but the name. */
  newcomer?: boolean;
  /** With the service worker, which keeps the app; it hides requests from the record. */
  keeps?: boolean;
}

/** How long anything may take. Nothing is waited for longer than it needs, so that this is only
 * how patient a test is with a busy machine. */
const PATIENCE = 60_000;

/** The same text as `keyOf` of the app makes: buttons carry it as `data-action`. */
export const keyOf = (action: Action) => JSON.stringify(Object.entries(action).sort());

export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly base: string;
  readonly phone: boolean;
  /** All messages that came in over the WebSocket, and all HTTP bodies: the network log. */
  readonly heard: string[] = [];
  readonly bodies: string[] = [];
  /** All actions that were sent. */
  readonly played: Action[] = [];
  readonly refused: string[] = [];
  readonly errors: string[] = [];
  situation: Situation | null = null;
  seat: number | null = null;
  /** Actions on their way: the ids of those that were not answered yet. */
  #pending = new Set<string>();
  #answered = 0; // the version that came of the last one
  #waiting: (() => void)[] = [];

  private constructor(context: BrowserContext, page: Page, base: string, phone: boolean) {
    this.context = context;
    this.page = page;
    this.base = base;
    this.phone = phone;
    page.on('pageerror', (error) => this.errors.push(`${error.message}\n${error.stack ?? ''}`));
    page.on('console', (line) => {
      const expected = /WebSocket connection|Failed to load resource/.test(line.text());
      if (line.type() === 'error' && !expected) this.errors.push(line.text());
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
      socket.on('framesent', ({ payload }) => {
        const { type, id, action } = JSON.parse(String(payload)) as { type: string; id: string; action: Action };
        if (type !== 'play') return;
        this.played.push(action);
        this.#pending.add(id);
      });
    });
    page.on('response', async (response) => {
      const body = await response.text().catch(() => '');
      if (response.url().includes('/api/')) this.bodies.push(body);
    });
  }

  static async arrive(browser: Browser, name: string, likes: Likes = {}): Promise<Person> {
    const { language = 'en', theme = 'night', phone = false, motion = false, confirm = false } = likes;
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 664 } : { width: 1280, height: 900 }, // less the bars of the browser
      hasTouch: phone,
      isMobile: phone,
      deviceScaleFactor: phone ? 2 : 1,
      serviceWorkers: likes.keeps ? 'allow' : 'block',
    });
    const known = { language, theme, motion, confirm, ping: false, pace: 'instant', offered: true };
    const settings = { ...(likes.newcomer ? {} : known), nickname: name };
    await context.addInitScript(
      (kept) => localStorage.getItem('jailbirds.settings') ?? localStorage.setItem('jailbirds.settings', kept),
      JSON.stringify(settings),
    );
    context.setDefaultTimeout(PATIENCE);
    return new Person(context, await context.newPage(), likes.base ?? inject('url'), phone);
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'snapshot' || message.type === 'change') {
      this.situation = message.situation;
      this.seat = message.seat;
      if (message.type === 'snapshot') this.#answered = 0; // maybe of another table
    }
    if (message.type === 'refused') this.refused.push(message.key);
    if (message.type === 'done' || message.type === 'refused') {
      this.#pending.delete(message.id ?? '');
      if (message.type === 'done') this.#answered = Math.max(this.#answered, message.version ?? 0);
    }
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Until something is so; it is looked at whenever a message comes in, and now and then. */
  async until(condition: () => boolean, what: string, ms = PATIENCE): Promise<void> {
    for (const end = Date.now() + ms; !condition();) {
      if (Date.now() > end)
        throw new Error(`waited ${ms} ms for: ${what}; turn: ${JSON.stringify(this.situation?.turn)}`);
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        setTimeout(resolve, 100);
      });
    }
  }

  /** The page shows what it was told: with motion it takes its time over every move. */
  async shown(): Promise<void> {
    const told = (version: number) =>
      Number(document.querySelector('[data-version]')?.getAttribute('data-version')) >= version;
    await this.page.waitForFunction(told, this.situation?.version ?? 0);
  }

  /** Everything that was done has been answered. */
  get settled(): boolean {
    return !this.#pending.size && (this.situation?.version ?? 0) >= this.#answered;
  }

  get mine(): boolean {
    return this.seat !== null && (this.situation?.actors.includes(this.seat) ?? false);
  }

  get over(): boolean {
    return this.situation?.status === 'over';
  }

  get legal(): Legal[] {
    return (this.situation?.legal ?? []).flatMap((group) =>
      group.actions.map(({ args, places }) => ({
        action: { ...args, do: group.do },
        places,
        light: group.light,
        grave: group.grave,
      })),
    );
  }

  async api<Answer>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<Answer> {
    const answer = await this.context.request.fetch(this.base + path, {
      method,
      headers: { origin: this.base },
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** Open a table by the interface that the page uses too. */
  async table(title: string, seats: NewSeat[], options: object = {}, more: object = {}): Promise<TableInfo> {
    await this.api('POST', '/api/me', { nickname: 'Anna' });
    return this.api<TableInfo>('POST', '/api/tables', { title, seats, options, pace: 'instant', ...more });
  }

  /** The server has met this browser, and the browser knows that. */
  async becomeKnown(): Promise<void> {
    await this.api('POST', '/api/me', { nickname: 'Anna' });
    await this.page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('jailbirds.settings') ?? '{}') as object;
      localStorage.setItem('jailbirds.settings', JSON.stringify({ ...kept, known: true }));
    });
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.base + path);
  }

  /** Sit down at a table that has begun, and see the board. */
  async sit(table: string, query = ''): Promise<void> {
    await this.go(`/t/${table}${query}`);
    await this.page.locator('.board [data-place]:visible').first().waitFor();
  }

  /** A table of oneself and bots, with the board before one's eyes. */
  async playBots(title: string, bots: number, options: object = {}, query = ''): Promise<string> {
    const rookies = Array.from({ length: bots }, (): NewSeat => ({ kind: 'bot', level: 'rookie' }));
    const { table } = await this.table(title, [{ kind: 'me' }, ...rookies], options);
    await this.sit(table, query);
    return table;
  }
}

/** A browser for the tests of a file; whoever arrives is sent home after each test, and must
 * have seen no error. */
export function browserOfThisFile() {
  let browser: Browser;
  let people: Person[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
    });
  });
  afterEach(async () => {
    const errors = people.flatMap((person) => person.errors);
    await Promise.all(people.map((person) => person.context.close()));
    people = [];
    if (errors.length) throw new Error(`the page threw:\n${errors.join('\n')}`);
  });
  afterAll(() => browser.close());
  return async (name = 'Anna', likes: Likes = {}) => {
    const person = await Person.arrive(browser, name, likes);
    people.push(person);
    return person;
  };
}

/** What can be read off a board. */
export const boardOf = (person: Person) =>
  person.page
    .locator('.board')
    .evaluate((board) =>
      [...board.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')).join('\n'),
    );
