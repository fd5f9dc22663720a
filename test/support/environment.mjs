import { TestEnvironment } from 'jest-environment-node';

/** Loaded by Node itself and not by Jest, which would evaluate it anew for each test file. Relative to this folder. */
async function loadOnce(module) {
  // TypeScript of ours, which Node cannot read by itself.
  if (module.startsWith('.')) await import('./typescript-loader.mjs');
  return import(module);
}

/** The environment of tests that are many files with the same large libraries: see `load-once.ts`. */
export default class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global.LOAD_ONCE = loadOnce;
  }
}
