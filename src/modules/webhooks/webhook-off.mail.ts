import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface WebhookOff {
  readonly integrator: string;
  readonly address: string;
}

export function webhookOffMail({ integrator, address }: WebhookOff, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
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
    },
    cn: {
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
    },
  };
  return texts[language];
}
