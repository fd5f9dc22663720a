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
  },
  cn: {
    match: '✓ 与护照识别结果一致',
    close: '≈ 护照识别结果：%{value}',
    differs: '≠ 护照识别结果：%{value}',
    not_claimed: '护照识别结果：%{value}',
    waiting: '正在识别护照。',
    nothing: '未能在护照文件上识别出机读区。',
  },
});
