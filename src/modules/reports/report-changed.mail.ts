import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface ReportChanged {
  readonly change: 'withdrawn' | 'corrected' | 'reissued';
  readonly reportNumber: string;
  readonly reason: string;
  readonly checkUrl: string;
  readonly stopUrl: string;
}

const CHANGES = {
  en: {
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
  },
  cn: {
    withdrawn: { word: '撤回', text: '该报告已被撤回，不再有效，请不要再以其为依据。' },
    corrected: { word: '更正', text: '该报告中的错误已更正。您之前收到的文件不再有效，请查看报告目前的内容。' },
    reissued: {
      word: '重新签发',
      text: '新版写明了此后的新记录。您之前收到的文件不再有效，请查看报告目前的内容。',
    },
  },
} as const;

/** To somebody who checked a report and wanted to be told. */
export function reportChangedMail(
  { change, reportNumber, reason, checkUrl, stopUrl }: ReportChanged,
  language: Language,
): MailText {
  const isWithdrawn = change === 'withdrawn';
  const { word, text } = CHANGES[language][change];
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Report ${reportNumber} was ${word}`,
      heading: `A report that you checked was ${word}`,
      paragraphs: ['You checked this report with MyVerify and asked to be told when it changes.', text],
      facts: [{ label: 'Report number', value: reportNumber }],
      quote: { label: 'Reason', text: reason },
      action: { label: 'Check the report', url: checkUrl },
      notes: [
        isWithdrawn
          ? `This was the last email about this report, and your address is not kept for it any longer. Should another one come all the same, this link ends them: ${stopUrl}`
          : `You do not want any more emails about this report? ${stopUrl}`,
      ],
    },
    cn: {
      subject: `报告 ${reportNumber} 已${word}`,
      heading: `您核验过的报告已${word}`,
      paragraphs: ['您曾在 MyVerify 核验此报告，并要求在其发生变化时收到通知。', text],
      facts: [{ label: '报告编号', value: reportNumber }],
      quote: { label: '原因', text: reason },
      action: { label: '核验报告', url: checkUrl },
      notes: [
        isWithdrawn
          ? `这是有关此报告的最后一封邮件，我们不再为此保留您的邮箱地址。如仍收到邮件，可点击此链接停止： ${stopUrl}`
          : `不想再收到有关此报告的邮件？ ${stopUrl}`,
      ],
    },
  };
  return texts[language];
}
