import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionSettings } from '../../test/support/production.js';
import { refuseOtherAdmin } from './database.js';
import { readEnv } from './env.js';

describe('settings in production', () => {
  let folder: string;
  let settings: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
    settings = await productionSettings(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const without = (name: string, more: Record<string, string> = {}) => {
    const { [name]: _left, ...others } = settings;
    return () => readEnv({ ...others, ...more });
  };

  it('are enough', () => {
    expect(readEnv(settings)).toMatchObject({ production: true, publicUrl: settings.PUBLIC_URL, smtpUrl: null });
  });

  it.each([
    'PUBLIC_URL',
    'JWT_SECRET',
    'AUDIT_KEY',
    'FILES_KEY',
    'SIGNING_KEY',
    'CREDENTIAL_KEY',
    'CONFIRMATION_REQUIRED',
  ])('need %s', (name) => {
    expect(without(name)).toThrow(`${name} must be set`);
  });

  it('need a sender where there is a mail server', () => {
    const mailed = { SMTP_URL: 'smtp://mail.example' };
    expect(without('MAIL_FROM', mailed)).toThrow('MAIL_FROM must be set');
    expect(without('MAIL_FROM')().mailFrom).toContain('no-reply');
  });
});

describe('the database in the settings', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (more: Record<string, string>) => readEnv({ DATA_DIR: folder, ...more });

  it('is refused with parameters that would be passed over', () => {
    for (const end of ['?', '#x']) {
      expect(() => read({ DATABASE_URL: `mariadb://u:p@host/name${end}` })).toThrow('takes no parameters');
    }
    expect(() => read({ DATABASE_URL: 'mariadb://u:p@host/name?ssl-mode=required' })).toThrow('parameter "ssl-mode"');
    expect(() => read({ DATABASE_URL: 'mariadb://u:p?x@host/name' })).toThrow('? and # in a password are %3F and %23');
    expect(read({ DATABASE_URL: 'mariadb://u:p%3F%23@host/name' }).databaseUrl).toBe('mariadb://u:p%3F%23@host/name');
  });

  it('is one server: a list of them is refused with what to do instead', () => {
    for (const hosts of ['h1,h2', 'h1:3306,h2:3306', 'h1,h2:3306']) {
      expect(() => read({ DATABASE_URL: `mariadb://u:p@${hosts}/name` })).toThrow('DATABASE_URL names several servers');
    }
    expect(read({ DATABASE_URL: 'mariadb://u,v:p,q@host/name' }).databaseUrl).toBe('mariadb://u,v:p,q@host/name');
    expect(() => read({ DATABASE_URL: 'mariadb://u:p@host' })).toThrow('must name a database');
  });

  it('takes an account of the administrator for a restore where it is of the same database', () => {
    const DATABASE_URL = 'mariadb://service:p@10.0.0.5:3306/name?tls=required';
    const asked = (DATABASE_ADMIN_URL?: string) => () =>
      refuseOtherAdmin(
        read(DATABASE_ADMIN_URL === undefined ? { DATABASE_URL } : { DATABASE_URL, DATABASE_ADMIN_URL }),
      );
    expect(asked()).not.toThrow();
    expect(asked('mysql://root:other@10.0.0.5/name')).not.toThrow();
    for (const other of [
      'mariadb://root:p@10.0.0.6/name',
      'mariadb://root:p@10.0.0.5/other',
      'mariadb://root:p@10.0.0.5:3307/name',
    ])
      expect(asked(other)).toThrow(/^DATABASE_ADMIN_URL names the database .+ and DATABASE_URL 10\.0\.0\.5:3306\/name/);
  });

  it('may have a replica, which is another MariaDB', () => {
    const DATABASE_URL = 'mariadb://u:p@host/name';
    const replica = 'mariadb://u:p@other/name';
    expect(read({ DATABASE_URL }).databaseReadUrl).toBeNull();
    expect(read({ DATABASE_URL, DATABASE_READ_URL: replica }).databaseReadUrl).toBe(replica);
    for (const DATABASE_READ_URL of [DATABASE_URL, 'mysql://reader:p@host:3306/name?tls=required'])
      expect(() => read({ DATABASE_URL, DATABASE_READ_URL })).toThrow(
        'DATABASE_READ_URL names the database of DATABASE_URL',
      );
    expect(() => read({ DATABASE_READ_URL: replica })).toThrow('DATABASE_READ_URL is a replica of MariaDB');
    expect(() => read({ DATABASE_URL, DATABASE_READ_URL: 'sqlite:/tmp/x' })).toThrow('DATABASE_READ_URL is a replica');
    expect(() => read({ DATABASE_URL, DATABASE_READ_URL: 'mariadb://u:p@h1,h2/name' })).toThrow(
      'DATABASE_READ_URL names',
    );
  });

  it('has as many connections as are needed at least', () => {
    expect(() => read({ DATABASE_POOL_SIZE: '2' })).toThrow('DATABASE_POOL_SIZE must be a whole number from 3');
    expect(read({ DATABASE_POOL_SIZE: '3' }).databasePoolSize).toBe(3);
    expect(read({}).databasePoolSize).toBe(20);
  });
});
