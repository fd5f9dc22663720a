import { fieldLabels } from '../../domain/certificate/field-labels.js';
import type { MailText } from './mail.text.js';
import type { ConfirmationContent } from './mailer.port.js';

type Language = 'en' | 'cn' | 'ms';

interface Words {
  readonly request: { readonly subject: string; readonly reminder: string; readonly heading: string };
  readonly who: string;
  readonly why: string;
  readonly how: string;
  readonly check: string;
  readonly never: string;
  readonly all: (url: string) => string;
  readonly answer: string;
  readonly facts: {
    readonly student: string;
    readonly programme: string;
    readonly by: string;
    readonly office: string;
  };
  readonly receipt: {
    readonly subject: string;
    readonly heading: string;
    readonly text: string;
    readonly declined: string;
  };
  readonly notUs: string;
  readonly notUsWhy: string;
  readonly desk: { readonly subject: string; readonly text: (open: number) => string; readonly open: string };
  readonly deskNote: string;
  readonly differs: { readonly subject: string; readonly text: string };
  readonly disputed: { readonly subject: string; readonly text: (isOpen: boolean) => string; readonly open: string };
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    request: {
      subject: 'Please confirm a certificate',
      reminder: 'Reminder: please confirm a certificate',
      heading: 'Please confirm a certificate from your records',
    },
    who: 'MyVerify verifies academic certificates for use in Malaysia. We ask you because the student named below has applied for a verification.',
    why: 'The student has agreed to this enquiry. It takes about three minutes, needs no account, and works on a telephone.',
    how: 'Open the page below, look the student up in your own records, and type what they say.',
    check:
      'To make sure that it is us, open our website by typing its address yourself, and compare its contact details and the address of the page below.',
    never: 'We never send attachments with such an email, and never ask for a password or for money.',
    all: (url) => `All that we ask your office, on one page: ${url}`,
    answer: 'Answer',
    facts: { student: 'Student', programme: fieldLabels('en').major, by: 'Answered by', office: 'Office' },
    receipt: {
      subject: 'Receipt: your answer to MyVerify',
      heading: 'Thank you for your answer',
      text: 'We have received an answer from your office about this student. It is stored and cannot be changed by the link any more.',
      declined: 'Your office has told us that it does not answer our question about this student.',
    },
    notUs: 'This was not us',
    notUsWhy:
      'If nobody in your office gave this answer, tell us with the button above: we set it aside and look into it.',
    desk: {
      subject: 'Your open requests at MyVerify',
      text: (open) => `Somebody, probably you, asked for the requests of this address that are still open: ${open}.`,
      open: 'Open the list',
    },
    deskNote: 'The link works for seven days. If you did not ask for it, you can ignore this email.',
    differs: {
      subject: 'An answer differs',
      text: 'The office has answered our enquiry, and its record says otherwise than the application. That blocks an approval, and speaks against a report that was issued. Please settle it with a note, or have it corrected.',
    },
    disputed: {
      subject: 'An answer was disputed',
      text: (isOpen) =>
        `The office says that the answer to our enquiry did not come from it. The answer no longer counts, and the request ${isOpen ? 'is open again' : 'has ended'}. Where a report was issued on it, that still says that this was confirmed. Please look into it, and withdraw the report where that is not true.`,
      open: 'Open the application',
    },
  },
  cn: {
    request: {
      subject: '请确认一份学历证书',
      reminder: '提醒：请确认一份学历证书',
      heading: '请根据贵处档案确认一份证书',
    },
    who: 'MyVerify 为在马来西亚使用的学历证书提供认证。以下学生已申请认证，因此向贵处求证。',
    why: '该学生已同意此项求证。约需三分钟，无需账号，手机即可完成。',
    how: '请打开以下页面，在贵处档案中查找该学生，并填写档案所载内容。',
    check: '如需核实我们的身份，请自行输入我们的网址，核对网站上的联系方式及下方页面的网址。',
    never: '此类邮件绝不含附件，也绝不索要密码或款项。',
    all: (url) => `向贵处提出的全部求证，见此页面：${url}`,
    answer: '答复',
    facts: { student: '学生', programme: fieldLabels('cn').major, by: '答复人', office: '单位' },
    receipt: {
      subject: '回执：贵处对 MyVerify 的答复',
      heading: '感谢您的答复',
      text: '我们已收到贵处关于该学生的答复。答复已保存，不能再通过原链接修改。',
      declined: '贵处已告知我们不答复关于该学生的求证。',
    },
    notUs: '这不是我们的答复',
    notUsWhy: '如贵处无人作出此答复，请点击上方按钮告知：我们将搁置该答复并查明情况。',
    desk: {
      subject: '贵处在 MyVerify 的待答复求证',
      text: (open) => `有人（可能是您）索取了此邮箱尚待答复的求证，共 ${open} 项。`,
      open: '打开列表',
    },
    deskNote: '链接七天内有效。如非您本人索取，请忽略本邮件。',
    differs: {
      subject: '一份答复与申请不一致',
      text: '该单位已答复求证，其记录与申请内容不一致。这会阻止通过申请；如已出具报告，则与报告不符。请附说明处理，或予以更正。',
    },
    disputed: {
      subject: '一份答复被否认',
      text: (isOpen) =>
        `该单位表示求证的答复并非出自其手。该答复已不再有效，求证${isOpen ? '重新开放' : '已结束'}。如已据此出具报告，报告仍写明已获确认。请查明情况；如不属实，请撤回报告。`,
      open: '打开申请',
    },
  },
  ms: {
    request: {
      subject: 'Sila sahkan satu sijil',
      reminder: 'Peringatan: sila sahkan satu sijil',
      heading: 'Sila sahkan satu sijil daripada rekod anda',
    },
    who: 'MyVerify mengesahkan sijil akademik untuk kegunaan di Malaysia. Kami bertanya kerana pelajar di bawah telah memohon pengesahan.',
    why: 'Pelajar itu telah bersetuju dengan pertanyaan ini. Ia mengambil masa kira-kira tiga minit, tidak memerlukan akaun, dan boleh dibuat dengan telefon.',
    how: 'Buka halaman di bawah, cari pelajar itu dalam rekod anda sendiri, dan taip apa yang tercatat.',
    check:
      'Untuk memastikan ini memang kami, buka laman web kami dengan menaip alamatnya sendiri, dan bandingkan butiran hubungan serta alamat halaman di bawah.',
    never:
      'Kami tidak pernah menghantar lampiran dengan mel seperti ini, dan tidak pernah meminta kata laluan atau wang.',
    all: (url) => `Semua yang kami tanya pejabat anda, pada satu halaman: ${url}`,
    answer: 'Jawab',
    facts: { student: 'Pelajar', programme: fieldLabels('ms').major, by: 'Dijawab oleh', office: 'Pejabat' },
    receipt: {
      subject: 'Resit: jawapan anda kepada MyVerify',
      heading: 'Terima kasih atas jawapan anda',
      text: 'Kami telah menerima jawapan daripada pejabat anda tentang pelajar ini. Ia disimpan dan tidak boleh diubah lagi melalui pautan itu.',
      declined: 'Pejabat anda telah memaklumkan bahawa ia tidak menjawab soalan kami tentang pelajar ini.',
    },
    notUs: 'Ini bukan kami',
    notUsWhy:
      'Jika tiada sesiapa di pejabat anda memberi jawapan ini, maklumkan kami dengan butang di atas: kami akan mengetepikannya dan menyiasat.',
    desk: {
      subject: 'Permintaan terbuka anda di MyVerify',
      text: (open) => `Seseorang, mungkin anda, meminta senarai permintaan alamat ini yang masih terbuka: ${open}.`,
      open: 'Buka senarai',
    },
    deskNote: 'Pautan ini berfungsi selama tujuh hari. Jika anda tidak memintanya, abaikan mel ini.',
    differs: {
      subject: 'Satu jawapan berbeza',
      text: 'Pejabat itu telah menjawab pertanyaan kami, dan rekodnya berbeza daripada permohonan. Ini menghalang kelulusan, dan bercanggah dengan laporan yang telah dikeluarkan. Sila selesaikannya dengan nota, atau betulkannya.',
    },
    disputed: {
      subject: 'Satu jawapan dipertikaikan',
      text: (isOpen) =>
        `Pejabat itu menyatakan bahawa jawapan kepada pertanyaan kami bukan daripadanya. Jawapan itu tidak lagi dikira, dan permintaan ${isOpen ? 'dibuka semula' : 'telah tamat'}. Laporan yang telah dikeluarkan berdasarkannya masih menyatakan pengesahan itu. Sila siasat, dan tarik balik laporan jika ia tidak benar.`,
      open: 'Buka permohonan',
    },
  },
};

