// Takes the pictures of the documentation again, from the app as it is: `make screenshots`.
//
//   node tools/pictures.mjs [FOLDER] [NAME…]
//
// Builds the app (with the sample positions of /dev), starts a game server of its own with a
// database that is thrown away, opens the tables that are to be seen, and takes the pictures
// listed in shots.mjs. Without names all of them. PICTURES_PNG=FOLDER keeps them as PNG too.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { SHOTS } from './shots.mjs';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const REPOSITORY = dirname(WEB);
const [folder = join(REPOSITORY, 'docs/pictures'), ...wanted] = process.argv.slice(2);
const LARGEST = 250 * 1024;
const phone = (height) => ({ viewport: { width: 390, height }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: phone(844),
  bars: phone(664),
};
const NICKNAME = 'Anna';
const PATIENCE = 900_000; // ms: judges of reviews are compiled last, and the machine may have other things to do

async function freePort() {
  const socket = createSocket();
  await new Promise((done) => socket.listen(0, '127.0.0.1', done));
  const { port } = socket.address();
  await new Promise((done) => socket.close(done));
  return port;
}

async function answers(url, seconds) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(300)) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`expected an answer from ${url} within ${seconds} s: is .venv there (make play)?`);
}

/** In the page: Anna plays whatever is allowed, the first time this, the next time that. */
function playAnyhow(table) {
  const line = new WebSocket(`ws://${location.host}/ws`);
  let sent = 0;
  const send = (message) => line.send(JSON.stringify({ id: `a${++sent}`, table, seat: 0, ...message }));
  line.onmessage = ({ data }) => {
    const { type, situation } = JSON.parse(data);
    if (type === 'hello') send({ type: 'watch' });
    const group = situation?.legal?.find(({ do: verb }) => verb !== 'erase'); // a bet once written stays
    if (!group || situation.status !== 'playing') return;
    const { do: verb, actions } = group;
    send({
      type: 'play',
      version: situation.version,
      action: { do: verb, ...actions[(sent * 7) % actions.length].args },
    });
  };
}

/** The tables that are to be seen, opened by the browser that looks at them. */
async function openTables(context, base, shots) {
  const page = await context.newPage();
  await page.goto(`${base}/nowhere`);
  const call = (path, body) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(path, body ? { method: 'POST', headers, body } : {});
        if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
        return response.json();
      },
      [path, body ? JSON.stringify(body) : null],
    );
  await call('/api/me', { nickname: NICKNAME });
  const bots = (count, level = 'regular') => Array.from({ length: count }, () => ({ kind: 'bot', level }));
  const open = async (title, seats, more = {}) => (await call('/api/tables', { title, seats, ...more })).table;
  const isOver = async (table) => {
    for (const end = Date.now() + 600_000; (await call(`/api/tables/${table}`)).status !== 'over'; await wait(1000))
      if (Date.now() > end) throw new Error('expected bots to end their game within ten minutes');
    return (await call(`/api/tables/${table}/replay?start=0&count=1`)).moves;
  };
  /** Kinds of tables: how each is opened, and where it is then. */
  const kinds = {
    waiting: async (title) => {
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, ...bots(1)];
      return `/t/${await open(title, seats, { visibility: 'open' })}`;
    },
    'hot-seat': async (title) => {
      const seats = [{ kind: 'me' }, { kind: 'device', name: 'Ben' }, ...bots(1)];
      return `/t/${await open(title, seats, { shuffle: false })}`;
    },
    played: async (title) => {
      const table = await open(title, [{ kind: 'me' }, ...bots(2, 'rookie')], { shuffle: false });
      await page.evaluate(playAnyhow, table);
      return table;
    },
    over: async (title) => {
      const table = await find(title, 'played');
      await isOver(table);
      return `/t/${table}`;
    },
    replay: async (title) => {
      const table = await find(title, 'played');
      return `/r/${table}?move=${Math.floor((await isOver(table)) * 0.7)}`;
    },
    review: async (title) => {
      const table = await find(title, 'played');
      return `/review/${table}?move=${Math.floor((await isOver(table)) * 0.7)}`;
    },
    analysis: async (title) => {
      const table = await find(title, 'played');
      return `/analysis/${table}?move=${Math.floor((await isOver(table)) * 0.7)}`;
    },
    puzzle: async (title) => {
      const { puzzles } = await call(`/api/titles/${title}/puzzles`);
      return `/puzzles/${title}/${puzzles[Math.floor(puzzles.length * 0.4)].id}`;
    },
  };
  const found = new Map();
  const find = (title, kind) => {
    const key = `${title}/${kind}`;
    if (!found.has(key)) found.set(key, kinds[kind](title));
    return found.get(key);
  };
  const kindOf = (path) => path.match(/<(.+)>/)?.[1];
  // begun early: a game takes a while, and the first page shows what is being played
  for (const { title, path } of shots) {
    const kind = kindOf(path);
    if (kind) await find(title, ['over', 'replay', 'review', 'analysis'].includes(kind) ? 'played' : kind);
  }
  return async ({ title, path }) => (kindOf(path) ? find(title, kindOf(path)) : path);
}

