import { defineTexts } from '../../i18n/define-texts';

export const useLegalTexts = defineTexts('legal', {
  en: {
    privacy: 'Privacy Policy',
    terms: 'Terms and Conditions',
    languages: 'Language of the text',
    english: 'English',
    malay: 'Malay (Bahasa Melayu)',
    /** Only where the interface is in neither language of the text. */
    inEnglish: '',
    inMalay: '',
  },
  cn: {
    privacy: '隐私政策',
    terms: '服务条款',
    languages: '正文语言',
    english: '英文 English',
    malay: '马来文 Melayu',
    inEnglish: '以下正文为英文。本文件仅提供英文和马来文版本，两者不一致时以英文版为准。',
    inMalay: '以下正文为马来文。本文件仅提供英文和马来文版本，两者不一致时以英文版为准。',
  },
});
