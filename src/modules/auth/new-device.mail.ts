import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface NewDevice {
  readonly device: string;
  readonly network: string;
  /** With its time zone. */
  readonly at: string;
  readonly url: string;
}

export function newDeviceMail({ device, network, at, url }: NewDevice, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
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
      action: { label: 'Choose a new password', url },
      notes: ['If it was not you, choose a new password at once with the button above: that signs all devices out.'],
    },
    cn: {
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
      action: { label: '重新设置密码', url },
      notes: ['如果不是您本人操作，请立即点击上方按钮重新设置密码：所有设备都会退出登录。'],
    },
  };
  return texts[language];
}
