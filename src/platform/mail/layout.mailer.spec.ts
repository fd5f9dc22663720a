import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIRMATION_EXAMPLES, composeMail, isChoice, MAIL_EXAMPLES } from '../../../test/factories/mail.factory.js';
import { applicationReceivedMail, rejectedMail } from '../../modules/certificates/certificate.mail.js';

const MODULES = join(import.meta.dirname, '../../modules');

it('every mail that there is has an example', async () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mail.ts'));
  const written = await Promise.all(files.map(async (file) => Object.values(await import(join(MODULES, file)))));
  const mails = new Set([...MAIL_EXAMPLES, ...CONFIRMATION_EXAMPLES].map(({ mail }) => mail));
  expect(new Set(written.flat())).toEqual(mails);
  expect(mails.size).toBeGreaterThan(30);
});

describe.each(MAIL_EXAMPLES)('$title', ({ language, about, text: words }) => {
  it('has a subject of one line, a text, and a page without anything left to fill in', async () => {
    const mail = await composeMail({ language, text: words() });
    expect(mail.subject).toMatch(/^\S[^\r\n]{5,}$/);
    expect(mail.text.length).toBeGreaterThan(100);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|\[object/);
    }
  });

  it('is in its language', async () => {
    const mail = await composeMail({ language, text: words() });
    const chinese = /\p{Script=Han}/u;
    expect(chinese.test(mail.subject)).toBe(language === 'cn');
    expect(chinese.test(mail.text)).toBe(language === 'cn');
    expect(mail.html).toContain(language === 'cn' ? '<html lang="zh-CN">' : '<html lang="en">');
  });

  it('says the same in the text and on the page', async () => {
    const mail = await composeMail({ language, text: words() });
    for (const value of Object.entries(about).flatMap(([name, said]) =>
      isChoice(name, said) ? [] : `${said}`.split('\n'),
    )) {
      expect(mail.text).toContain(value);
      expect(mail.html.replaceAll('&#x3D;', '=')).toContain(value);
    }
  });

  it('loads nothing and points to no host but ours', async () => {
    const { html, text } = await composeMail({ language, text: words() });
    expect(html).not.toMatch(/<(img|link|script|iframe|object)\b|url\(|@import|\bsrc=/i);
    const addresses = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([address]) => new URL(address).host,
    );
    expect(new Set(addresses)).toEqual(new Set(['verify.example.my']));
  });

  it('shows hostile words as text and keeps them out of its headers', async () => {
    const evil = '<script>alert(1)</script>\r\nBcc: all@example.com {{constructor}} \u202e"\'>';
    const mail = await composeMail({ language, text: words({ applicant: evil, university: evil, reason: evil }) });
    expect(mail.html).not.toContain('<script');
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
    if ('applicant' in about) {
      expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(mail.html).toContain('{{constructor}}');
      expect(mail.text).toContain('<script>alert(1)</script>');
      expect(mail.subject).toContain('Bcc: all@example.com');
    }
  });
});

describe('LayoutMailer', () => {
  it('gives a mail the same Message-ID at every try, and its date', async () => {
    const mails = [await composeMail({ id: 'job-12' }), await composeMail({ id: 'job-12' })];
    expect(mails.map((mail) => mail.messageId)).toEqual(['<job-12@verify.example.my>', '<job-12@verify.example.my>']);
    expect(mails[0]?.date).toEqual(new Date('2026-03-01T08:00:00Z'));
  });

  it('cuts an endless name out of the subject', async () => {
    const applicant = '陈'.repeat(5_000);
    const text = applicationReceivedMail({ applicant, university: 'UM', url: 'https://verify.example.my/' }, 'en');
    const mail = await composeMail({ text });
    expect([...mail.subject]).toHaveLength(160);
    expect(mail.text).toContain(applicant);
  });

  it('keeps the lines of a reason', async () => {
    const reason = 'The transcript is not legible.\nPlease scan it again.';
    const about = { applicant: 'Mei', university: 'UM', reason, url: 'https://verify.example.my/' };
    const mail = await composeMail({ text: rejectedMail(about, 'en') });
    expect(mail.text).toContain('    The transcript is not legible.\n    Please scan it again.');
  });

  it.each(['../../etc/passwd', 'a b', 'a\r\nb', ''])('refuses the id %j', async (id) => {
    await expect(composeMail({ id })).rejects.toThrow('A mail id');
  });

  it.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '<a@b.example>', 'nobody', 'a@b@c'])(
    'refuses the address %j',
    async (to) => {
      await expect(composeMail({ to })).rejects.toThrow('Not an email address');
    },
  );
});
