import { defineTexts } from '../i18n/define-texts';

export const searchTexts = defineTexts({
  en: {
    open: 'Search',
    hint: 'Search (Ctrl+K)',
    title: 'Search everything',
    placeholder: 'Name, number, university, screen',
    how: 'Words, and parts of emails and report numbers, by their beginnings; passports and certificate numbers in whole.',
    none: 'Nothing was found',
    groups: {
      screens: 'Screens',
      certificates: 'Applications',
      users: 'Accounts',
      universities: 'Universities',
    },
  },
  cn: {
    open: '搜索',
    hint: '搜索（Ctrl+K）',
    title: '全局搜索',
    placeholder: '姓名、护照号、报告编号、大学或页面',
    how: '词语以及邮箱和报告编号的各段可只输入开头；护照号和证书编号请完整输入。',
    none: '没有找到结果',
    groups: {
      screens: '页面',
      certificates: '申请',
      users: '账号',
      universities: '大学',
    },
  },
});
