import type { Language } from '../../domain/account/user.js';
import { type ApplicationNames, applicationFacts } from '../../domain/certificate/application-facts.js';
import { PIN_TRIES } from '../../domain/sharing/share-pin.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface ShareLocked extends ApplicationNames {
  /** Who the link was for, in the holder's words. */
  readonly recipient: string;
  readonly url: string;
}

export function shareLockedMail({ recipient, url, ...about }: ShareLocked, language: Language): MailText {
  const facts = applicationFacts(about, language);
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `A link to your report has ended: ${about.applicant}`,
      heading: 'Wrong PINs have ended a link to your report',
      paragraphs: [
        `Somebody who has the link entered ${PIN_TRIES} wrong PINs. Nobody can open it any more; what it leads to was not shown.`,
        'If your recipient mistyped the PIN, make a new link with a new PIN. If you do not know who it was, ask your recipient who else was given the link.',
      ],
      facts: [...facts, { label: 'Recipient', value: recipient }],
      action: { label: 'Make a new link', url },
      notes: ['Other links to your report, and the report itself, are not affected.'],
    },
    cn: {
      subject: `报告的分享链接已失效：${about.applicant}`,
      heading: '密码多次输错，分享链接已失效',
      paragraphs: [
        `有人持此链接累计输错 ${PIN_TRIES} 次密码。此链接已无法再打开，报告内容并未显示给对方。`,
        '如果是接收人输错了密码，请用新的密码重新生成链接。如果不清楚是谁，请询问接收人是否把链接转给了他人。',
      ],
      facts: [...facts, { label: '接收人', value: recipient }],
      action: { label: '重新生成链接', url },
      notes: ['其他分享链接和报告本身不受影响。'],
    },
  };
  return texts[language];
}
