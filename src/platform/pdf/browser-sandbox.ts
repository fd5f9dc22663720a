import type { BrowserSandbox } from '../../config/chromium.js';

const WITHOUT = ['--no-sandbox'];

/**
 * The flags to start a browser with, and those to try where that fails.
 * @param isRoot Chromium has no sandbox for root.
 * @throws Error where the sandbox is needed and cannot be.
 */
export function sandboxFlags(sandbox: BrowserSandbox, isRoot: boolean): readonly (readonly string[])[] {
  if (sandbox === 'off') return [WITHOUT];
  if (sandbox === 'needed') {
    if (isRoot) throw noSandbox('Chromium has none for root: run the service as another user');
    return [[]];
  }
  return isRoot ? [WITHOUT] : [[], WITHOUT];
}

export function noSandbox(why: string): Error {
  return new Error(
    `Chromium does not start in its sandbox, and does not start without (${why}). CHROMIUM_SANDBOX=off lets it: a page that ` +
      'breaks out of the browser then has all that this process has',
  );
}
