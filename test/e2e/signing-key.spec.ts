import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { makeSealKeys } from '../../src/platform/seal/seal-keys.maker.js';
import { startServer } from '../support/server.js';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = { key: 'key.pem', certificate: 'certificate.pem' };
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://verify.example',
  JWT_SECRET: 'x'.repeat(40),
  AUDIT_KEY: 'y'.repeat(40),
  BANK_NAME: 'Bank',
  BANK_ACCOUNT_NUMBER: '1234567890',
  BANK_ACCOUNT_NAME: 'Verifier',
  BANK_SWIFT: 'MBBEMYKL',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'myverify-signing-key-'));
  const years = (count: number) => new Date(Date.now() + count * 365 * 24 * 3600_000);
  await makeSealKeys(join(folder, 'good'), FILES, new Date());
  await makeSealKeys(join(folder, 'other'), FILES, new Date());
  await makeSealKeys(join(folder, 'expired'), FILES, years(-25));
  await makeSealKeys(join(folder, 'future'), FILES, years(2));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const key = (name: string) => ({ SIGNING_KEY: join(folder, name, FILES.key) });
const certificate = (name: string) => ({ SIGNING_CERT: join(folder, name, FILES.certificate) });

/** What a process that does not start says. */
function refusal(command: 'start:api' | 'start:worker', env: Readonly<Record<string, string>>): string {
  const started = spawnSync(process.execPath, nodeCommand(command), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(started.status).toBe(1);
  return started.stderr;
}

describe('a key that is of no use stops the start, and the message names the variable:', () => {
  it.each<[string, () => Readonly<Record<string, string>>, string]>([
    ['no such file', () => ({ SIGNING_KEY: '/nowhere/key.pem', ...certificate('good') }), 'SIGNING_KEY cannot be read'],
    ['expired', () => ({ ...key('expired'), ...certificate('expired') }), 'SIGNING_CERT has expired'],
    ['of the future', () => ({ ...key('future'), ...certificate('future') }), 'SIGNING_CERT is not valid before'],
    [
      'mismatched',
      () => ({ ...key('good'), ...certificate('other') }),
      'SIGNING_CERT is not the certificate of SIGNING_KEY',
    ],
    ['half of it', () => key('good'), 'SIGNING_CERT must be set'],
  ])('%s', (_, env, message) => {
    expect(refusal('start:api', env())).toMatch(`MyVerify cannot start: ${message}`);
  });

  it('none in production', async () => {
    const message = refusal('start:api', PRODUCTION);
    expect(message).toContain('MyVerify cannot start: SIGNING_KEY must be set');
    expect(await readdir(join(folder, 'data')).catch(() => [])).not.toContain('signing');
  });

  it('in the worker as in the API', () => {
    const redis = { REDIS_URL: 'redis://127.0.0.1:1' };
    expect(refusal('start:worker', { ...redis, ...key('good'), ...certificate('other') })).toContain('SIGNING_CERT');
  });
});

it('processes that start at once in one data folder share one key', async () => {
  const dataDir = join(folder, 'shared');
  const loading = `
    import { loadSealKeys } from './dist/src/platform/seal/seal-keys.js';
    const env = { production: false, dataDir: ${JSON.stringify(dataDir)}, signing: { own: null, trusted: null } };
    process.stdout.write((await loadSealKeys(env, new Date())).certificate.fingerprint256);`;
  const processes = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', loading], { cwd: ROOT }),
  );
  const said = await Promise.all(
    processes.map(async ({ stdout }) => {
      let text = '';
      for await (const chunk of stdout) text += String(chunk);
      return text;
    }),
  );
  expect(said[0]).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  expect(new Set(said).size).toBe(1);
  expect((await readdir(dataDir)).sort()).toEqual(['signing']);
});

it('a key of the operator is what the server seals with', async () => {
  const server = await startServer({ env: { ...key('good'), ...certificate('good') } });
  expect(await readdir(server.dataDir)).not.toContain('signing');
  await server.dispose();
});
