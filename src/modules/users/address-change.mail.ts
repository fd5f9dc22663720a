import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface AddressChange {
  readonly newEmail: string;
  readonly url: string;
  readonly hours: number;
}

interface OldAddress extends AddressChange {
  readonly byStaff: boolean;
}

/** To the address that the account has. */
export function oldAddressMail({ newEmail, byStaff, url, hours }: OldAddress, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'Please confirm the new email address of your MyVerify account',
      heading: 'Is this your new email address?',
      paragraphs: [
        byStaff
          ? 'A member of our staff wants to give your MyVerify account another email address.'
          : 'Somebody who is signed in to your MyVerify account, probably you, wants to give it another email address.',
        `Nothing has changed yet: it is changed when you confirm it on the page below and the new address is confirmed, too, within ${hours} hours.`,
      ],
      facts: [{ label: 'New address', value: newEmail }],
      action: { label: 'Confirm or refuse', url },
      notes: [
        'If this was not you, open the page and choose "This was not me": the change ends at once, and all devices are signed out.',
        'Do not pass this email on: whoever has the link decides about your account.',
      ],
    },
    cn: {
      subject: '请确认您的 MyVerify 账户的新邮箱',
      heading: '这是您的新邮箱吗？',
      paragraphs: [
        byStaff
          ? '我们的工作人员申请为您的 MyVerify 账户更换邮箱。'
          : '有人（可能是您本人）在登录后申请为您的 MyVerify 账户更换邮箱。',
        `目前尚未更改：请在 ${hours} 小时内打开下方页面确认，新邮箱也确认后才会生效。`,
      ],
      facts: [{ label: '新邮箱', value: newEmail }],
      action: { label: '确认或否认', url },
      notes: [
        '如果不是您本人操作，请打开页面并选择“不是我操作的”：更换立即终止，所有设备都会退出登录。',
        '请勿转发此邮件：持有链接的人可以决定您的账户。',
      ],
    },
  };
  return texts[language];
}

export function newAddressMail({ newEmail, url, hours }: AddressChange, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'Please confirm your new email address for MyVerify',
      heading: 'Confirm your new email address',
      paragraphs: [
        'Somebody, probably you, wants to use this email address for a MyVerify account.',
        `Please confirm it on the page below within ${hours} hours. The address that the account has now is asked as well.`,
      ],
      facts: [{ label: 'New address', value: newEmail }],
      action: { label: 'Confirm the address', url },
      notes: [
        'If it was not you, choose "This was not me" on the page, or ignore this email: nothing changes without you.',
      ],
    },
    cn: {
      subject: '请确认您在 MyVerify 使用的新邮箱',
      heading: '确认您的新邮箱',
      paragraphs: [
        '有人（可能是您本人）希望将此邮箱用于一个 MyVerify 账户。',
        `请在 ${hours} 小时内打开下方页面确认。该账户目前的邮箱也会收到确认邮件。`,
      ],
      facts: [{ label: '新邮箱', value: newEmail }],
      action: { label: '确认邮箱', url },
      notes: ['如果不是您本人操作，请在页面上选择“不是我操作的”，或忽略此邮件：未经您确认，不会有任何更改。'],
    },
  };
  return texts[language];
}

/** To an address that has an account of its own. */
export function addressTakenMail({ url }: { readonly url: string }, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'You already have a MyVerify account',
      heading: 'This address has an account already',
      paragraphs: [
        'Somebody, probably you, wanted to use this email address for another MyVerify account. It already belongs to an account, so nothing was changed.',
        'Please sign in with this address. If you have forgotten your password, you can choose a new one on the sign-in page.',
      ],
      action: { label: 'Sign in', url },
      notes: ['If it was not you, you can ignore this email. Your account has not changed.'],
    },
    cn: {
      subject: '您已经拥有 MyVerify 账户',
      heading: '此邮箱已有账户',
      paragraphs: [
        '有人（可能是您本人）希望将此邮箱用于另一个 MyVerify 账户。此邮箱已属于一个账户，因此没有任何更改。',
        '请使用此邮箱登录。如果忘记了密码，可在登录页面重新设置。',
      ],
      action: { label: '登录', url },
      notes: ['如果不是您本人操作，可忽略此邮件。您的账户没有任何更改。'],
    },
  };
  return texts[language];
}
