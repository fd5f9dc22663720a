import { defineTexts } from '../../i18n/define-texts';

export const useWatchTexts = defineTexts('check-watch', {
  en: {
    title: 'Be told when this report changes',
    about:
      'Once you have confirmed your address, we write to you for 90 days when this report is withdrawn or corrected, and for nothing else. Each email has a link that ends it.',
    email: 'Your email',
    submit: 'Tell me',
    asked:
      'We have sent an email to {{email}}. Open the link in it within {{hours}} hours: only then do we tell you of changes.',
    failed: 'This was not stored',
    incomplete: 'This link is incomplete',
    incompleteText: 'Open the whole link of the email; it may be broken over two lines.',
    check: 'Check a report',
    confirm: {
      title: 'Be told when a report changes',
      lead: 'You asked to be told when a report is withdrawn or corrected.',
      ask: 'Shall we write to you for 90 days when it changes?',
      submit: 'Yes, tell me',
      done: 'We will write to you if the report changes by {{day}}.',
      failed: 'This could not be confirmed',
    },
    stop: {
      title: 'Emails about a report',
      lead: 'You asked to be told when a report changes.',
      ask: 'No more emails about this report?',
      submit: 'Stop the emails',
      done: 'You get no more emails about this report.',
      failed: 'The emails could not be stopped',
    },
  },
  cn: {
    title: '报告有变动时通知我',
    about:
      '确认邮箱后的 90 天内，如该报告被撤回或更正，我们会发邮件通知您，不作其他用途。每封邮件中都有停止通知的链接。',
    email: '您的邮箱',
    submit: '通知我',
    asked: '我们已发邮件至 {{email}}。请在 {{hours}} 小时内打开其中的链接，之后报告有变动时才会通知您。',
    failed: '未能保存',
    incomplete: '链接不完整',
    incompleteText: '请打开邮件中的完整链接，链接可能被分成了两行。',
    check: '核验报告',
    confirm: {
      title: '报告有变动时通知我',
      lead: '您曾要求在报告被撤回或更正时收到通知。',
      ask: '是否在 90 天内，报告有变动时发邮件通知您？',
      submit: '是，请通知我',
      done: '在 {{day}} 之前，如该报告有变动，我们会发邮件通知您。',
      failed: '未能确认',
    },
    stop: {
      title: '报告变动通知',
      lead: '您曾要求在报告有变动时收到通知。',
      ask: '不再接收该报告的邮件？',
      submit: '停止通知',
      done: '您将不再收到该报告的邮件。',
      failed: '未能停止通知',
    },
  },
});
