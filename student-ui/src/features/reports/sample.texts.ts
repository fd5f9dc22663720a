import { defineTexts } from '../../i18n/define-texts';

/** What is said of the sample. */
export const useSampleTexts = defineTexts('check-sample', {
  en: {
    word: 'This is the sample',
    text: 'It shows what a valid report looks like. It is of nobody, and certifies nothing.',
    open: 'Open the sample (PDF)',
    fields: 'What a report certifies (invented here)',
    steps: {
      compare: 'Compare what is shown below with the sample, line by line, as you would with a report.',
      valid: 'Of a report in force this page says “Valid” instead, and shows what that report certifies.',
      rely: 'If somebody gave you this as a genuine report, do not accept it, and tell us.',
    },
  },
  cn: {
    word: '这是示例报告',
    text: '它展示有效报告的样子，不属于任何人，也不证明任何内容。',
    open: '打开示例报告（PDF）',
    fields: '报告认证的内容（此处为虚构）',
    steps: {
      compare: '将下面显示的内容与示例报告逐一核对，如同核对真实报告。',
      valid: '对有效的报告，本页会显示“有效”以及该报告认证的内容。',
      rely: '如果有人把它当作真实报告交给您，请勿接受，并告知我们。',
    },
  },
});
