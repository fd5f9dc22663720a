import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface Code {
  readonly code: string;
  readonly minutes: number;
}

const codeOf = ({ code, minutes }: Code, language: Language) => ({
  value: code,
  validity: {
    en: `The code is valid for ${minutes} minutes and can be used once.`,
    cn: `验证码 ${minutes} 分钟内有效，仅可使用一次。`,
  }[language],
});

export function registrationCodeMail(about: Code, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'Your MyVerify verification code',
      heading: 'Confirm your email address',
      paragraphs: ['Welcome to MyVerify. Please enter this code on the registration page:'],
      notes: [
        'We will never ask you for this code by telephone or message.',
        'If you did not want to register, you can ignore this email. No account is made without the code.',
      ],
    },
    cn: {
      subject: '您的 MyVerify 验证码',
      heading: '确认您的邮箱地址',
      paragraphs: ['欢迎使用 MyVerify。请在注册页面输入以下验证码：'],
      notes: [
        '我们绝不会通过电话或短信向您索取此验证码。',
        '如果您没有申请注册，请忽略本邮件。没有验证码就不会创建账户。',
      ],
    },
  };
  return { ...texts[language], code: codeOf(about, language) };
}

export function resetCodeMail({ url, ...about }: Code & { readonly url: string }, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'Your code to reset your MyVerify password',
      heading: 'Reset your password',
      paragraphs: ['Please enter this code on the page where you choose a new password:'],
      action: { label: 'Choose a new password', url },
      notes: [
        'We will never ask you for this code by telephone or message.',
        'If you did not ask for a new password, you can ignore this email. Your password stays as it is.',
      ],
    },
    cn: {
      subject: 'MyVerify 重置密码验证码',
      heading: '重置密码',
      paragraphs: ['请在设置新密码的页面输入以下验证码：'],
      action: { label: '设置新密码', url },
      notes: ['我们绝不会通过电话或短信向您索取此验证码。', '如果您没有申请重置密码，请忽略本邮件，您的密码保持不变。'],
    },
  };
  return { ...texts[language], code: codeOf(about, language) };
}

/** In the place of a code to register with. */
export function accountExistsMail({ url }: { readonly url: string }, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'You already have a MyVerify account',
      heading: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, asked to register this email address with MyVerify. It already belongs to an account, so no new one was made.',
        'Please sign in with your password. If you have forgotten it, you can choose a new one on the sign-in page.',
      ],
      action: { label: 'Sign in', url },
      notes: ['If it was not you, you can ignore this email. Your account has not changed.'],
    },
    cn: {
      subject: '您已拥有 MyVerify 账户',
      heading: '您已拥有账户',
      paragraphs: [
        '有人（可能是您本人）申请用此邮箱地址注册 MyVerify。该地址已属于一个现有账户，因此没有创建新账户。',
        '请使用您的密码登录。如果忘记了密码，可以在登录页面重新设置。',
      ],
      action: { label: '登录', url },
      notes: ['如果不是您本人操作，请忽略本邮件，您的账户没有任何变化。'],
    },
  };
  return texts[language];
}
