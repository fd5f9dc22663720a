import { defineTexts } from '../../i18n/define-texts';

export const useWatchTexts = defineTexts('check-watch', {
  en: {
    title: 'Be told when this report changes',
    about:
      'For 90 days we write to you when this report is withdrawn or corrected, and for nothing else. Each mail has a link that ends it.',
    email: 'Your email',
    submit: 'Tell me',
    done: 'We will write to {{email}} if this report changes by {{day}}.',
    failed: 'This was not stored',
    stop: {
      title: 'Mails about a report',
      lead: 'You asked to be told when a report changes.',
      ask: 'No more mails about this report?',
      submit: 'Stop the mails',
      done: 'You get no more mails about this report.',
      incomplete: 'This link is incomplete',
      incompleteText: 'Open the whole link of the mail; it may be broken over two lines.',
      failed: 'The mails could not be stopped',
      check: 'Check a report',
    },
  },
  cn: {
    title: '报告有变动时通知我',
    about: '90 天内，如该报告被撤回或更正，我们会发邮件通知您，不作其他用途。每封邮件中都有停止通知的链接。',
    email: '您的邮箱',
    submit: '通知我',
    done: '在 {{day}} 之前，如该报告有变动，我们会发邮件至 {{email}}。',
    failed: '未能保存',
    stop: {
      title: '报告变动通知',
      lead: '您曾要求在报告有变动时收到通知。',
      ask: '不再接收该报告的邮件？',
      submit: '停止通知',
      done: '您将不再收到该报告的邮件。',
      incomplete: '链接不完整',
      incompleteText: '请打开邮件中的完整链接，链接可能被分成了两行。',
      failed: '未能停止通知',
      check: '核验报告',
    },
  },
});
