import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface Invitation {
  readonly url: string;
  readonly hours: number;
}

export function accountMadeMail({ url, hours }: Invitation, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'A MyVerify account was made for you',
      heading: 'Please choose a password',
      paragraphs: [
        'A member of our staff has made a MyVerify account for this email address. It has no password yet, so nobody can sign in to it.',
        `Open the page below and choose one: nobody but you will know it. The link works once, for ${hours} hours.`,
      ],
      action: { label: 'Choose a password', url },
      notes: [
        'Do not pass this email on: whoever has the link gets into the account.',
        'If you did not expect an account, you can ignore this email.',
      ],
    },
    cn: {
      subject: '已为您创建 MyVerify 账户',
      heading: '请设置密码',
      paragraphs: [
        '我们的工作人员已用此邮箱地址为您创建了 MyVerify 账户。该账户尚未设置密码，任何人都无法登录。',
        `请打开下方页面自行设置密码，除您之外没有人知道它。该链接仅可使用一次，${hours} 小时内有效。`,
      ],
      action: { label: '设置密码', url },
      notes: ['请勿转发本邮件：持有该链接的人可以进入您的账户。', '如果您没有要求创建账户，请忽略本邮件。'],
    },
  };
  return texts[language];
}

interface MemberInvitation extends Invitation {
  readonly integrator: string;
}

export function memberInvitedMail({ integrator, url, hours }: MemberInvitation, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `You are invited to ${integrator} on MyVerify`,
      heading: 'Please choose a password',
      paragraphs: [
        `You are invited to use MyVerify for ${integrator}: to see to its API keys and webhooks, and to check many reports at once.`,
        `Open the page below and choose a password: nobody but you will know it. The link works once, for ${hours} hours.`,
      ],
      facts: [{ label: 'Integrator', value: integrator }],
      action: { label: 'Choose a password', url },
      notes: [
        'Do not pass this email on: whoever has the link gets into the account.',
        'If you did not expect an invitation, you can ignore this email.',
      ],
    },
    cn: {
      subject: `邀请您加入 MyVerify 上的 ${integrator}`,
      heading: '请设置密码',
      paragraphs: [
        `您受邀以 ${integrator} 成员的身份使用 MyVerify：管理该机构的 API 密钥和 Webhook，并批量核验报告。`,
        `请打开下方页面自行设置密码，除您之外没有人知道它。该链接仅可使用一次，${hours} 小时内有效。`,
      ],
      facts: [{ label: '接入机构', value: integrator }],
      action: { label: '设置密码', url },
      notes: ['请勿转发本邮件：持有该链接的人可以进入您的账户。', '如果您没有预料到此邀请，请忽略本邮件。'],
    },
  };
  return texts[language];
}
