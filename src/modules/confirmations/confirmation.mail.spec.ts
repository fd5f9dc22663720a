import { CONFIRMATION_EXAMPLES, CONFIRMATION_REQUEST, composeMail } from '../../../test/factories/mail.factory.js';
import type { ContactLanguage } from '../../domain/confirmation/contact.js';
import { confirmationDisputedMail, confirmationRequestMail } from './confirmation.mail.js';

const request = CONFIRMATION_REQUEST;

const compose = (about: typeof request, language: ContactLanguage = 'en') =>
  composeMail({ language, text: confirmationRequestMail(about, language) });

describe.each(CONFIRMATION_EXAMPLES)('$title', ({ language, about, text: words }) => {
  it('is whole in text and page, in its language, and points to no host but ours', async () => {
    const { url } = about as { url: string };
    const { subject, text, html } = await composeMail({ language, text: words() });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|null|\[object/);
    expect([subject, text].map((part) => /\p{Script=Han}/u.test(part))).toEqual(
      language === 'cn' ? [true, true] : [false, false],
    );
    expect(html).toContain({ en: '<html lang="en">', cn: '<html lang="zh-CN">', ms: '<html lang="ms">' }[language]);
    expect(text).toContain(url);
    expect(html).toContain(url);
    expect(html).not.toMatch(/<(img|link|script|iframe|object)\b|url\(|@import|\bsrc=/i);
    const hosts = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => new URL(address).host);
    expect(new Set(hosts)).toEqual(new Set(['verify.example.my']));
  });
});

describe('what a registrar needs to trust a request', () => {
  it.each([
    ['en', 'the student named below has applied', 'has agreed to this enquiry', 'typing its address yourself', 'never'],
    ['cn', '以下学生已申请认证', '已同意此项求证', '请自行输入我们的网址', '绝不'],
    ['ms', 'pelajar di bawah telah memohon', 'telah bersetuju', 'menaip alamatnya sendiri', 'tidak pernah'],
  ] as const)('is in it, in %s: who asks whom and why, and how to check that it is us', async (...given) => {
    const [language, ...words] = given;
    const { text } = await compose(request, language);
    const flat = text.replace(/\s+/g, ' ');
    for (const word of ['MyVerify', request.office, 'Wang Xiaoming', 'Physics', request.deskUrl, ...words]) {
      expect(flat).toContain(word);
    }
  });

  it('is in a reminder as well, which says that it is one', async () => {
    const [first, again] = [await compose(request), await compose({ ...request, isReminder: true })];
    expect(again.subject).toBe(`Reminder: please confirm a certificate: ${request.student}`);
    expect(again.text.replace(/\s+/g, ' ')).toContain(first.text.replace(/\s+/g, ' ').slice(0, 400));
  });
});

it.each([
  ['en', 'still says that this was confirmed', 'withdraw the report'],
  ['cn', '报告仍写明已获确认', '请撤回报告'],
  ['ms', 'masih menyatakan pengesahan itu', 'tarik balik laporan'],
] as const)('who asked is told in %s that a report may still claim what was disputed', async (language, ...words) => {
  const told = CONFIRMATION_EXAMPLES.filter(
    (one) => one.mail === confirmationDisputedMail && one.language === language,
  );
  expect(told).toHaveLength(2);
  for (const one of told) {
    const { text } = await composeMail({ language, text: one.text() });
    for (const word of words) expect(text.replace(/\s+/g, ' ')).toContain(word);
  }
});

it('words of others are text, and no headers', async () => {
  const evil = '<script>alert(1)</script>\r\nBcc: all@example.com';
  const { subject, html } = await compose({ ...request, student: evil, programme: evil, office: evil });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
});
