import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCredentialKeys } from './credential-key.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credential-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (variables: Record<string, string> = {}, production = false) =>
  readCredentialKeys((name) => variables[name] ?? null, production, folder);

function write(name: string, pem: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, pem);
  return path;
}

const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const spki = { type: 'spki', format: 'pem' } as const;

describe('the key of verifiable credentials', () => {
  it('is made once outside production, for nobody else to read', () => {
    const { current } = read();
    expect(current).toMatchObject({ type: 'private', asymmetricKeyType: 'ed25519' });
    expect(read().current.equals(current)).toBe(true);
    expect(readdirSync(folder)).toEqual(['credential-key.pem']);
    expect(statSync(join(folder, 'credential-key.pem')).mode & 0o777).toBe(0o600);
  });

  it('must be set in production', () => {
    expect(() => read({}, true)).toThrow('CREDENTIAL_KEY must be set in production');
    expect(readdirSync(folder)).toEqual([]);
    const key = generateKeyPairSync('ed25519').privateKey;
    const set = { CREDENTIAL_KEY: write('set.pem', key.export(pkcs8)) };
    expect(read(set, true).current.equals(key)).toBe(true);
  });

  it('is refused where it is none', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const publicHalf = generateKeyPairSync('ed25519').publicKey;
    const wrong: Record<string, string> = {
      [join(folder, 'absent.pem')]: 'cannot be read (ENOENT)',
      [write('rsa.pem', rsa.export(pkcs8))]: 'is not an Ed25519 key in PEM',
      [write('public.pem', publicHalf.export(spki))]: 'is not an Ed25519 key in PEM',
      [write('text.pem', 'a secret')]: 'is not an Ed25519 key in PEM',
    };
    for (const [path, problem] of Object.entries(wrong)) {
      expect(() => read({ CREDENTIAL_KEY: path })).toThrow(`CREDENTIAL_KEY: ${path} ${problem}`);
    }
  });

  it('has those before it published, from either half of each', () => {
    const [first, second] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const paths = [write('1.pem', first.privateKey.export(pkcs8)), write('2.pem', second.publicKey.export(spki))];
    const { former } = read({ CREDENTIAL_KEYS_OLD: ` ${paths.join(' , ')},` });
    expect(former.map((key) => key.type)).toEqual(['public', 'public']);
    expect(former[0]?.equals(createPublicKey(first.privateKey))).toBe(true);
    expect(former[1]?.equals(second.publicKey)).toBe(true);
    expect(() => read({ CREDENTIAL_KEYS_OLD: 'nowhere.pem' })).toThrow('CREDENTIAL_KEYS_OLD: nowhere.pem');
  });
});
