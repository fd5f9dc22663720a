import { defineTexts } from '../../i18n/define-texts';

/** What is looked at when a report is checked, by its number and by its file, and what came of it. */
export const useStepTexts = defineTexts('check-steps', {
  en: {
    title: 'What was checked',
    colon: ': ',
    outcome: { passed: 'passed', failed: 'failed', not_checked: 'could not be checked' },
    number: {
      found: 'Issued by MyVerify under this number',
      current_edition: 'The newest edition',
      in_force: 'In force, not withdrawn',
      fields: 'Certified fields shown',
    },
    file: {
      recognised: 'A file that we issued, or with a seal of ours',
      unaltered: 'Unchanged since it was issued',
      seal: 'Our digital seal fits the file',
      current_edition: 'The newest edition',
      in_force: 'In force, not withdrawn',
    },
    whichEdition: 'Which edition is printed on your report?',
    whichEditionHint: 'There are several under this number; without it nobody can tell whether yours is the newest.',
    unknownEdition: 'I do not know',
    editions: 'Editions under this number',
    edition: 'Edition {{edition}}',
    status: { current: 'current', superseded: 'superseded', withdrawn: 'withdrawn' },
    issued: 'issued {{day}}',
    superseded: 'superseded {{day}}',
    because: 'Reason: {{reason}}',
  },
  cn: {
    title: '核验项目',
    colon: '：',
    outcome: { passed: '通过', failed: '未通过', not_checked: '未能核验' },
    number: {
      found: '由 MyVerify 以此编号签发',
      current_edition: '为最新版次',
      in_force: '目前有效，未被撤回',
      fields: '显示所认证的内容',
    },
    file: {
      recognised: '为我们签发的文件，或带有我们的电子印章',
      unaltered: '签发后未被改动',
      seal: '电子印章与文件相符',
      current_edition: '为最新版次',
      in_force: '目前有效，未被撤回',
    },
    whichEdition: '您手中的报告上印的是第几版？',
    whichEditionHint: '该编号下有多个版次，不知道版次就无法判断您手中的是否为最新版。',
    unknownEdition: '不清楚',
    editions: '该编号下的版次',
    edition: '第 {{edition}} 版',
    status: { current: '当前版', superseded: '已被取代', withdrawn: '已撤回' },
    issued: '{{day}} 签发',
    superseded: '{{day}} 被取代',
    because: '原因：{{reason}}',
  },
});