async function act(page, { verb, target, value, ms }) {
  const one = target && page.locator(target).first();
  if (verb === 'wait') await wait(ms);
  else if (verb === 'select') await one.selectOption(value);
  else if (verb === 'see') await one.waitFor();
  else if (verb === 'hover') await one.hover({ force: true });
  else if (verb === 'click') await one.click({ force: true });
  else if (verb === 'tap') await one.tap({ force: true });
  else throw new Error(`unknown step ${verb}: expected wait, select, see, hover, click or tap`);
  await wait(250);
}

/** The browser itself turns PNG into WebP: a third of the size. */
async function webp(page, png) {
  const url = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.88);
  }, png.toString('base64'));
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const contexts = new Map();
/** One browser profile for each size, with the same cookie: the same Anna everywhere. */
async function contextFor(browser, size, cookies) {
  if (!contexts.has(size))
    contexts.set(size, await browser.newContext({ ...SIZES[size], reducedMotion: 'reduce', serviceWorkers: 'block' }));
  contexts.get(size).setDefaultTimeout(PATIENCE);
  await contexts.get(size).addCookies(cookies);
  return contexts.get(size);
}

const shots = SHOTS.filter(({ name }) => !wanted.length || wanted.includes(name));
if (!shots.length) throw new Error(`no picture is called ${wanted}: expected some of ${SHOTS.map(({ name }) => name)}`);
const rubbish = mkdtempSync(join(tmpdir(), 'jailbirds-pictures-'));
const port = await freePort();
const server = spawn(
  join(REPOSITORY, '.venv/bin/jailbirds'),
  ['serve', '--port', String(port), '--database', `sqlite:///${rubbish}/tables.sqlite`, '--bot-pause', '0'],
  { stdio: 'ignore', cwd: REPOSITORY, env: { ...process.env, JAILBIRDS_TALK_PAUSE: '0' } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (server.kill(), process.exit(1)));
let app, browser;
try {
  await answers(`http://127.0.0.1:${port}/readyz`, 120);
  process.env.JAILBIRDS_SERVER = `http://127.0.0.1:${port}`;
  const way = { root: WEB, mode: 'pictures', logLevel: 'error', build: { outDir: join(rubbish, 'app') } };
  await build(way);
  const appPort = await freePort();
  app = await preview({ ...way, preview: { host: '127.0.0.1', port: appPort, strictPort: true } });
  const base = `http://127.0.0.1:${appPort}`;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
  });
  const first = await contextFor(browser, 'desktop', []);
  const addressOf = await openTables(first, base, shots);
  const cookies = await first.cookies();
  const darkroom = await first.newPage();
  mkdirSync(resolve(folder), { recursive: true });
  for (const {
    name,
    title,
    path,
    size = 'desktop',
    theme = 'night',
    lang = 'en',
    motion = false,
    steps = [],
  } of shots) {
    const page = await (await contextFor(browser, size, cookies)).newPage();
    const trouble = [];
    page.on('console', (line) => line.type() === 'error' && trouble.push(line.text()));
    page.on('pageerror', (error) => trouble.push(error.message));
    await page.addInitScript(
      (kept) => localStorage.setItem('jailbirds.settings', kept),
      JSON.stringify({ language: lang, theme, motion, nickname: NICKNAME, known: true, offered: true }),
    );
    await page.goto(base + (await addressOf({ title, path })), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await wait(400);
    for (const step of steps) await act(page, step);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) trouble.push(`scrolls sideways by ${wide} px`);
    const png = await page.screenshot();
    const small = await webp(darkroom, png);
    if (small.length > LARGEST) trouble.push(`${small.length >> 10} KiB: expected at most ${LARGEST >> 10}`);
    writeFileSync(join(folder, `${name}.webp`), small);
    if (process.env.PICTURES_PNG) writeFileSync(join(process.env.PICTURES_PNG, `${name}.png`), png);
    console.log(`${name}.webp ${Math.ceil(small.length / 1024)} KiB`, trouble.join('; '));
    if (trouble.length) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser?.close();
  await app?.close();
  const gone = new Promise((done) => server.once('exit', done));
  if (server.kill()) await gone;
  rmSync(rubbish, { recursive: true, force: true });
}
