import type { MailText } from './mail.text.js';
import type { MailContent } from './mailer.port.js';

const WORDS = {
  en: {
    subject: 'The sealed end of the audit trail',
    heading: 'The audit trail, sealed for today',
    what: 'Keep this email. Should the audit trail be rewritten or cut, the text below proves where it stood.',
    label: 'Anchor',
    how: 'To compare: save this email as a file and run "npm run check-audit -- <file>".',
  },
  cn: {
    subject: '审计记录的签封',
    heading: '今日审计记录已签封',
    what: '请保存本邮件。如果审计记录被改写或截断，下面的文字可以证明其原先的末端。',
    label: '锚点',
    how: '比对方法：将本邮件另存为文件，然后运行 “npm run check-audit -- <文件>”。',
  },
} as const;

export function anchorText(
  { anchor }: Extract<MailContent, { template: 'audit-anchor' }>,
  language: keyof typeof WORDS,
): MailText {
  const { subject, heading, what, label, how } = WORDS[language];
  return { subject, heading, paragraphs: [what], quote: { label, text: anchor }, notes: [how] };
}
