import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

/** To whom keeps the sealed ends of the audit trail. */
export function auditAnchorMail({ anchor }: { readonly anchor: string }, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'The sealed end of the audit trail',
      heading: 'The audit trail, sealed for today',
      paragraphs: [
        'Keep this email. Should the audit trail be rewritten or cut, the text below proves where it stood.',
      ],
      quote: { label: 'Anchor', text: anchor },
      notes: ['To compare: save this email as a file and run "npm run check-audit -- <file>".'],
    },
    cn: {
      subject: '审计记录的签封',
      heading: '今日审计记录已签封',
      paragraphs: ['请保存本邮件。如果审计记录被改写或截断，下面的文字可以证明其原先的末端。'],
      quote: { label: '锚点', text: anchor },
      notes: ['比对方法：将本邮件另存为文件，然后运行 “npm run check-audit -- <文件>”。'],
    },
  };
  return texts[language];
}
