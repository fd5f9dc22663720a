import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandDone, runCommand } from '../support/commands.js';
import { freePort } from '../support/free-port.js';
import { productionSettings } from '../support/production.js';
import { type RunningServer, startAlone, startServer } from '../support/server.js';

const TOKEN = 'a-token-for-the-metrics';
const smoke = (url: string, env: Record<string, string> = {}) => runCommand('smoke', env, [url]);

describe('a production without demonstration', () => {
  let server: RunningServer;

  beforeAll(async () => {
    const { PUBLIC_URL, ...settings } = await productionSettings(await mkdtemp(join(tmpdir(), 'myverify-e2e-')));
    await commandDone('migrate', { ...settings, PUBLIC_URL: PUBLIC_URL ?? '' });
    server = await startServer({ env: { ...settings, METRICS_TOKEN: TOKEN }, dataDir: settings.DATA_DIR ?? '' });
  });
  afterAll(() => server?.dispose());

  it('is well, in everything that is looked at', async () => {
    const { code, output } = await smoke(server.url, { METRICS_TOKEN: TOKEN });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/ok {4}what it depends on answers .*All 13 are well\n$/s),
    ]);
  });

  it('says what it did not ask, and that a token is another', async () => {
    const asked = await smoke(server.url);
    expect(asked).toMatchObject({
      code: 0,
      output: expect.stringMatching(/NOT ASKED, METRICS_TOKEN.*All 12 are well/s),
    });
    const { code, output } = await smoke(server.url, { METRICS_TOKEN: 'another-token-than-there' });
    expect([code, output]).toEqual([1, expect.stringContaining('METRICS_TOKEN is another there')]);
  });

  it('is not at another address than its users know', async () => {
    const { code, output } = await smoke(server.url.replace('127.0.0.1', 'localhost'));
    expect([code, output]).toEqual([1, expect.stringContaining(`PUBLIC_URL is ${server.url}, not`)]);
  });
});

it('is not taken for well where everybody knows the passwords and the account', async () => {
  const server = await startAlone();
  try {
    const { code, output } = await smoke(server.url);
    expect(code).toBe(1);
    expect(output).toContain('admin@demo.example signs in with the password that everybody knows');
    expect(output).toContain('students pay to a real account');
    expect(output).toContain('it is that of the demonstration');
    expect(output).toContain('2 of 12 ARE NOT WELL');
  } finally {
    await server.dispose();
  }
});

it('names what is wrong with the address, and that nothing answers there', async () => {
  expect(await runCommand('smoke', {}, [])).toMatchObject({
    code: 2,
    output: expect.stringContaining('Name one address'),
  });
  expect(await smoke('verify.example.org')).toMatchObject({ code: 2 });
  const { code, output } = await smoke(`http://127.0.0.1:${await freePort()}`);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/FAIL {2}it is ready .*ECONNREFUSED.*12 of 12 ARE NOT WELL/s),
  ]);
});
