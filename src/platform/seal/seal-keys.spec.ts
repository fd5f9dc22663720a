import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import { allowsSigning } from './key-usage.js';
import { PadesReportSigner } from './pades.report-signer.js';
import { loadSealKeys } from './seal-keys.js';
import { makeSealKeys } from './seal-keys.maker.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const FILES = { key: 'key.pem', certificate: 'certificate.pem' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'myverify-seal-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const env = (more: Partial<Env> = {}): Env =>
  Object.assign(new Env(), { production: false, dataDir: folder, signing: { own: null, trusted: null }, ...more });

/** A pair made at some time, in a folder of its own. */
async function pair(name: string, at = NOW) {
  await makeSealKeys(join(folder, name), FILES, at);
  return { key: join(folder, name, FILES.key), certificate: join(folder, name, FILES.certificate) };
}
const withOwn = (own: { key: string; certificate: string }, trusted: string | null = null) =>
  loadSealKeys(env({ production: true, signing: { own, trusted } }), NOW);

describe('outside production', () => {
  test('a key, a certificate and a root are made once, for their owner alone', async () => {
    const first = await loadSealKeys(env(), NOW);
    const again = await loadSealKeys(env(), NOW);
    expect(again.certificate.raw).toEqual(first.certificate.raw);
    expect((await readdir(folder)).sort()).toEqual(['signing']);
    expect((await readdir(join(folder, 'signing'))).sort()).toEqual(['certificate.pem', 'key.pem', 'root.pem']);
    expect((await stat(join(folder, 'signing', 'key.pem'))).mode & 0o777).toBe(0o600);
    const [root] = first.chain;
    expect(root && first.certificate.checkIssued(root) && first.certificate.verify(root.publicKey)).toBe(true);
    expect(root?.ca).toBe(true);
    expect(first.certificate.ca).toBe(false);
    expect(allowsSigning(first.certificate.raw)).toBe(true);
    expect(first.certificate.subject).toContain('no legal weight');
  });

  test('whoever comes at the same time uses the same, and nothing is left over', async () => {
    const loaded = await Promise.all(Array.from({ length: 8 }, () => loadSealKeys(env(), NOW)));
    expect(new Set(loaded.map(({ certificate }) => certificate.fingerprint256)).size).toBe(1);
    expect(await readdir(folder)).toEqual(['signing']);
  });
});

describe('a key and a certificate of the operator', () => {
  test('are taken, with the chain and those of earlier keys, and described', async () => {
    const own = await pair('own');
    const earlier = await pair('earlier');
    const keys = await withOwn(own, earlier.certificate);
    expect(keys.chain).toHaveLength(1);
    expect(keys.all.map(({ subject }) => subject)).toEqual(Array(2).fill(keys.certificate.subject));
    const { subject, notAfter, fingerprint } = new PadesReportSigner(keys, env()).certificate();
    expect(subject).toBe('CN=MyVerify demonstration seal (no legal weight)');
    expect(notAfter).toEqual(new Date('2046-11-20T10:00:00Z'));
    expect(fingerprint).toBe(createHash('sha256').update(keys.certificate.raw).digest('hex'));
  });

  test.each<[string, () => Promise<{ key: string; certificate: string }>, RegExp]>([
    [
      'a key that is missing',
      async () => ({ ...(await pair('a')), key: join(folder, 'none') }),
      /^SIGNING_KEY .*ENOENT/,
    ],
    [
      'a missing certificate',
      async () => ({ ...(await pair('a')), certificate: join(folder, 'no') }),
      /^SIGNING_CERT .*ENOENT/,
    ],
    [
      'a key that is none',
      async () => ({ ...(await pair('a')), key: await written('hello') }),
      /^SIGNING_KEY: .*no private key/,
    ],
    [
      'an empty certificate',
      async () => ({ ...(await pair('a')), certificate: await written('') }),
      /^SIGNING_CERT: there is no/,
    ],
    [
      'a broken certificate',
      async () => ({ ...(await pair('a')), certificate: await written(BROKEN) }),
      /^SIGNING_CERT: .*cannot be read/,
    ],
    [
      'the key of another',
      async () => ({ ...(await pair('a')), key: (await pair('b')).key }),
      /^SIGNING_CERT is not the certificate of SIGNING_KEY/,
    ],
    ['one that has expired', () => pair('a', new Date('2006-11-20T09:00:00Z')), /^SIGNING_CERT has expired/],
    ['one of the future', () => pair('a', new Date('2026-11-20T12:00:00Z')), /^SIGNING_CERT is not valid before/],
    ['one that may not sign', () => unfit(), /^SIGNING_CERT is not for signatures/],
  ])('%s stops the start', async (_, own, message) => {
    const failure = await withOwn(await own()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SettingError);
    expect((failure as SettingError).message).toMatch(message);
  });

  test('in production nothing is made', async () => {
    await expect(loadSealKeys(env({ production: true }), NOW)).rejects.toThrow('SIGNING_KEY must be set');
    expect(await readdir(folder)).toEqual([]);
  });
});

const BROKEN = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';

async function written(text: string): Promise<string> {
  const path = join(folder, 'written');
  await writeFile(path, text);
  return path;
}

/** The bits of keyUsage changed to keyEncipherment; the signature over the certificate is not what is looked at. */
async function unfit() {
  const own = await pair('a');
  const [leaf = '', ...rest] = (await readFile(own.certificate, 'utf8')).split(/(?<=-----END CERTIFICATE-----\n)/);
  const der = Buffer.from(leaf.replace(/-----[^-]+-----/g, ''), 'base64');
  const at = der.indexOf(Buffer.from('030206c0', 'hex'));
  der.set([0x03, 0x02, 0x05, 0x20], at);
  const changed = `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;
  await writeFile(own.certificate, changed + rest.join(''));
  return own;
}
