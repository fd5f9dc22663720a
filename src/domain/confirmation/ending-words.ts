import type { ConfirmationEnding } from './confirmation.machine.js';
import type { ContactLanguage } from './contact.js';

type Told = Readonly<Record<ContactLanguage, readonly [heading: string, text: string]>>;

/** By what the officer who asked is told what came of it. */
export const ENDING_WORDS: Readonly<Record<ConfirmationEnding, Told>> = {
  answered: {
    en: [
      'An office has answered',
      'The office has answered our enquiry, and nothing in its answer differs from the application. Which values it confirms stands at the application.',
    ],
    cn: ['求证已获答复', '该单位已答复求证，答复中没有与申请不一致的内容。已确认的内容见申请页面。'],
    ms: [
      'Sebuah pejabat telah menjawab',
      'Pejabat itu telah menjawab pertanyaan kami, dan tiada apa-apa dalam jawapannya yang berbeza daripada permohonan. Nilai yang disahkannya tertera pada permohonan.',
    ],
  },
  declined: {
    en: [
      'An office does not answer',
      'The office has told us that it does not answer our enquiry. What it gave as a reason stands at the application. Where the confirmation is still needed, please ask another office, or send the request again.',
    ],
    cn: ['求证被谢绝', '该单位表示不答复此项求证。其说明的理由见申请页面。如仍需确认，请向其他单位求证，或重新发送。'],
    ms: [
      'Sebuah pejabat tidak menjawab',
      'Pejabat itu memaklumkan bahawa ia tidak menjawab pertanyaan kami. Sebab yang diberikannya tertera pada permohonan. Jika pengesahan itu masih diperlukan, sila tanya pejabat lain, atau hantar semula permintaan itu.',
    ],
  },
  expired: {
    en: [
      'Nobody has answered an enquiry',
      'No answer came within 30 days, and the link has ended. It could not be confirmed this way, which says nothing against the applicant. Where the confirmation is still needed, please send the request again, or ask another office.',
    ],
    cn: [
      '求证无人答复',
      '30 天内没有收到答复，链接已失效。此项求证未能确认，这并不说明申请人有任何问题。如仍需确认，请重新发送，或向其他单位求证。',
    ],
    ms: [
      'Tiada jawapan kepada satu pertanyaan',
      'Tiada jawapan diterima dalam masa 30 hari, dan pautan itu telah tamat. Ia tidak dapat disahkan dengan cara ini, dan itu tidak bermakna apa-apa terhadap pemohon. Jika pengesahan itu masih diperlukan, sila hantar semula permintaan itu, atau tanya pejabat lain.',
    ],
  },
  undeliverable: {
    en: [
      'An enquiry could not be delivered',
      'The mail server of the office refused its address for good. Please check the contact, then send the request again, or ask another office.',
    ],
    cn: ['求证邮件无法送达', '该单位的邮件服务器永久拒收其邮箱。请核对联系人后重新发送，或向其他单位求证。'],
    ms: [
      'Satu pertanyaan tidak dapat dihantar',
      'Pelayan mel pejabat itu menolak alamatnya untuk selama-lamanya. Sila semak orang hubungan, kemudian hantar semula permintaan itu, atau tanya pejabat lain.',
    ],
  },
};
