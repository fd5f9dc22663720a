import type { MailLanguage } from './mailer.port.js';

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
