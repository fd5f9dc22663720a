import { defineTexts } from '../../i18n/define-texts';

export const useLookUpTexts = defineTexts('look-ups', {
  en: {
    title: 'Look-ups of your report',
    lead: 'When somebody came by your report, and how. Who it was, and from where, is not known: a report may be checked without giving a name. What you check yourself, signed in, is not listed.',
    list: 'Look-ups',
    none: 'Nobody has looked up this report yet',
    noneText: 'Once somebody checks it, you see it here.',
    at: 'Time (Malaysia)',
    how: 'How',
    number: 'Checked by its number',
    person: 'Found by name, passport number and date of birth',
    file: 'Checked by its file',
    publicLookUp: 'The public look-up may find my report',
    publicLookUpText:
      'On the home page, whoever knows your name, passport number and date of birth finds your report. Switched off, that search answers as if there were no such report. The check by the report number goes on.',
    noBirth:
      'Your certificate states no date of birth, and the public look-up asks for it: it does not find this report. Whoever has its number can check it.',
    tellHolder: 'Tell me by email when my report is looked up',
    tellHolderText: 'Once a day at most.',
    saved: 'Saved',
  },
  cn: {
    title: '报告的查验记录',
    lead: '此处显示您的报告何时、以何种方式被查验。查验者的身份和位置无从得知：核验报告无需表明身份。您登录后自己的核验不会列出。',
    list: '查验记录',
    none: '此报告尚未被查验过',
    noneText: '有人查验后，您可以在此看到。',
    at: '时间（马来西亚）',
    how: '方式',
    number: '按报告编号核验',
    person: '按姓名、护照号码和出生日期查询',
    file: '按报告文件核验',
    publicLookUp: '允许公开查询找到我的报告',
    publicLookUpText:
      '在首页，知道您的姓名、护照号码和出生日期的人可以查到您的报告。关闭后，该查询的结果与报告不存在时相同。按报告编号核验不受影响。',
    noBirth: '您的证书未填写出生日期，而公开查询需要填写：因此查不到此报告，凭报告编号仍可核验。',
    tellHolder: '报告被查验时发邮件通知我',
    tellHolderText: '每天最多一次。',
    saved: '已保存',
  },
});
