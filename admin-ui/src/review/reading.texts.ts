import { defineTexts } from '../i18n/define-texts';

/** What machines read on the documents. */
export const readingTexts = defineTexts({
  en: {
    match: '✓ read in the passport',
    close: '≈ the passport reads %{value}',
    differs: '≠ the passport reads %{value}',
    not_claimed: 'the passport reads %{value}',
    waiting: 'The passport is being read.',
    nothing: 'No machine-readable zone could be read on the passport’s files.',
    invalid:
      'Check digits of the passport’s machine-readable zone do not fit, or two looks at it differ. Compare it by eye.',
    expired: 'The passport was valid until %{day}.',
  },
  cn: {
    match: '✓ 与护照识别结果一致',
    close: '≈ 护照识别结果：%{value}',
    differs: '≠ 护照识别结果：%{value}',
    not_claimed: '护照识别结果：%{value}',
    waiting: '正在识别护照。',
    nothing: '未能在护照文件上识别出机读区。',
    invalid: '护照机读区的校验码不符，或两次识别结果不一致，请人工核对。',
    expired: '护照有效期至 %{day}。',
  },
});
