import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface KeyLeaked {
  readonly key: string;
  readonly beginning: string;
  readonly integrator: string;
}

export function keyLeakedMail({ key, beginning, integrator }: KeyLeaked, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
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
    },
    cn: {
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
    },
  };
  return texts[language];
}
