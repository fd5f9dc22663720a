import { type CertificateField, FIELD_NAMES } from './certificate.fields.js';
import { type PortalName, portalName } from './portal-names.js';

type LabelLanguage = 'en' | 'cn' | 'ms';

/**
 * What the fields of an application are called, to students, to staff, to offices that are asked, and on the report.
 */
const FIELD_LABELS = {
  type: { en: 'Service', cn: '服务类型', ms: 'Perkhidmatan' },
  name: { en: 'Name', cn: '姓名', ms: 'Nama' },
  gender: { en: 'Gender', cn: '性别', ms: 'Jantina' },
  email: { en: 'Email', cn: '邮箱', ms: 'E-mel' },
  birth: { en: 'Date of birth', cn: '出生日期', ms: 'Tarikh lahir' },
  nationality: { en: 'Nationality', cn: '国籍', ms: 'Kewarganegaraan' },
  passport: { en: 'Passport number', cn: '护照号码', ms: 'Nombor pasport' },
  avatar: { en: 'Photo', cn: '照片', ms: 'Gambar' },
  university: { en: 'Degree-conferring unit', cn: '学位授予单位', ms: 'Institusi penganugerah' },
  major: { en: 'Major', cn: '专业', ms: 'Bidang pengajian' },
  forms: { en: 'Form of learning', cn: '学习形式', ms: 'Mod pengajian' },
  level: { en: 'Academic level', cn: '学历层次', ms: 'Peringkat akademik' },
  academyStatus: { en: 'Academic status', cn: '学业状态', ms: 'Status akademik' },
  barcode: { en: 'Bar code', cn: '条形码', ms: 'Kod bar' },
  certNo: { en: 'Certificate number', cn: '证书编号', ms: 'Nombor sijil' },
  principalName: { en: 'Principal', cn: '校长姓名', ms: 'Ketua institusi' },
  note: { en: 'Note', cn: '备注', ms: 'Catatan' },
  startTime: { en: 'Start of study', cn: '入学日期', ms: 'Mula pengajian' },
  endTime: { en: 'End of study', cn: '毕业日期', ms: 'Tamat pengajian' },
  ministryStampingTime: { en: 'MoHE stamping date', cn: '高教部盖章日期', ms: 'Tarikh cop KPT' },
  awardingTime: { en: 'Awarding date', cn: '授予日期', ms: 'Tarikh penganugerahan' },
  passportPhotos: { en: 'Passport', cn: '护照', ms: 'Pasport' },
  passportRemark: { en: 'Remark on the passport', cn: '护照备注', ms: 'Catatan tentang pasport' },
  certPhotos: { en: 'Certificate', cn: '证书', ms: 'Sijil' },
  certRemark: { en: 'Remark on the certificate', cn: '证书备注', ms: 'Catatan tentang sijil' },
  transcriptPhotos: { en: 'Transcript', cn: '成绩单', ms: 'Transkrip' },
  transcriptRemark: { en: 'Remark on the transcript', cn: '成绩单备注', ms: 'Catatan tentang transkrip' },
  ministryPhotos: { en: 'Ministry stamping', cn: '高教部盖章文件', ms: 'Cop kementerian' },
  ministryRemark: { en: 'Remark on the ministry stamping', cn: '盖章文件备注', ms: 'Catatan tentang cop kementerian' },
  paymentPhotos: { en: 'Proof of payment', cn: '缴费凭证', ms: 'Bukti pembayaran' },
  paymentRemark: { en: 'Remark on the payment', cn: '缴费备注', ms: 'Catatan tentang pembayaran' },
} as const satisfies Readonly<Record<CertificateField, Readonly<Record<LabelLanguage, string>>>>;

/** The labels of one language by the fields' names. */
export function fieldLabels(language: LabelLanguage): Readonly<Record<CertificateField, string>> {
  return labelsBy((field) => field, language);
}

/** The same by the names of the specification. */
export function portalLabels(language: LabelLanguage): Readonly<Record<PortalName<CertificateField>, string>> {
  return labelsBy(portalName, language);
}

function labelsBy<Name extends string>(nameOf: (field: CertificateField) => Name, language: LabelLanguage) {
  return Object.fromEntries(FIELD_NAMES.map((field) => [nameOf(field), FIELD_LABELS[field][language]])) as Record<
    Name,
    string
  >;
}
