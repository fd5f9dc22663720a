import { loadOnce } from './load-once.js';

/** What Jest gives to who imports `playwright-core`: see jest.config.mjs. */
export const { chromium } = await loadOnce<typeof import('playwright-core')>('playwright-core');
