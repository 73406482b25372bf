import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Real Chromium against the real server: see setup.ts. Two files at a time, for two cores.
export default defineConfig({
  cacheDir: 'node_modules/.vite',
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['e2e/*.test.ts', 'src/boards/*/*.e2e.ts'],
    globalSetup: './e2e/setup.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    retry: 2, // games are played by chance, on busy machines: what goes wrong is printed, three times fails
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }, // as patient as everything else with a busy machine
  },
});
