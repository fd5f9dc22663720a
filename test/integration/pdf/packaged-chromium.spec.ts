import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packagedChromiumRunsHere, unpackChromium } from '../../../src/platform/pdf/packaged-chromium.js';

(packagedChromiumRunsHere() ? describe : describe.skip)('the packaged Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'myverify-test-unpack-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  const version = async () => {
    const { executable, variables } = await unpackChromium(folder);
    const text = execFileSync(executable, ['--version', '--no-sandbox'], { env: { ...variables }, encoding: 'utf8' });
    return { executable, text };
  };

  test('is unpacked by two at once, privately and completely, and mended when a part is gone', async () => {
    const [one, two] = await Promise.all([version(), version()]);
    expect(one.text).toMatch(/143\./);
    expect(two).toEqual(one);
    const own = dirname(dirname(one.executable));
    expect(statSync(own).mode & 0o777).toBe(0o700);
    expect(readdirSync(own)).toHaveLength(1);

    const { ino } = statSync(one.executable);
    rmSync(join(dirname(one.executable), 'lib'), { recursive: true });
    expect((await version()).text).toBe(one.text);
    expect(statSync(one.executable).ino).not.toBe(ino);

    chmodSync(own, 0o777);
    writeFileSync(join(own, 'planted'), '');
    expect((await version()).text).toBe(one.text);
    expect(statSync(own).mode & 0o777).toBe(0o700);
    expect(readdirSync(own)).toHaveLength(1);
  });
});
