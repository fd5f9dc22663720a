import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from '../scripts/browsers.ts';
import { pdfjsFiles } from '../scripts/pdfjs-files.ts';

const target = process.env.API_URL ?? 'http://127.0.0.1:3000';
/** Under the name that the browser asked for: the API refuses what comes from another origin. */
const API = { target, changeOrigin: false };

export default defineConfig({
  base: '/manage/',
  plugins: [react(), pdfjsFiles()],
  // The editor and its extensions must share one core, in whichever versions they were installed.
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  build: {
    target: BROWSERS,
    // The page's content security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    // What every screen begins with is one file, and so is what three or more have in common: the first screen took 43 files.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'common', minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 5174),
    strictPort: true,
    proxy: { '/api': API, '/docs': API, '/health': API },
  },
});
