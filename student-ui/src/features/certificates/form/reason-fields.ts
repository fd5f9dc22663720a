import type { Field } from './application';

/** Words that reviewers use, in English, Chinese and Malay, for what is to be mended. */
const WORDS: ReadonlyArray<readonly [Field, RegExp]> = [
  ['avatar', /\bphotos?\b(?! ?cop)|portrait|照片|相片|gambar/i],
  ['name', /\bname\b|姓名|\bnama\b/i],
  ['passport', /passport (?:no|number)|护照号|(?:nombor|no\.?) pasport/i],
  ['birth', /\bbirth\b|出生|tarikh lahir/i],
  ['nationality', /nationalit|国籍|kewarganegaraan/i],
  ['university', /universit|大学|学校/i],
  ['major', /\bmajor\b|专业|bidang pengajian/i],
  ['cert_no', /certificate (?:no|number)|证书编号|nombor sijil/i],
  ['awarding_time', /award(?:ing)? date|date of award|颁发日期|授予日期/i],
  ['passport_photos', /passport(?! (?:no|number))|护照(?!号)|(?<!(?:nombor|no\.?) )pasport/i],
  ['cert_photos', /certificate(?! (?:no|number))|diploma|证书(?!编号)|(?<!nombor )sijil/i],
  ['transcript_photos', /transcript|成绩单|transkrip/i],
  ['ministry_photos', /stamp|ministry|\bmohe\b|教育部|盖章|印章|kementerian|\bcop\b/i],
  ['payment_photos', /payment|receipt|\bfees?\b|付款|缴费|收据|凭证|bayaran|resit/i],
];

/** The fields that a reason for rejection speaks of, so that the applicant finds them at once. */
export function fieldsNamedIn(reason: string): Field[] {
  return WORDS.filter(([, words]) => words.test(reason)).map(([field]) => field);
}
