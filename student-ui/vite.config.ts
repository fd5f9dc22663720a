import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from '../scripts/browsers.ts';
import { pdfjsFiles } from '../scripts/pdfjs-files.ts';
import { mantineStyles } from './mantine-styles.ts';
import { CHECK, COMMON, pageFiles } from './page-files.ts';

const target = process.env.API_URL ?? 'http://127.0.0.1:3000';
/** Under the name that the browser asked for: the API refuses what comes from another origin. */
const API = { target, changeOrigin: false };

export default defineConfig({
  base: '/',
  plugins: [react(), mantineStyles(), pdfjsFiles(), pageFiles()],
  build: {
    target: BROWSERS,
    // The page's content security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    // What every screen begins with is one file, and so is what many have in common: thirty small ones wait for each other on
    // a slow line.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'common', test: COMMON, priority: 1, includeDependenciesRecursively: false },
            { name: 'check', test: CHECK, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': API, '/docs': API, '/health': API, '/.well-known': API },
  },
});
