import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMail } from './mail.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (variables: Record<string, string> = {}) => readMail((name) => variables[name] || null, false, folder);
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;

function write(name: string, pem: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, pem);
  return path;
}

describe('where mails come back to', () => {
  it('is an address, in small letters', () => {
    expect(read().bounceAddress).toBeNull();
    expect(read({ BOUNCE_ADDRESS: 'Bounce@verify.example.org' }).bounceAddress).toBe('bounce@verify.example.org');
  });

  it.each([
    ['bounce', 'must be an address'],
    ['MyVerify <bounce@verify.example.org>', 'must be an address'],
    ['bounce+mail@verify.example.org', 'without a +'],
    [`${'b'.repeat(29)}@verify.example.org`, '28 characters at most'],
  ])('is not %s', (address, problem) => {
    expect(() => read({ BOUNCE_ADDRESS: address })).toThrow(
      new RegExp(`^BOUNCE_ADDRESS .*${problem.replace('+', '\\+')}`),
    );
  });
});

describe('the mailbox that they come to', () => {
  const BOUNCE_ADDRESS = 'bounce@verify.example.org';
  const SMTP_URL = 'smtp://mail.example.org';
  const mailbox = (BOUNCE_IMAP_URL: string) => read({ SMTP_URL, BOUNCE_ADDRESS, BOUNCE_IMAP_URL }).bounceMailbox;

  it('is an address with user and password', () => {
    expect(read({ BOUNCE_ADDRESS }).bounceMailbox).toBeNull();
    const account = { host: 'imap.example.org', user: 'me@example.org', password: 'a/b %', ca: null };
    expect(mailbox('imaps://me%40example.org:a%2Fb%20%25@imap.example.org')).toEqual({
      ...account,
      port: 993,
      folder: 'Inbox',
    });
    expect(mailbox('imaps://me%40example.org:a%2Fb%20%25@imap.example.org:1993/Back/Here')).toEqual({
      ...account,
      port: 1993,
      folder: 'Back/Here',
    });
  });

  it.each([
    ['imap://me:word@imap.example.org', 'begins with imaps://'],
    ['imaps://me@imap.example.org', 'must name user and password'],
    ['imaps://me:%zz@imap.example.org', 'must have % as %25'],
    ['imaps://me:word@imap.example.org/INBOX?tls=off', 'unknown parameter "tls"'],
    ['imaps://me:word@imap.example.org/INBOX?ca=/nowhere.pem', '/nowhere.pem cannot be read'],
  ])('is not %s', (url, problem) => {
    expect(() => mailbox(url)).toThrow(problem);
    expect(() => mailbox(url)).toThrow(/BOUNCE_IMAP_URL/);
  });

  it('needs the address', () => {
    expect(() => read({ BOUNCE_IMAP_URL: 'imaps://me:word@imap.example.org' })).toThrow('needs BOUNCE_ADDRESS');
  });

  it('is not looked into by a service that sends nothing, such as one that was restored for a trial', () => {
    const BOUNCE_IMAP_URL = 'imaps://me:word@imap.example.org';
    expect(() => read({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL })).toThrow('BOUNCE_IMAP_URL needs SMTP_URL');
  });
});

describe('what mails are signed with', () => {
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).privateKey.export(pkcs8);
  const whole = () => ({
    DKIM_DOMAIN: 'verify.example.org',
    DKIM_SELECTOR: 'mv2026',
    DKIM_KEY: write('dkim.pem', rsa(2048)),
  });

  it('is nothing where nothing is set', () => {
    expect(read().dkim).toBeNull();
  });

  it('is an RSA key, with the name under which the DNS has its other half', () => {
    expect(read(whole()).dkim).toEqual({
      domain: 'verify.example.org',
      selector: 'mv2026',
      key: expect.stringContaining('PRIVATE KEY'),
    });
  });

  it.each(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'])('is named where %s is missing', (name) => {
    expect(() => read({ ...whole(), [name]: '' })).toThrow(`${name} must be set`);
  });

  it('is refused where it is of no use', () => {
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export(pkcs8);
    const wrong: Record<string, string> = {
      [join(folder, 'absent.pem')]: 'cannot be read (ENOENT)',
      [write('short.pem', rsa(1024))]: 'is not an RSA key of 2048 bits',
      [write('other.pem', ed25519)]: 'is not an RSA key',
      [write('text.pem', 'a secret')]: 'is not an RSA key',
    };
    for (const [path, problem] of Object.entries(wrong)) {
      expect(() => read({ ...whole(), DKIM_KEY: path })).toThrow(`DKIM_KEY: ${path} ${problem}`);
    }
    expect(() => read({ ...whole(), DKIM_DOMAIN: 'v=1; x' })).toThrow('DKIM_DOMAIN must be a domain');
    expect(() => read({ ...whole(), DKIM_SELECTOR: 'a b' })).toThrow('DKIM_SELECTOR must be a name');
  });
});
