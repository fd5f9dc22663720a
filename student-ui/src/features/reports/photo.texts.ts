import { defineTexts } from '../../i18n/define-texts';

export const usePhotoTexts = defineTexts('check-photo', {
  en: {
    title: 'Compare the photo',
    about:
      'Type passport number and date of birth as the paper says them, and the photo of the report is shown. Each look is recorded, and the holder may be told of it.',
    passport: 'Passport number',
    birth: 'Date of birth',
    submit: 'Show the photo',
    shown: 'This is the photo of the report. Hold the one on the paper beside it.',
    unknown: 'Nothing is shown for this',
    unknownText:
      'Compare passport number and date of birth with the paper. Where they are right, the photo cannot be shown.',
    failed: 'The photo could not be shown',
  },
  cn: {
    title: '核对照片',
    about: '请按报告填写护照号码和出生日期，即可显示报告上的照片。每次查看都会留下记录，并可能告知持有人。',
    passport: '护照号码',
    birth: '出生日期',
    submit: '显示照片',
    shown: '这是报告上的照片，请与纸质报告上的照片对比。',
    unknown: '没有可显示的照片',
    unknownText: '请与报告核对护照号码和出生日期；如填写无误，则该照片无法显示。',
    failed: '未能显示照片',
  },
});
