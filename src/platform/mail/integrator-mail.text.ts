import type { Language } from '../../domain/account/user.js';
import { accessAskedText, accessDeclinedText } from './access-mail.text.js';
import type { MailText } from './mail.text.js';
import type { IntegratorContent } from './mailer.port.js';

/** To the contact of an integrator, and to its people. */
export function integratorText(content: IntegratorContent, language: Language): MailText {
  if (content.template === 'webhook-off') return webhookOff(content, language);
  if (content.template === 'access-asked') return accessAskedText(content, language);
  if (content.template === 'access-declined') return accessDeclinedText(content, language);
  if (content.template === 'member-invited') return memberInvited(content, language);
  return language === 'cn' ? inChinese(content) : inEnglish(content);
}

type Off = Extract<IntegratorContent, { template: 'webhook-off' }>;
type Leaked = Extract<IntegratorContent, { template: 'key-leaked' }>;

type MemberInvited = Extract<IntegratorContent, { template: 'member-invited' }>;

function memberInvited({ integrator, url, hours }: MemberInvited, language: Language): MailText {
  if (language === 'cn') {
    return {
      subject: `邀请您加入 MyVerify 上的 ${integrator}`,
      heading: '请设置密码',
      paragraphs: [
        `您受邀以 ${integrator} 成员的身份使用 MyVerify：管理该机构的 API 密钥和 Webhook，并批量核验报告。`,
        `请打开下方页面自行设置密码，除您之外没有人知道它。该链接仅可使用一次，${hours} 小时内有效。`,
      ],
      action: { label: '设置密码', url },
      facts: [{ label: '接入机构', value: integrator }],
      notes: ['请勿转发本邮件：持有该链接的人可以进入您的账户。', '如果您没有预料到此邀请，请忽略本邮件。'],
    };
  }
  return {
    subject: `You are invited to ${integrator} on MyVerify`,
    heading: 'Please choose a password',
    paragraphs: [
      `You are invited to use MyVerify for ${integrator}: to see to its API keys and webhooks, and to check many reports at once.`,
      `Open the page below and choose a password: nobody but you will know it. The link works once, for ${hours} hours.`,
    ],
    action: { label: 'Choose a password', url },
    facts: [{ label: 'Integrator', value: integrator }],
    notes: [
      'Do not pass this email on: whoever has the link gets into the account.',
      'If you did not expect an invitation, you can ignore this email.',
    ],
  };
}

function webhookOff({ integrator, address }: Off, language: Language): MailText {
  if (language === 'cn') {
    return {
      subject: `${integrator} 的一个 Webhook 已停用`,
      heading: 'Webhook 已停用',
      paragraphs: [
        '以下地址在 31 小时内七次未能接收同一事件，因此已停用，此后的事件不再发送到该地址。',
        '请修复接收端，用密钥重新启用该 Webhook，并重新发送遗漏的事件：每次尝试的状态和时间均已列出。',
      ],
      facts: [
        { label: '接入机构', value: integrator },
        { label: '地址', value: address },
      ],
      notes: ['停用期间被撤回的报告，仍可随时按编号核验。'],
    };
  }
  return {
    subject: `A webhook of ${integrator} was switched off`,
    heading: 'A webhook was switched off',
    paragraphs: [
      'The address below did not take an event in seven tries within 31 hours. It was switched off, and nothing more is sent there.',
      'Mend the receiver, switch the webhook on again with a key, and have what it missed sent again: each try is listed with its status and time.',
    ],
    facts: [
      { label: 'Integrator', value: integrator },
      { label: 'Address', value: address },
    ],
    notes: ['Reports that are withdrawn in the meantime can be checked by their numbers at any time.'],
  };
}

function inEnglish({ key, beginning, integrator }: Leaked): MailText {
  return {
    subject: `A key of ${integrator} works no more`,
    heading: 'A key was seen in an address, and was ended',
    paragraphs: [
      'The key below was sent to us inside an address. Addresses are kept by proxies, browsers and logs, where others may have read it: the request was refused, and the key works no more.',
      'Make another key, and have your program send it as the header "Authorization: Bearer mv_...", never in an address.',
    ],
    facts: [
      { label: 'Integrator', value: integrator },
      { label: 'Key', value: key },
      { label: 'Begins with', value: beginning },
    ],
    notes: ['If none of your programs sent it, somebody else has the key: ask us for its use.'],
  };
}

function inChinese({ key, beginning, integrator }: Leaked): MailText {
  return {
    subject: `${integrator} 的一个密钥已失效`,
    heading: '密钥出现在网址中，已被停用',
    paragraphs: [
      '以下密钥被放在网址中发送给我们。网址会被代理、浏览器和日志保存，他人可能已读到该密钥：该请求已被拒绝，密钥已失效。',
      '请创建新的密钥，并让程序以请求头 "Authorization: Bearer mv_..." 发送，切勿放在网址中。',
    ],
    facts: [
      { label: '接入机构', value: integrator },
      { label: '密钥', value: key },
      { label: '开头', value: beginning },
    ],
    notes: ['如果不是贵方程序发送的，则他人已持有该密钥：请向我们查询其使用记录。'],
  };
}
