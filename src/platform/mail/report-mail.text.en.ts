import { WATCH_CONFIRM_HOURS } from '../../domain/report/report.watch.js';
import type { MailLinks, MailText } from './mail.text.js';
import type { MailContent } from './mailer.port.js';

type Content<T extends MailContent['template']> = Extract<MailContent, { template: T }>;

export function withdrawnText(content: Content<'withdrawn'>): MailText {
  return {
    subject: `Report withdrawn: ${content.applicant}`,
    heading: 'Your report was withdrawn',
    paragraphs: [
      'The verification report of your certificate has been withdrawn. It is no longer in force: it cannot be downloaded or found any more, and whoever checks its number is told so, with the reason.',
    ],
    facts: facts(content),
    quote: { label: 'Reason', text: content.reason },
    action: { label: 'See what the check says', url: content.checkUrl },
    notes: ['If you think that this is a mistake, please contact us. You find how on our home page.'],
  };
}

export function correctedText(content: Content<'corrected'>, links: MailLinks): MailText {
  return {
    subject: `Report corrected: ${content.applicant}`,
    heading: 'Your report was corrected',
    paragraphs: correctedParagraphs(content),
    facts: [...facts(content), { label: 'Edition', value: String(content.inForce) }],
    quote: { label: 'What was corrected, and why', text: content.reason },
    action: { label: 'Check the report', url: content.checkUrl },
    notes: [
      `To download the report, sign in at ${links.signIn}`,
      'If you think that this is a mistake, please contact us. You find how on our home page.',
    ],
  };
}

function correctedParagraphs({ edition, inForce }: Content<'corrected'>): string[] {
  if (inForce !== edition) {
    return [
      `Edition ${edition} corrected a mistake in the verification report of your certificate. Edition ${inForce} has followed and is the one to use; the report number stays the same.`,
      `Please download edition ${inForce} as soon as it is ready. Files of earlier editions are no longer valid.`,
    ];
  }
  return [
    `A mistake in the verification report of your certificate has been corrected. Edition ${edition} is ready and has taken the place of the one before; the report number stays the same.`,
    'Please download the new edition and use it from now on. The old file is no longer valid.',
  ];
}

export function reissuedText(content: Content<'reissued'>, links: MailLinks): MailText {
  return {
    subject: `Report issued anew: ${content.applicant}`,
    heading: 'Your report was issued anew',
    paragraphs: [
      `Edition ${content.edition} of the verification report of your certificate is ready. It says what has come on record since the edition before; no particular was changed, and the report number stays the same.`,
      'Please download the new edition and use it from now on. The old file is no longer valid.',
    ],
    facts: [...facts(content), { label: 'Edition', value: String(content.edition) }],
    action: { label: 'Check the report', url: content.checkUrl },
    notes: [`To download the report, sign in at ${links.signIn}`],
  };
}

const CHANGED = {
  withdrawn: {
    word: 'withdrawn',
    text: 'It has been withdrawn and is no longer in force. Please do not rely on it any more.',
  },
  corrected: {
    word: 'corrected',
    text: 'A mistake in it has been corrected. A copy that you were given before is no longer valid: please look at what the report says now.',
  },
  reissued: {
    word: 'issued anew',
    text: 'A new edition says what has come on record since. A copy that you were given before is no longer valid: please look at what the report says now.',
  },
} as const;

export function watchAskedText(content: Content<'watch-asked'>): MailText {
  return {
    subject: `Do you want to watch report ${content.reportNumber}?`,
    heading: 'Be told when a report changes',
    paragraphs: [
      'Somebody, most likely you, has checked this report with MyVerify and typed this address to be told when it is withdrawn or corrected.',
      `Nothing is sent until you confirm it. The link works for ${WATCH_CONFIRM_HOURS} hours.`,
    ],
    facts: [{ label: 'Report number', value: content.reportNumber }],
    action: { label: 'Confirm', url: content.confirmUrl },
    notes: ['It was not you? Then do nothing: the address is forgotten after that time.'],
  };
}

export function changedText(content: Content<'report-changed'>): MailText {
  const isWithdrawn = content.change === 'withdrawn';
  const { word, text } = CHANGED[content.change];
  return {
    subject: `Report ${content.reportNumber} was ${word}`,
    heading: `A report that you checked was ${word}`,
    paragraphs: ['You checked this report with MyVerify and asked to be told when it changes.', text],
    facts: [{ label: 'Report number', value: content.reportNumber }],
    quote: { label: 'Reason', text: content.reason },
    action: { label: 'Check the report', url: content.checkUrl },
    notes: [
      isWithdrawn
        ? `This was the last email about this report, and your address is not kept for it any longer. Should another one come all the same, this link ends them: ${content.stopUrl}`
        : `You do not want any more emails about this report? ${content.stopUrl}`,
    ],
  };
}

function facts(content: { applicant: string; university: string; reportNumber: string }) {
  return [
    { label: 'Applicant', value: content.applicant },
    { label: 'University', value: content.university },
    { label: 'Report number', value: content.reportNumber },
  ];
}
