import { Env } from '../../src/config/env.js';
import type { Caller } from '../../src/domain/account/known-device.js';
import { HmacKnownDevices } from '../../src/platform/security/hmac.known-devices.js';
import type { KnownDevices } from '../../src/platform/security/known-devices.port.js';
import { RandomIds } from '../../src/platform/security/random.ids.js';

/** As the service has them, with secrets of its own. */
export function someKnownDevices(
  jwtSecret = 'the secret of a test, which is long enough',
  jwtSecretPrevious: string | null = null,
): KnownDevices {
  return new HmacKnownDevices(Object.assign(new Env(), { jwtSecret, jwtSecretPrevious }), new RandomIds());
}

/** From a browser that nobody has signed in with. */
export function aCaller(): Caller {
  return { address: '203.0.113.7', device: null };
}
