import { DEVICE_MAX } from '../../domain/account/login-rules.js';
import { deviceOf } from './device.js';

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${KIT} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; 22021211RG Build/UKQ1; wv) ${KIT} Version/4.0 Chrome/126 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['curl/8.5.0', null],
  ['<script>alert(1)</script>', null],
  ['', null],
  [undefined, null],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it('is never longer than its column', () => {
  const device = deviceOf(`Mozilla/5.0 (Linux; Android ${'9'.repeat(5000)}) ${'Chrome'.repeat(500)}/1`);
  expect((device ?? '').length).toBeLessThanOrEqual(DEVICE_MAX);
});
