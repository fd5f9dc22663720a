import { defineTexts } from '../../i18n/define-texts';

export const useStatusTexts = defineTexts('status', {
  en: {
    title: 'Service status',
    lead: 'How MyVerify is now, and was on the last fourteen days. The page keeps itself up to date.',
    all: {
      up: 'Everything works',
      slow: 'Something is slow',
      down: 'Something does not work',
    },
    part: {
      site: 'Site, accounts and checks of reports',
      files: 'Documents: sending in and viewing',
      reports: 'Reports and emails',
    },
    about: {
      site: 'Signing in, applying, and checking a report by its number or file.',
      files: 'Photos and papers of applications, and the PDF of a report.',
      reports: 'A report is made, and emails are sent, in the background: what is late now comes later.',
    },
    state: { up: 'works', slow: 'slow', down: 'does not work', unknown: 'not known' },
    days: 'The last fourteen days, the newest on the right',
    day: '{{day}}: {{state}}',
    legend: 'Short interruptions of some minutes count as slow, half an hour or more as not working.',
    gone: 'The past days cannot be told right now.',
  },
  cn: {
    title: '服务状态',
    lead: 'MyVerify 当前及最近十四天的运行情况。本页会自动更新。',
    all: { up: '一切正常', slow: '部分服务较慢', down: '部分服务无法使用' },
    part: { site: '网站、账户与报告核验', files: '文件的上传与查看', reports: '报告与邮件' },
    about: {
      site: '登录、提交申请，以及凭编号或文件核验报告。',
      files: '申请的照片和材料，以及报告的 PDF 文件。',
      reports: '报告的生成和邮件的发送在后台进行，若有延迟，稍后仍会送达。',
    },
    state: { up: '正常', slow: '较慢', down: '无法使用', unknown: '无记录' },
    days: '最近十四天，右侧为最新',
    day: '{{day}}：{{state}}',
    legend: '几分钟的短暂中断计为较慢，半小时及以上计为无法使用。',
    gone: '暂时无法显示过去几天的情况。',
  },
});
