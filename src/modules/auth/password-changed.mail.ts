import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

export function passwordChangedMail({ url }: { readonly url: string }, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'Your MyVerify password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your MyVerify account has just been changed, and all devices have been signed out.',
        'If you did this yourself, there is nothing more to do.',
      ],
      action: { label: 'Choose a new password', url },
      notes: [
        'If it was not you, choose a new password at once with the button above, and make sure that nobody else can read your email.',
      ],
    },
    cn: {
      subject: '您的 MyVerify 密码已更改',
      heading: '您的密码已更改',
      paragraphs: ['您的 MyVerify 账户密码刚刚已更改，所有设备均已退出登录。', '如果是您本人操作，无需再做任何事。'],
      action: { label: '重新设置密码', url },
      notes: ['如果不是您本人操作，请立即点击上方按钮重新设置密码，并确认没有其他人能够查看您的邮箱。'],
    },
  };
  return texts[language];
}
