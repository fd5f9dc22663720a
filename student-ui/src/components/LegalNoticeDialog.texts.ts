import { defineTexts } from '../i18n/define-texts';

export const useLegalNoticeTexts = defineTexts('legal-notice', {
  en: {
    title: 'Legal notice',
    languages: 'Language of the notice',
    text: 'Text of the notice',
    /** Only where the interface is in neither language of the text. */
    about: '',
    failed: 'Your acceptance could not be stored',
  },
  cn: {
    title: '法律声明',
    languages: '声明的语言',
    text: '声明正文',
    about: '本声明以英文和马来文提供。点击下方按钮，即表示您理解并同意遵守以上内容。',
    failed: '未能保存您的确认',
  },
});
