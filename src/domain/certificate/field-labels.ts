import type { Language } from '../account/user.js';
import { type CertificateField, FIELD_NAMES } from './certificate.fields.js';
import { type PortalName, portalName } from './portal-names.js';

/** What the fields of an application are called, to students and to staff. */
const FIELD_LABELS = {
  type: { en: 'Service', cn: '服务类型' },
  name: { en: 'Name', cn: '姓名' },
  gender: { en: 'Gender', cn: '性别' },
  email: { en: 'Email', cn: '邮箱' },
  birth: { en: 'Date of birth', cn: '出生日期' },
  nationality: { en: 'Nationality', cn: '国籍' },
  passport: { en: 'Passport number', cn: '护照号码' },
  avatar: { en: 'Photo', cn: '照片' },
  university: { en: 'Degree-conferring unit', cn: '学位授予单位' },
  major: { en: 'Major', cn: '专业' },
  forms: { en: 'Forms of learning', cn: '学习形式' },
  level: { en: 'Academic level', cn: '学历层次' },
  academyStatus: { en: 'Academic status', cn: '学业状态' },
  barcode: { en: 'Bar code', cn: '条形码' },
  certNo: { en: 'Certificate no', cn: '证书编号' },
  principalName: { en: 'Principal', cn: '校长姓名' },
  note: { en: 'Note', cn: '备注' },
  startTime: { en: 'Start of study', cn: '入学日期' },
  endTime: { en: 'End of study', cn: '毕业日期' },
  ministryStampingTime: { en: 'MoHE stamping date', cn: '高教部盖章日期' },
  awardingTime: { en: 'Awarding date', cn: '授予日期' },
  passportPhotos: { en: 'Passport', cn: '护照' },
  passportRemark: { en: 'Remark on the passport', cn: '护照备注' },
  certPhotos: { en: 'Certificate', cn: '证书' },
  certRemark: { en: 'Remark on the certificate', cn: '证书备注' },
  transcriptPhotos: { en: 'Transcript', cn: '成绩单' },
  transcriptRemark: { en: 'Remark on the transcript', cn: '成绩单备注' },
  ministryPhotos: { en: 'Ministry stamping', cn: '高教部盖章文件' },
  ministryRemark: { en: 'Remark on the ministry stamping', cn: '盖章文件备注' },
  paymentPhotos: { en: 'Proof of payment', cn: '缴费凭证' },
  paymentRemark: { en: 'Remark on the payment', cn: '缴费备注' },
} as const satisfies Readonly<Record<CertificateField, Readonly<Record<Language, string>>>>;

/** The labels of one language by the fields' names. */
export function fieldLabels(language: Language): Readonly<Record<CertificateField, string>> {
  return labelsBy((field) => field, language);
}

/** The same by the names of the specification. */
export function portalLabels(language: Language): Readonly<Record<PortalName<CertificateField>, string>> {
  return labelsBy(portalName, language);
}

function labelsBy<Name extends string>(nameOf: (field: CertificateField) => Name, language: Language) {
  return Object.fromEntries(FIELD_NAMES.map((field) => [nameOf(field), FIELD_LABELS[field][language]])) as Record<
    Name,
    string
  >;
}
