import { fieldLabels } from '../../domain/certificate/field-labels.js';
import type { ConfirmationEnding } from '../../domain/confirmation/confirmation.machine.js';
import type { ContactLanguage } from '../../domain/confirmation/contact.js';
import { ENDING_WORDS } from '../../domain/confirmation/ending-words.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

type Texts = Readonly<Record<ContactLanguage, MailText>>;

export interface AboutEnquiry {
  readonly office: string;
  readonly student: string;
  readonly programme: string;
  readonly url: string;
}

const LABELS = {
  en: { student: 'Student', by: 'Answered by', office: 'Office', open: 'Open the application' },
  cn: { student: '学生', by: '答复人', office: '单位', open: '打开申请' },
  ms: { student: 'Pelajar', by: 'Dijawab oleh', office: 'Pejabat', open: 'Buka permohonan' },
} as const satisfies Readonly<Record<ContactLanguage, object>>;

const officeFact = (office: string, language: ContactLanguage) => ({ label: LABELS[language].office, value: office });

const studentFacts = ({ student, programme }: Omit<AboutEnquiry, 'office'>, language: ContactLanguage) => [
  { label: LABELS[language].student, value: student },
  { label: fieldLabels(language).major, value: programme },
];

interface RequestAbout extends AboutEnquiry {
  readonly isReminder: boolean;
  readonly deskUrl: string;
}

export function confirmationRequestMail(about: RequestAbout, language: ContactLanguage): MailText {
  const { isReminder, office, student, url, deskUrl } = about;
  const facts = [officeFact(office, language), ...studentFacts(about, language)];
  const texts: Texts = {
    en: {
      subject: `${isReminder ? 'Reminder: please confirm a certificate' : 'Please confirm a certificate'}: ${student}`,
      heading: 'Please confirm a certificate from your records',
      paragraphs: [
        'MyVerify verifies academic certificates for use in Malaysia. We ask you because the student named below has applied for a verification.',
        'The student has agreed to this enquiry. It takes about three minutes, needs no account, and works on a telephone.',
        'Open the page below, look the student up in your own records, and type what they say.',
      ],
      facts,
      action: { label: 'Answer', url },
      notes: [
        'To make sure that it is us, open our website by typing its address yourself, and compare its contact details and the address of the page below.',
        'We never send attachments with such an email, and never ask for a password or for money.',
        `All that we ask your office, on one page: ${deskUrl}`,
      ],
    },
    cn: {
      subject: `${isReminder ? '提醒：请确认一份学历证书' : '请确认一份学历证书'}: ${student}`,
      heading: '请根据贵处档案确认一份证书',
      paragraphs: [
        'MyVerify 为在马来西亚使用的学历证书提供认证。以下学生已申请认证，因此向贵处求证。',
        '该学生已同意此项求证。约需三分钟，无需账号，手机即可完成。',
        '请打开以下页面，在贵处档案中查找该学生，并填写档案所载内容。',
      ],
      facts,
      action: { label: '答复', url },
      notes: [
        '如需核实我们的身份，请自行输入我们的网址，核对网站上的联系方式及下方页面的网址。',
        '此类邮件绝不含附件，也绝不索要密码或款项。',
        `向贵处提出的全部求证，见此页面：${deskUrl}`,
      ],
    },
    ms: {
      subject: `${isReminder ? 'Peringatan: sila sahkan satu sijil' : 'Sila sahkan satu sijil'}: ${student}`,
      heading: 'Sila sahkan satu sijil daripada rekod anda',
      paragraphs: [
        'MyVerify mengesahkan sijil akademik untuk kegunaan di Malaysia. Kami bertanya kerana pelajar di bawah telah memohon pengesahan.',
        'Pelajar itu telah bersetuju dengan pertanyaan ini. Ia mengambil masa kira-kira tiga minit, tidak memerlukan akaun, dan boleh dibuat dengan telefon.',
        'Buka halaman di bawah, cari pelajar itu dalam rekod anda sendiri, dan taip apa yang tercatat.',
      ],
      facts,
      action: { label: 'Jawab', url },
      notes: [
        'Untuk memastikan ini memang kami, buka laman web kami dengan menaip alamatnya sendiri, dan bandingkan butiran hubungan serta alamat halaman di bawah.',
        'Kami tidak pernah menghantar lampiran dengan mel seperti ini, dan tidak pernah meminta kata laluan atau wang.',
        `Semua yang kami tanya pejabat anda, pada satu halaman: ${deskUrl}`,
      ],
    },
  };
  return texts[language];
}

interface Receipt extends Omit<AboutEnquiry, 'office'> {
  readonly declined: boolean;
  readonly answeredBy: string;
}

