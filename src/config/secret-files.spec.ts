import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionSettings } from '../../test/support/production.js';
import { readEnv } from './env.js';
import { SECRETS, withSecretFiles } from './secret-files.js';

describe('a secret in a file', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileWith = (text: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };

  it.each(SECRETS)('is taken for %s, without its line end', (name) => {
    expect(withSecretFiles({ [`${name}_FILE`]: fileWith('of the file\n') })[name]).toBe('of the file');
  });

  it('is what a production starts with', async () => {
    const { JWT_SECRET = '', ...others } = await productionSettings(folder);
    expect(readEnv({ ...others, JWT_SECRET_FILE: fileWith(`${JWT_SECRET}\n`) }).jwtSecret).toBe(JWT_SECRET);
    expect(() => readEnv({ ...others, JWT_SECRET_FILE: fileWith('short') })).toThrow('JWT_SECRET must have 32');
  });

  it('is not taken beside one that is set', () => {
    const path = fileWith('of the file');
    expect(() => withSecretFiles({ JWT_SECRET: 'another', JWT_SECRET_FILE: path })).toThrow(
      'JWT_SECRET and JWT_SECRET_FILE must not both be set',
    );
    expect(withSecretFiles({ JWT_SECRET: ' ', JWT_SECRET_FILE: path }).JWT_SECRET).toBe('of the file');
    expect(withSecretFiles({ JWT_SECRET: 'another', JWT_SECRET_FILE: '' }).JWT_SECRET).toBe('another');
  });

  it('must be there, be a file and hold something', () => {
    expect(() => withSecretFiles({ AUDIT_KEY_FILE: join(folder, 'none') })).toThrow(
      /^AUDIT_KEY_FILE: .*none cannot be read \(ENOENT\)/,
    );
    expect(() => withSecretFiles({ AUDIT_KEY_FILE: folder })).toThrow(/^AUDIT_KEY_FILE: .* cannot be read \(EISDIR\)/);
    expect(() => withSecretFiles({ AUDIT_KEY_FILE: fileWith('\n') })).toThrow(/^AUDIT_KEY_FILE: .* is empty/);
  });
});
