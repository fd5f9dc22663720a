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
    found: {
      match: '✓ stands in: %{group}',
      close: '≈ nearly stands in: %{group}',
      not_found: 'not found by machine in: %{group}',
    },
    text: {
      title: 'Text on this document',
      unsure: 'hard to read, compare it by eye',
      search: 'Search in the text',
      hits: '%{hits} found',
      copy: 'Copy the text',
      copied: 'The text was copied.',
      waiting: 'The text of this document has not been read yet.',
      nothing: 'A machine found no text on this document.',
      failed: 'The text of this document could not be read by machine.',
      unread: 'Documents of this kind are not read by machine.',
    },
  },
  cn: {
    match: '✓ 与护照识别结果一致',
    close: '≈ 护照识别结果：%{value}',
    differs: '≠ 护照识别结果：%{value}',
    not_claimed: '护照识别结果：%{value}',
    waiting: '正在识别护照。',
    nothing: '未能在护照文件上识别出机读区。',
    found: { match: '✓ 见于：%{group}', close: '≈ 近似见于：%{group}', not_found: '机器未找到：%{group}' },
    text: {
      title: '该文件上的文字',
      unsure: '难以识别，请人工核对',
      search: '在文字中查找',
      hits: '找到 %{hits} 处',
      copy: '复制文字',
      copied: '文字已复制。',
      waiting: '该文件上的文字尚未识别。',
      nothing: '机器未在该文件上找到文字。',
      failed: '机器未能识别该文件上的文字。',
      unread: '此类文件不由机器识别。',
    },
  },
});
