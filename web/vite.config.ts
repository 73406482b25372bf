import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds the game server.
const SERVER = process.env['JAILBIRDS_SERVER'] ?? 'http://127.0.0.1:8000';

// The app is built into the Python package, so that whoever installs it needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/jailbirds/server/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: SERVER, changeOrigin: false },
      '/ws': { target: SERVER, ws: true },
    },
  },
  // units run the browser's half of Svelte, in a page that is none
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['src/**/*.test.ts'], environment: 'happy-dom' },
});