export function confirmationReceiptMail(about: Receipt, language: ContactLanguage): MailText {
  const { declined, answeredBy, url } = about;
  const facts = [...studentFacts(about, language), { label: LABELS[language].by, value: answeredBy }];
  const texts: Texts = {
    en: {
      subject: 'Receipt: your answer to MyVerify',
      heading: 'Thank you for your answer',
      paragraphs: [
        declined
          ? 'Your office has told us that it does not answer our question about this student.'
          : 'We have received an answer from your office about this student. It is stored and cannot be changed by the link any more.',
      ],
      facts,
      action: { label: 'This was not us', url },
      notes: [
        'If nobody in your office gave this answer, tell us with the button above: we set it aside and look into it.',
      ],
    },
    cn: {
      subject: '回执：贵处对 MyVerify 的答复',
      heading: '感谢您的答复',
      paragraphs: [
        declined
          ? '贵处已告知我们不答复关于该学生的求证。'
          : '我们已收到贵处关于该学生的答复。答复已保存，不能再通过原链接修改。',
      ],
      facts,
      action: { label: '这不是我们的答复', url },
      notes: ['如贵处无人作出此答复，请点击上方按钮告知：我们将搁置该答复并查明情况。'],
    },
    ms: {
      subject: 'Resit: jawapan anda kepada MyVerify',
      heading: 'Terima kasih atas jawapan anda',
      paragraphs: [
        declined
          ? 'Pejabat anda telah memaklumkan bahawa ia tidak menjawab soalan kami tentang pelajar ini.'
          : 'Kami telah menerima jawapan daripada pejabat anda tentang pelajar ini. Ia disimpan dan tidak boleh diubah lagi melalui pautan itu.',
      ],
      facts,
      action: { label: 'Ini bukan kami', url },
      notes: [
        'Jika tiada sesiapa di pejabat anda memberi jawapan ini, maklumkan kami dengan butang di atas: kami akan mengetepikannya dan menyiasat.',
      ],
    },
  };
  return texts[language];
}

interface Desk {
  readonly office: string;
  readonly open: number;
  readonly url: string;
}

export function confirmationDeskMail({ office, open, url }: Desk, language: ContactLanguage): MailText {
  const facts = [officeFact(office, language)];
  const texts: Texts = {
    en: {
      subject: 'Your open requests at MyVerify',
      heading: 'Your open requests at MyVerify',
      paragraphs: [`Somebody, probably you, asked for the requests of this address that are still open: ${open}.`],
      facts,
      action: { label: 'Open the list', url },
      notes: ['The link works for seven days. If you did not ask for it, you can ignore this email.'],
    },
    cn: {
      subject: '贵处在 MyVerify 的待答复求证',
      heading: '贵处在 MyVerify 的待答复求证',
      paragraphs: [`有人（可能是您）索取了此邮箱尚待答复的求证，共 ${open} 项。`],
      facts,
      action: { label: '打开列表', url },
      notes: ['链接七天内有效。如非您本人索取，请忽略本邮件。'],
    },
    ms: {
      subject: 'Permintaan terbuka anda di MyVerify',
      heading: 'Permintaan terbuka anda di MyVerify',
      paragraphs: [`Seseorang, mungkin anda, meminta senarai permintaan alamat ini yang masih terbuka: ${open}.`],
      facts,
      action: { label: 'Buka senarai', url },
      notes: ['Pautan ini berfungsi selama tujuh hari. Jika anda tidak memintanya, abaikan mel ini.'],
    },
  };
  return texts[language];
}

type Told = Readonly<Record<ContactLanguage, readonly [heading: string, text: string]>>;

/** To officers. */
function toldOf(about: AboutEnquiry, told: Told, language: ContactLanguage): MailText {
  const [heading, text] = told[language];
  return {
    subject: `${heading}: ${about.student}`,
    heading,
    paragraphs: [text],
    facts: [...studentFacts(about, language), officeFact(about.office, language)],
    action: { label: LABELS[language].open, url: about.url },
    notes: [],
  };
}

const DIFFERS: Told = {
  en: [
    'An answer differs',
    'The office has answered our enquiry, and its record says otherwise than the application. That blocks an approval, and speaks against a report that was issued. Please settle it with a note, or have it corrected.',
  ],
  cn: [
    '一份答复与申请不一致',
    '该单位已答复求证，其记录与申请内容不一致。这会阻止通过申请；如已出具报告，则与报告不符。请附说明处理，或予以更正。',
  ],
  ms: [
    'Satu jawapan berbeza',
    'Pejabat itu telah menjawab pertanyaan kami, dan rekodnya berbeza daripada permohonan. Ini menghalang kelulusan, dan bercanggah dengan laporan yang telah dikeluarkan. Sila selesaikannya dengan nota, atau betulkannya.',
  ],
};

export function confirmationDiffersMail(about: AboutEnquiry, language: ContactLanguage): MailText {
  return toldOf(about, DIFFERS, language);
}

interface Ended extends AboutEnquiry {
  readonly ending: ConfirmationEnding;
}

export function confirmationEndedMail({ ending, ...about }: Ended, language: ContactLanguage): MailText {
  return toldOf(about, ENDING_WORDS[ending], language);
}

interface Disputed extends AboutEnquiry {
  /** Whether the office is asked again. */
  readonly isOpen: boolean;
}

export function confirmationDisputedMail({ isOpen, ...about }: Disputed, language: ContactLanguage): MailText {
  const told: Told = {
    en: [
      'An answer was disputed',
      `The office says that the answer to our enquiry did not come from it. The answer no longer counts, and the request ${isOpen ? 'is open again' : 'has ended'}. Where a report was issued on it, that still says that this was confirmed. Please look into it, and withdraw the report where that is not true.`,
    ],
    cn: [
      '一份答复被否认',
      `该单位表示求证的答复并非出自其手。该答复已不再有效，求证${isOpen ? '重新开放' : '已结束'}。如已据此出具报告，报告仍写明已获确认。请查明情况；如不属实，请撤回报告。`,
    ],
    ms: [
      'Satu jawapan dipertikaikan',
      `Pejabat itu menyatakan bahawa jawapan kepada pertanyaan kami bukan daripadanya. Jawapan itu tidak lagi dikira, dan permintaan ${isOpen ? 'dibuka semula' : 'telah tamat'}. Laporan yang telah dikeluarkan berdasarkannya masih menyatakan pengesahan itu. Sila siasat, dan tarik balik laporan jika ia tidak benar.`,
    ],
  };
  return toldOf(about, told, language);
}
