import type { Language } from '../../domain/account/user.js';
import { type ApplicationNames, applicationFacts } from '../../domain/certificate/application-facts.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

type LookedUp = Required<ApplicationNames> & { readonly url: string };

export function lookedUpMail({ url, ...about }: LookedUp, language: Language): MailText {
  const facts = applicationFacts(about, language);
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Report looked up: ${about.applicant}`,
      heading: 'Your report was looked up',
      paragraphs: [
        'Somebody has checked your verification report, by its number, its file or your name, passport number and date of birth. This may well be what you want: a university or an employer to whom you gave it, or you yourself.',
        'We tell you at most once a day. The page below lists every look-up of the report; there you can also switch these emails off, and the public look-up by name.',
      ],
      facts,
      action: { label: 'View the look-ups', url },
      notes: [
        'Who looked it up, and from where, is not told: whoever holds a report may check it without giving a name.',
      ],
    },
    cn: {
      subject: `报告被查验：${about.applicant}`,
      heading: '您的认证报告被查验',
      paragraphs: [
        '有人通过报告编号、报告文件，或您的姓名、护照号码和出生日期查验了您的认证报告。这很可能正是您所希望的：对方可能是您提供过报告的大学或雇主，也可能是您本人。',
        '此类通知每天最多发送一次。下方页面列出了该报告的每一次查验；您也可以在那里关闭此类邮件，或关闭按姓名公开查询。',
      ],
      facts,
      action: { label: '查看查验记录', url },
      notes: ['我们不会告知查验者的身份和位置：持有报告的任何人都可以不表明身份进行核验。'],
    },
  };
  return texts[language];
}
