import type { FactorChange } from '../../domain/account/factors.js';
import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

const CHANGES: Readonly<Record<Language, Readonly<Record<FactorChange, string>>>> = {
  en: {
    added: 'A second factor was added to your MyVerify account: an app with codes, or a passkey.',
    removed: 'A second factor was removed from your MyVerify account.',
    'all-removed':
      'All second factors of your MyVerify account were removed by those who run the service, and all devices have been signed out.',
    codes: 'New recovery codes were made for your MyVerify account. Those from before are worth nothing.',
  },
  cn: {
    added: '您的 MyVerify 账户已添加一种双重验证方式（验证器应用或通行密钥）。',
    removed: '您的 MyVerify 账户已移除一种双重验证方式。',
    'all-removed': '服务管理方已移除您 MyVerify 账户的所有双重验证方式，所有设备均已退出登录。',
    codes: '已为您的 MyVerify 账户生成新的恢复码，之前的恢复码已失效。',
  },
};

interface FactorsChanged {
  readonly change: FactorChange;
  readonly url: string;
}

export function factorsChangedMail({ change, url }: FactorsChanged, language: Language): MailText {
  const happened = CHANGES[language][change];
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'The second factors of your MyVerify account were changed',
      heading: 'How you sign in was changed',
      paragraphs: [happened, 'If you did this yourself, there is nothing more to do.'],
      action: { label: 'Choose a new password', url },
      notes: ['If it was not you, choose a new password at once with the button above, and write to us.'],
    },
    cn: {
      subject: '您的 MyVerify 账户双重验证设置已更改',
      heading: '双重验证设置已更改',
      paragraphs: [happened, '如果是您本人操作，无需再做任何事。'],
      action: { label: '重新设置密码', url },
      notes: ['如果不是您本人操作，请立即点击上方按钮重新设置密码，并尽快与我们联系。'],
    },
  };
  return texts[language];
}
