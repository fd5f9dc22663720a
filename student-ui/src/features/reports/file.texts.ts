import { defineTexts } from '../../i18n/define-texts';

export const useFileTexts = defineTexts('check-file', {
  en: {
    title: 'Check the file',
    lead: 'You were sent the report as a PDF? Drop it here to see whether it is, byte for byte, the one that we issued.',
    privacy:
      'Your browser calculates the fingerprint of the file and asks us about that alone. The file itself stays with you unless you agree to send it.',
    choose: 'Choose the PDF',
    drop: 'or drop it here',
    dropNow: 'Drop it here',
    one: 'Please choose one file at a time.',
  },
  cn: {
    title: '核验文件',
    lead: '收到的是 PDF 格式的报告？将文件拖放到此处，即可知道它是否与我们签发的文件完全一致。',
    privacy: '浏览器会在本机计算文件指纹，并仅以指纹向我们查询。未经您同意，文件不会离开您的设备。',
    choose: '选择 PDF 文件',
    drop: '或拖放到此处',
    dropNow: '松开即可核验',
    one: '请每次只选择一个文件。',
  },
});
