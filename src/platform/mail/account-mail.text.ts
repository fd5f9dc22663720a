import type { FactorChange } from '../../domain/account/factors.js';
import type { MailLinks, MailText } from './mail.text.js';
import type { MailContent } from './mailer.port.js';

const ENGLISH: Readonly<Record<FactorChange, string>> = {
  added: 'A second factor was added to your MyVerify account: an app with codes, or a passkey.',
  removed: 'A second factor was removed from your MyVerify account.',
  'all-removed':
    'All second factors of your MyVerify account were removed by those who run the service, and all devices have been signed out.',
  codes: 'New recovery codes were made for your MyVerify account. Those from before are worth nothing.',
};

const CHINESE: Readonly<Record<FactorChange, string>> = {
  added: '您的 MyVerify 账户已添加一种双重验证方式（验证器应用或通行密钥）。',
  removed: '您的 MyVerify 账户已移除一种双重验证方式。',
  'all-removed': '服务管理方已移除您 MyVerify 账户的所有双重验证方式，所有设备均已退出登录。',
  codes: '已为您的 MyVerify 账户生成新的恢复码，之前的恢复码已失效。',
};

export function factorsChangedText(change: FactorChange, links: MailLinks, language: 'en' | 'cn'): MailText {
  if (language === 'cn') {
    return {
      subject: '您的 MyVerify 账户双重验证设置已更改',
      heading: '双重验证设置已更改',
      paragraphs: [CHINESE[change], '如果是您本人操作，无需再做任何事。'],
      action: { label: '重新设置密码', url: links.resetPassword },
      notes: ['如果不是您本人操作，请立即点击上方按钮重新设置密码，并尽快与我们联系。'],
    };
  }
  return {
    subject: 'The second factors of your MyVerify account were changed',
    heading: 'How you sign in was changed',
    paragraphs: [ENGLISH[change], 'If you did this yourself, there is nothing more to do.'],
    action: { label: 'Choose a new password', url: links.resetPassword },
    notes: ['If it was not you, choose a new password at once with the button above, and write to us.'],
  };
}

export function newDeviceText(
  { device, network, at }: Extract<MailContent, { template: 'new-device' }>,
  links: MailLinks,
  language: 'en' | 'cn',
): MailText {
  if (language === 'cn') {
    return {
      subject: '您的 MyVerify 账户在新设备上登录',
      heading: '新设备登录',
      paragraphs: [
        '有人在您的账户此前未使用过的设备上登录了您的 MyVerify 账户。',
        '如果是您本人操作，无需再做任何事。',
      ],
      facts: [
        { label: '设备', value: device },
        { label: '网络', value: network },
        { label: '时间', value: at },
      ],
      action: { label: '重新设置密码', url: links.resetPassword },
      notes: ['如果不是您本人操作，请立即点击上方按钮重新设置密码：所有设备都会退出登录。'],
    };
  }
  return {
    subject: 'New device signed in to your MyVerify account',
    heading: 'A new device has signed in',
    paragraphs: [
      'Somebody has signed in to your MyVerify account with a device that it has not been used with before.',
      'If it was you, there is nothing more to do.',
    ],
    facts: [
      { label: 'Device', value: device },
      { label: 'Network', value: network },
      { label: 'Time', value: at },
    ],
    action: { label: 'Choose a new password', url: links.resetPassword },
    notes: ['If it was not you, choose a new password at once with the button above: that signs all devices out.'],
  };
}
