import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface EmailChanged {
  readonly passwordToo: boolean;
  readonly url: string;
}

/** To the address that the account had. */
export function emailChangedMail({ passwordToo, url }: EmailChanged, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'The email address of your MyVerify account was changed',
      heading: 'Your email address was changed',
      paragraphs: [
        'Your MyVerify account has another email address now. You can no longer sign in with this one, and all devices have been signed out.',
        ...(passwordToo ? ['The password of the account was changed as well.'] : []),
        'If you asked for this, there is nothing more to do.',
      ],
      action: { label: 'Visit MyVerify', url },
      notes: ['If you did not ask for this, please contact us at once. The contact details are on our home page.'],
    },
    cn: {
      subject: '您的 MyVerify 账户邮箱已更改',
      heading: '您的邮箱地址已更改',
      paragraphs: [
        '您的 MyVerify 账户已更换为另一个邮箱地址。您无法再使用此邮箱登录，所有设备均已退出登录。',
        ...(passwordToo ? ['该账户的密码也已同时更改。'] : []),
        '如果是您本人提出的要求，无需再做任何事。',
      ],
      action: { label: '访问 MyVerify', url },
      notes: ['如果您没有提出过此要求，请立即与我们联系。联系方式见我们的首页。'],
    },
  };
  return texts[language];
}
