import type { Language } from '../../domain/account/user.js';
import { WATCH_CONFIRM_HOURS } from '../../domain/report/report.watch.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface WatchAsked {
  readonly reportNumber: string;
  readonly url: string;
}

/** To an address that somebody typed. */
export function watchAskedMail({ reportNumber, url }: WatchAsked, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Do you want to watch report ${reportNumber}?`,
      heading: 'Be told when a report changes',
      paragraphs: [
        'Somebody, most likely you, has checked this report with MyVerify and typed this address to be told when it is withdrawn or corrected.',
        `Nothing is sent until you confirm it. The link works for ${WATCH_CONFIRM_HOURS} hours.`,
      ],
      facts: [{ label: 'Report number', value: reportNumber }],
      action: { label: 'Confirm', url },
      notes: ['It was not you? Then do nothing: the address is forgotten after that time.'],
    },
    cn: {
      subject: `是否关注报告 ${reportNumber}？`,
      heading: '报告有变动时通知您',
      paragraphs: [
        '有人（很可能是您本人）在 MyVerify 核验了此报告，并填写了此邮箱，希望在报告被撤回或更正时收到通知。',
        `您确认之前，我们不会发送任何通知。链接在 ${WATCH_CONFIRM_HOURS} 小时内有效。`,
      ],
      facts: [{ label: '报告编号', value: reportNumber }],
      action: { label: '确认', url },
      notes: ['如非本人操作，请忽略此邮件，逾时后我们不再保留此邮箱。'],
    },
  };
  return texts[language];
}
