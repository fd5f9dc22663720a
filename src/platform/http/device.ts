import Bowser from 'bowser';
import { DEVICE_MAX } from '../../domain/account/login-rules.js';

/**
 * What a person knows a device by, such as `Safari on iPhone`: nothing that tells two of a kind apart is kept.
 * @param userAgent as the client says of itself; `null` where nothing can be made of it
 */
export function deviceOf(userAgent = ''): string | null {
  if (userAgent === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const names = [browser.name, platform.vendor === 'Apple' && platform.model ? platform.model : os.name];
  return names.filter(Boolean).join(' on ').slice(0, DEVICE_MAX) || null;
}
