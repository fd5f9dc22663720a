import { type Given, oneOf } from './variables.js';

/** `needed`: its sandbox or no browser; `off`: without; `tried`: with it where the machine lets it. */
export type BrowserSandbox = 'needed' | 'off' | 'tried';

export interface ChromiumSettings {
  readonly chromiumPath: string | null;
  readonly chromiumSandbox: BrowserSandbox;
}

/** @throws SettingError */
export function readChromium(given: Given, production: boolean): ChromiumSettings {
  const asked = given('CHROMIUM_SANDBOX');
  const otherwise = production ? 'needed' : 'tried';
  const chromiumSandbox =
    asked === null ? otherwise : oneOf('CHROMIUM_SANDBOX', asked, ['on', 'off'] as const) === 'on' ? 'needed' : 'off';
  return { chromiumPath: given('PUPPETEER_EXECUTABLE_PATH'), chromiumSandbox };
}
