import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { productionSettings } from '../../test/support/production.js';
import { readEnv } from './env.js';
import { startNotices } from './start-notices.js';

let folder: string;
let ca: string;
let noCa: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tls-settings-'));
  ca = join(folder, 'ca.pem');
  noCa = join(folder, 'text.pem');
  writeFileSync(ca, rootCertificates[0] ?? '');
  writeFileSync(noCa, 'no certificate');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (variables: Record<string, string>) => readEnv({ DATA_DIR: folder, ...variables });
const database = (end: string) => () => read({ DATABASE_URL: `mariadb://u:p@db.example/name${end}` });
const redis = (url: string) => () => read({ REDIS_URL: url });
const storage = (end: string) => () => read({ STORAGE_URL: `s3://papers?endpoint=${end}` });

describe('lines that are encrypted', () => {
  it('are taken with the certificates of an authority', () => {
    expect(database(`?tls=verify&ca=${ca}`)().databaseUrl).toContain('tls=verify');
    for (const end of ['?tls=off', '?tls=required', '?tls=verify']) expect(database(end)).not.toThrow();
    expect(redis(`rediss://:word@redis.example:6380/1?ca=${ca}`)().redisUrl).toContain('ca=');
    expect(storage(`https://s3.example&ca=${ca}`)().s3).toMatchObject({ ca });
    expect(storage('https://s3.example')().s3).toMatchObject({ ca: null });
  });

  it.each([
    [() => database('?ssl-mode=required'), 'DATABASE_URL has an unknown parameter "ssl-mode": it takes tls and ca'],
    [() => database('?tls=on'), 'tls in DATABASE_URL must be one of off, required, verify, not "on"'],
    [() => database(`?ca=${ca}`), 'ca in DATABASE_URL needs tls=verify'],
    [() => database('?tls=verify&ca=/nowhere.pem'), 'ca in DATABASE_URL: /nowhere.pem cannot be read (ENOENT)'],
    [() => database(`?tls=verify&ca=${noCa}`), 'holds no certificate in PEM'],
    [() => () => read({ DATABASE_URL: 'mariadb://u@10.0.0.3/name?tls=verify' }), 'DATABASE_URL must name its host'],
    [() => redis('redis://redis.example?db=3'), 'REDIS_URL has an unknown parameter "db"'],
    [() => redis(`redis://redis.example?ca=${ca}`), 'ca in REDIS_URL needs an address that begins with rediss://'],
    [() => redis(`rediss://redis.example?ca=${noCa}`), 'holds no certificate in PEM'],
    [() => storage(`http://s3.example&ca=${ca}`), 'ca in STORAGE_URL needs an endpoint that begins with https://'],
  ])('are refused by name where they are not what they seem: %#', (reading, said) => {
    expect(reading()).toThrow(said);
  });
});

describe('lines that anybody on them can read', () => {
  const told = async (more: Record<string, string>) =>
    startNotices(readEnv({ ...(await productionSettings(folder)), CHROMIUM_SANDBOX: 'on', ...more }));

  it('are told in production, each by its setting', async () => {
    expect(
      await told({
        DATABASE_URL: 'mariadb://u:p@db.example/name',
        REDIS_URL: 'redis://redis.example',
        STORAGE_URL: 's3://papers?endpoint=http://s3.example',
      }),
    ).toEqual([
      expect.stringMatching(/^DATABASE_URL: .+ not encrypted/),
      expect.stringMatching(/^REDIS_URL: .+ not encrypted/),
      'REDIS_URL: Redis is used without a password',
      expect.stringMatching(/^STORAGE_URL: .+ not encrypted/),
    ]);
    expect(await told({ DATABASE_URL: 'mariadb://u:p@db.example/name?tls=required' })).toEqual([
      expect.stringContaining('takes any server for the database'),
    ]);
  });

  it('are told with a browser that has no sandbox', async () => {
    expect(await told({ CHROMIUM_SANDBOX: 'off' })).toEqual([expect.stringMatching(/^CHROMIUM_SANDBOX=off: .+/)]);
    expect(() => read({ CHROMIUM_SANDBOX: 'maybe' })).toThrow('CHROMIUM_SANDBOX must be one of on, off');
    expect(read({}).chromiumSandbox).toBe('tried');
  });

  it('are none where they are encrypted or never leave the machine', async () => {
    const encrypted: Record<string, string>[] = [
      { DATABASE_URL: 'mariadb://u@localhost/name', REDIS_URL: 'redis://:word@127.0.0.1' },
      { DATABASE_URL: 'mariadb://u@db.example/name?tls=verify', REDIS_URL: 'rediss://:word@redis.example' },
      { STORAGE_URL: 's3://papers?endpoint=https://s3.example' },
      { STORAGE_URL: 's3://papers' },
    ];
    for (const more of encrypted) expect(await told(more)).toEqual([]);
    expect(startNotices(read({ DATABASE_URL: 'mariadb://u:p@db.example/name' }))).toEqual([]);
  });
});
