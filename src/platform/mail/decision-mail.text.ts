import type { Language } from '../../domain/account/user.js';
import type { DropCause, HeldAction } from '../../domain/review/held-decision.js';
import type { MailText } from './mail.text.js';
import type { MailContent } from './mailer.port.js';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly decided: Readonly<Record<HeldAction, string>>;
  readonly cause: Readonly<Record<DropCause, string>>;
  readonly application: string;
  readonly open: string;
  readonly note: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'A decision of yours was not carried out',
    heading: 'Your decision was not carried out',
    decided: { approve: 'You approved the application below.', reject: 'You rejected the application below.' },
    cause: {
      changed: 'It was changed, or decided by somebody else, before your decision was carried out.',
      removed: 'It was removed before your decision was carried out.',
      undone: 'A colleague has undone your decision before it was carried out.',
      officer: 'Your account may not decide about applications any more.',
      refused: 'Something that the decision needs was not there any more when it was to be carried out.',
    },
    application: 'Application',
    open: 'Open the application',
    note: 'The application is as if you had not decided. The applicant was told nothing.',
  },
  cn: {
    subject: '您的一项决定未被执行',
    heading: '您的决定未被执行',
    decided: { approve: '您曾通过以下申请。', reject: '您曾驳回以下申请。' },
    cause: {
      changed: '在决定执行之前，该申请已被修改，或已由他人作出决定。',
      removed: '在决定执行之前，该申请已被删除。',
      undone: '在决定执行之前，一位同事撤销了您的决定。',
      officer: '您的账户已无权审核申请。',
      refused: '执行决定时，所需的条件已不再满足。',
    },
    application: '申请',
    open: '打开申请',
    note: '该申请的状态与您作出决定之前相同。申请人未收到任何通知。',
  },
};

/** To the officer who decided. */
export function decisionDroppedText(
  { action, cause, application, url }: Extract<MailContent, { template: 'decision-dropped' }>,
  language: Language,
): MailText {
  const words = WORDS[language];
  return {
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.decided[action], words.cause[cause]],
    facts: [{ label: words.application, value: application }],
    action: { label: words.open, url },
    notes: [words.note],
  };
}

const ADOPTED = {
  en: {
    subject: 'A record that you prepared has its student',
    heading: 'The student has taken over the record',
    text: 'The student has shown, by a code or a link mailed to the address in the form, that it is theirs. The record belongs to their account from now on: they can see it, correct it and send it in.',
    application: 'Application',
    open: 'Open the application',
    note: 'Was it prepared for somebody else? Then tell an administrator at once: the account sees what you have entered and uploaded.',
  },
  cn: {
    subject: '您预先录入的申请已由学生认领',
    heading: '学生已认领该申请',
    text: '学生已通过发送至表单中邮箱的验证码或链接，证明该邮箱归其所有。该申请今后属于其账户：学生可以查看、修改并提交。',
    application: '申请',
    open: '打开申请',
    note: '如果该申请是为他人录入的，请立即告知管理员：此账户可以看到您录入和上传的内容。',
  },
} as const;

/** To the officer who prepared a record. */
export function recordAdoptedText(
  { application, url }: Extract<MailContent, { template: 'record-adopted' }>,
  language: Language,
): MailText {
  const words = ADOPTED[language];
  return {
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    facts: [{ label: words.application, value: application }],
    action: { label: words.open, url },
    notes: [words.note],
  };
}
