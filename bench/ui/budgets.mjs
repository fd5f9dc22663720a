/** Lighthouse, mobile preset, of 100. */
export const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 };

/** The largest paint on that phone, in milliseconds. */
export const LCP_MS = 2000;

/** How far things jump while a page loads, as browsers score it: up to this they call it good. */
export const CLS = 0.1;

/** Compressed JavaScript of a first load, in kilobytes of 1024 bytes. */
export const FIRST_LOAD_KB = { '/index': 170, '/manage': 450 };
