import type { Language } from '../../domain/account/user.js';
import type { DropCause, HeldAction } from '../../domain/review/held-decision.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface DecisionDropped {
  readonly action: HeldAction;
  readonly cause: DropCause;
  /** Its number, and whose it is. */
  readonly application: string;
  readonly url: string;
}

const DECIDED: Readonly<Record<Language, Readonly<Record<HeldAction, string>>>> = {
  en: { approve: 'You approved the application below.', reject: 'You rejected the application below.' },
  cn: { approve: '您曾通过以下申请。', reject: '您曾驳回以下申请。' },
};

const CAUSES: Readonly<Record<Language, Readonly<Record<DropCause, string>>>> = {
  en: {
    changed: 'It was changed, or decided by somebody else, before your decision was carried out.',
    removed: 'It was removed before your decision was carried out.',
    undone: 'A colleague has undone your decision before it was carried out.',
    officer: 'Your account may not decide about applications any more.',
    refused: 'Something that the decision needs was not there any more when it was to be carried out.',
  },
  cn: {
    changed: '在决定执行之前，该申请已被修改，或已由他人作出决定。',
    removed: '在决定执行之前，该申请已被删除。',
    undone: '在决定执行之前，一位同事撤销了您的决定。',
    officer: '您的账户已无权审核申请。',
    refused: '执行决定时，所需的条件已不再满足。',
  },
};

/** To the officer who decided. */
export function decisionDroppedMail(
  { action, cause, application, url }: DecisionDropped,
  language: Language,
): MailText {
  const paragraphs = [DECIDED[language][action], CAUSES[language][cause]];
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'A decision of yours was not carried out',
      heading: 'Your decision was not carried out',
      paragraphs,
      facts: [{ label: 'Application', value: application }],
      action: { label: 'Open the application', url },
      notes: ['The application is as if you had not decided. The applicant was told nothing.'],
    },
    cn: {
      subject: '您的一项决定未被执行',
      heading: '您的决定未被执行',
      paragraphs,
      facts: [{ label: '申请', value: application }],
      action: { label: '打开申请', url },
      notes: ['该申请的状态与您作出决定之前相同。申请人未收到任何通知。'],
    },
  };
  return texts[language];
}
