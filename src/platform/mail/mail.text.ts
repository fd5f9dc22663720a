import type { MailLanguage } from './mailer.port.js';

/** What a mail says, in plain text; the layouts give it its looks. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A code to be typed in, and until when it counts. */
  readonly code?: { readonly value: string; readonly validity: string };
  /** Facts such as the applicant's name, as label and value. */
  readonly facts?: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** Words of another person, shown as they are. */
  readonly quote?: { readonly label: string; readonly text: string };
  readonly action?: { readonly label: string; readonly url: string };
  /** Said below everything else, such as what to do if it was not you. */
  readonly notes: readonly string[];
}

/** Pages of the service that mails point to. */
export interface MailLinks {
  readonly home: string;
  readonly signIn: string;
  readonly resetPassword: string;
  /** How the application stands that the mail is about, or all of the reader's. */
  readonly status: string;
  /** Where it is changed, or all of them are. */
  readonly correction: string;
}

/** What all mails of a language share. */
export interface MailFrame {
  readonly lang: string;
  readonly service: string;
  readonly linkHint: string;
  readonly footer: string;
}

export const MAIL_FRAMES: Readonly<Record<MailLanguage, MailFrame>> = {
  en: {
    lang: 'en',
    service: 'Verification of academic certificates in Malaysia',
    linkHint: 'If the button does not work, copy this address into your browser:',
    footer: 'This email was sent automatically. Please do not reply to it.',
  },
  cn: {
    lang: 'zh-CN',
    service: '马来西亚学历证书认证',
    linkHint: '如果按钮无法使用，请将以下网址复制到浏览器中打开：',
    footer: '本邮件由系统自动发送，请勿回复。',
  },
  ms: {
    lang: 'ms',
    service: 'Pengesahan sijil akademik di Malaysia',
    linkHint: 'Jika butang tidak berfungsi, salin alamat ini ke pelayar anda:',
    footer: 'Mel ini dihantar secara automatik. Sila jangan balas.',
  },
};
