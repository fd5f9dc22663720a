import { defineTexts } from '../../i18n/define-texts';

export const useSampleTexts = defineTexts('home-sample', {
  en: {
    title: 'See a sample report',
    text: 'A real PDF of ours with invented particulars: made, numbered and sealed as any report is. Open it, check its number, drop the file on the check page, and see what whoever is given a report sees.',
    open: 'Open the sample (PDF)',
    check: 'Check the sample',
  },
  cn: {
    title: '查看示例报告',
    text: '这是一份内容虚构的真实 PDF 报告：与其他报告一样生成、编号并加盖电子印章。您可以打开它，核验其编号，或将文件拖到核验页面，体验收到报告的人所看到的一切。',
    open: '打开示例报告（PDF）',
    check: '核验示例报告',
  },
});
