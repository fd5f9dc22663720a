import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface AccessAsked {
  readonly organisation: string;
  readonly url: string;
  readonly days: number;
}

/** To an address that somebody typed. */
export function accessAskedMail({ organisation, url, days }: AccessAsked, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'Please confirm your request for access to MyVerify',
      heading: 'Is this your address?',
      paragraphs: [
        'Somebody, most likely you, has asked for access by programs for the organisation below, and typed this address.',
        `Nobody reads the request until you confirm it. The link works for ${days} days.`,
      ],
      facts: [{ label: 'Organisation', value: organisation }],
      action: { label: 'Confirm', url },
      notes: ['It was not you? Then do nothing: all that was typed is forgotten after that time.'],
    },
    cn: {
      subject: '请确认您的 MyVerify 接入申请',
      heading: '请确认此邮箱',
      paragraphs: [
        '有人（很可能是您本人）为以下机构申请通过程序核验报告，并填写了此邮箱。',
        `确认之后我们才会处理申请。链接在 ${days} 天内有效。`,
      ],
      facts: [{ label: '机构', value: organisation }],
      action: { label: '确认', url },
      notes: ['如非本人操作，请忽略此邮件，逾时后我们不再保留所填内容。'],
    },
  };
  return texts[language];
}

interface AccessDeclined {
  readonly organisation: string;
  readonly reason: string;
}

export function accessDeclinedMail({ organisation, reason }: AccessDeclined, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'Your request for access to MyVerify was declined',
      heading: 'Your request was declined',
      paragraphs: ['We could not admit the organisation below. You may ask again once the reason is mended.'],
      facts: [{ label: 'Organisation', value: organisation }],
      quote: { label: 'Reason', text: reason },
      notes: ['Single reports can be checked on the site at any time, without an account.'],
    },
    cn: {
      subject: '您的 MyVerify 接入申请未获批准',
      heading: '接入申请未获批准',
      paragraphs: ['我们未能批准以下机构的接入申请。您可以按所述理由重新申请。'],
      facts: [{ label: '机构', value: organisation }],
      quote: { label: '理由', text: reason },
      notes: ['单份报告仍可随时在网站上核验，无需账户。'],
    },
  };
  return texts[language];
}
