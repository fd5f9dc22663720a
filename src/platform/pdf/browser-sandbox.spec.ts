import { launchBrowser } from './browser.launcher.js';
import { sandboxFlags } from './browser-sandbox.js';

describe('the sandbox of the browser', () => {
  it('is not left out where it is needed, whatever it takes', () => {
    expect(sandboxFlags('needed', false)).toEqual([[]]);
    expect(() => sandboxFlags('needed', true)).toThrow(/does not start without.+CHROMIUM_SANDBOX=off/);
  });

  it('is left out where that was asked for', () => {
    for (const isRoot of [true, false]) expect(sandboxFlags('off', isRoot)).toEqual([['--no-sandbox']]);
  });

  it('is tried first elsewhere', () => {
    expect(sandboxFlags('tried', false)).toEqual([[], ['--no-sandbox']]);
    expect(sandboxFlags('tried', true)).toEqual([['--no-sandbox']]);
  });

  it('keeps a browser that cannot have it from starting', async () => {
    // A program that ends at once stands for one that the machine refuses its sandbox.
    await expect(launchBrowser('/bin/false', 5_000, 'needed')).rejects.toThrow(
      'Chromium does not start in its sandbox',
    );
  });
});
