import { composeMail, MAIL_CONTENTS } from '../../../test/factories/mail.factory.js';
import { LANGUAGES } from '../../domain/account/user.js';
import type { MailContent } from './mailer.port.js';

const cases = LANGUAGES.flatMap((language) =>
  MAIL_CONTENTS.map((content) => {
    const purpose = 'purpose' in content ? ` ${content.purpose}` : 'change' in content ? ` ${content.change}` : '';
    return { title: `${content.template}${purpose} (${language})`, language, content };
  }),
);

describe.each(cases)('$title', ({ language, content }) => {
  it('has a subject of one line, a text, and a page without anything left to fill in', async () => {
    const mail = await composeMail({ language, content });
    expect(mail.subject).toMatch(/^\S[^\r\n]{5,}$/);
    expect(mail.text.length).toBeGreaterThan(100);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|\[object/);
    }
  });

  it('is in its language', async () => {
    const mail = await composeMail({ language, content });
    const chinese = /\p{Script=Han}/u;
    expect(chinese.test(mail.subject)).toBe(language === 'cn');
    expect(chinese.test(mail.text)).toBe(language === 'cn');
    expect(mail.html).toContain(language === 'cn' ? '<html lang="zh-CN">' : '<html lang="en">');
  });

  it('says the same in the text and on the page', async () => {
    const mail = await composeMail({ language, content });
    for (const value of Object.entries(content).flatMap(([name, said]) =>
      ['template', 'purpose', 'passwordToo', 'side', 'byStaff', 'change', 'action', 'cause'].includes(name)
        ? []
        : `${said}`.split('\n'),
    )) {
      expect(mail.text).toContain(value);
      expect(mail.html.replaceAll('&#x3D;', '=')).toContain(value);
    }
  });

  it('loads nothing and points to no host but ours', async () => {
    const { html, text } = await composeMail({ language, content });
    expect(html).not.toMatch(/<(img|link|script|iframe|object)\b|url\(|@import|\bsrc=/i);
    const addresses = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([address]) => new URL(address).host,
    );
    expect(new Set(addresses)).toEqual(new Set(['verify.example.my']));
  });

  it('shows hostile words as text and keeps them out of its headers', async () => {
    const evil = '<script>alert(1)</script>\r\nBcc: all@example.com {{constructor}} \u202e"\'>';
    const mail = await composeMail({ language, content: spoil(content, evil) });
    expect(mail.html).not.toContain('<script');
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
    if ('applicant' in content) {
      expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(mail.html).toContain('{{constructor}}');
      expect(mail.text).toContain('<script>alert(1)</script>');
      expect(mail.subject).toContain('Bcc: all@example.com');
    }
  });
});

function spoil(content: MailContent, evil: string): MailContent {
  const spoilt = { applicant: evil, university: evil, reason: evil };
  const taken = Object.entries(spoilt).filter(([name]) => name in content);
  return { ...content, ...Object.fromEntries(taken) };
}

describe('TemplateMailer', () => {
  it('gives a mail the same Message-ID at every try, and its date', async () => {
    const mails = [await composeMail({ id: 'job-12' }), await composeMail({ id: 'job-12' })];
    expect(mails.map((mail) => mail.messageId)).toEqual(['<job-12@verify.example.my>', '<job-12@verify.example.my>']);
    expect(mails[0]?.date).toEqual(new Date('2026-03-01T08:00:00Z'));
  });

  it('cuts an endless name out of the subject', async () => {
    const applicant = '陈'.repeat(5_000);
    const mail = await composeMail({ content: { template: 'application-received', applicant, university: 'UM' } });
    expect([...mail.subject]).toHaveLength(160);
    expect(mail.text).toContain(applicant);
  });

  it('keeps the lines of a reason', async () => {
    const rejected = MAIL_CONTENTS.find((content) => content.template === 'rejected');
    const mail = await composeMail(rejected ? { content: rejected } : {});
    expect(mail.text).toContain('    The transcript is not legible.\n    Please scan it again.');
  });

  it.each([
    ['en', 2, 'Edition 2 is ready and has taken the place', 'download the new edition'],
    ['en', 3, 'Edition 2 corrected a mistake', 'Edition 3 has followed and is the one to use'],
    ['cn', 2, '第 2 版已生成', '请下载新版报告'],
    ['cn', 3, '第 2 版已更正', '此后又有第 3 版，请以第 3 版为准'],
  ] as const)('tells in %s of a correction where edition %i is in force which one to use', async (...given) => {
    const [language, inForce, ...words] = given;
    const corrected = { template: 'corrected', applicant: 'Mei', university: 'UM', reportNumber: 'MYV-1' } as const;
    const rest = { edition: 2, inForce, reason: 'The name.', checkUrl: 'https://verify.example.my/check' };
    const { text } = await composeMail({ language, content: { ...corrected, ...rest } });
    for (const word of words) expect(text.replace(/\s+/g, ' ')).toContain(word);
    expect(/is ready and has taken|新版/.test(text)).toBe(inForce === 2);
  });

  it('leads to the application that it is about, and to the form where that is to be changed', async () => {
    const content = { applicant: 'Mei', university: 'UM' };
    const received = await composeMail({ content: { template: 'application-received', ...content }, certificateId: 7 });
    expect(received.text).toMatch(/\/cert-track\?id=7$/m);
    const rejected = { template: 'rejected', ...content, reason: 'The scan is dark.' } as const;
    expect((await composeMail({ content: rejected, certificateId: 7 })).text).toMatch(/\/cert-update\?id=7$/m);
    expect((await composeMail({ content: rejected })).text).toMatch(/\/cert-list$/m);
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
