/** `jailbirds serve` in a process of its own, on a free port, with a database in a temporary
 * folder. Start it again after it was killed: it keeps its port and its games. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
export const PYTHON = process.env['PYTHON'] ?? join(ROOT, '.venv', 'bin', 'python');
/** Python finds the package of this checkout, wherever the environment was made for. */
export const OURS = { ...process.env, PYTHONPATH: join(ROOT, 'src') };
const APP = join(ROOT, 'src', 'jailbirds', 'server', 'app', 'index.html');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'jailbirds-e2e-'));
  readonly log = join(this.folder, 'server.log');
  port = 0;
  #process: ChildProcess | null = null;
  #settings: Record<string, string | number | boolean>;

  /** `python`: another than ours, in which more titles are installed. */
  constructor(
    settings: Record<string, string | number | boolean> = {},
    readonly python = PYTHON,
  ) {
    this.#settings = { bot_pause: 0, talk_pause: 0, compile: false, fsync: false, ...settings };
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    if (!existsSync(APP)) throw new Error('the app is not built: `npm run build` builds it');
    if (!existsSync(this.python)) {
      throw new Error(`expected a Python with Jailbirds at ${this.python}: \`make test\` makes one, or set PYTHON`);
    }
    this.port ||= await freePort();
    const log = openSync(this.log, 'a');
    const settings = Object.entries(this.#settings).map(([name, value]) => [
      `JAILBIRDS_${name.toUpperCase()}`,
      String(value),
    ]);
    this.#process = spawn(this.python, ['-m', 'jailbirds.cli.app', 'serve'], {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: {
        ...OURS,
        JAILBIRDS_DATA: this.folder,
        JAILBIRDS_DATABASE: `sqlite:///${join(this.folder, 'games.sqlite')}`,
        JAILBIRDS_PORT: String(this.port),
        ...Object.fromEntries(settings),
      },
    });
    closeSync(log);
    for (const end = Date.now() + 90_000; Date.now() < end; await pause(50)) {
      if (this.#process.exitCode !== null) break;
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return this;
    }
    throw new Error(`the server does not answer:\n${this.said().slice(-3000)}`);
  }

  /** Everything it wrote. */
  said(): string {
    return readFileSync(this.log, 'utf8');
  }

  /** As a power cut would: no time for anything. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As an operator would; and clear up. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const process = this.#process;
    if (!process || process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      process.once('exit', () => resolve());
      process.kill(signal);
    });
  }
}