/** What universities, the ministry and officers are told of enquiries. */
export function confirmationText(content: ConfirmationContent, language: Language): MailText {
  const words = WORDS[language];
  switch (content.template) {
    case 'confirmation-request': {
      const subject = content.isReminder ? words.request.reminder : words.request.subject;
      return {
        subject: `${subject}: ${content.student}`,
        heading: words.request.heading,
        paragraphs: [words.who, words.why, words.how],
        facts: [{ label: words.facts.office, value: content.office }, ...facts(content, words)],
        action: { label: words.answer, url: content.url },
        notes: [words.check, words.never, words.all(content.deskUrl)],
      };
    }
    case 'confirmation-receipt':
      return {
        subject: words.receipt.subject,
        heading: words.receipt.heading,
        paragraphs: [content.declined ? words.receipt.declined : words.receipt.text],
        facts: [...facts(content, words), { label: words.facts.by, value: content.answeredBy }],
        action: { label: words.notUs, url: content.url },
        notes: [words.notUsWhy],
      };
    case 'confirmation-desk':
      return {
        subject: words.desk.subject,
        heading: words.desk.subject,
        paragraphs: [words.desk.text(content.open)],
        facts: [{ label: words.facts.office, value: content.office }],
        action: { label: words.desk.open, url: content.url },
        notes: [words.deskNote],
      };
    case 'confirmation-differs':
      return {
        subject: `${words.differs.subject}: ${content.student}`,
        heading: words.differs.subject,
        paragraphs: [words.differs.text],
        facts: [...facts(content, words), { label: words.facts.office, value: content.office }],
        action: { label: words.disputed.open, url: content.url },
        notes: [],
      };
    case 'confirmation-disputed':
      return {
        subject: `${words.disputed.subject}: ${content.student}`,
        heading: words.disputed.subject,
        paragraphs: [words.disputed.text(content.isOpen)],
        facts: [...facts(content, words), { label: words.facts.office, value: content.office }],
        action: { label: words.disputed.open, url: content.url },
        notes: [],
      };
  }
}

function facts({ student, programme }: { student: string; programme: string }, words: Words) {
  return [
    { label: words.facts.student, value: student },
    { label: words.facts.programme, value: programme },
  ];
}
