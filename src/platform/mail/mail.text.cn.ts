import { PIN_TRIES } from '../../domain/sharing/share-pin.js';
import { factorsChangedText, newDeviceText } from './account-mail.text.js';
import { addressText } from './address-mail.text.js';
import { anchorText } from './anchor-mail.text.js';
import { decisionDroppedText, recordAdoptedText } from './decision-mail.text.js';
import { integratorText } from './integrator-mail.text.js';
import type { MailLinks, MailText } from './mail.text.js';
import type { ConfirmationContent, MailContent } from './mailer.port.js';
import { changedText, correctedText, reissuedText, watchAskedText, withdrawnText } from './report-mail.text.cn.js';

export function chineseText(content: Exclude<MailContent, ConfirmationContent>, links: MailLinks): MailText {
  switch (content.template) {
    case 'code':
      return content.purpose === 'register' ? registerCode(content) : resetCode(content, links);
    case 'key-leaked':
    case 'member-invited':
    case 'access-asked':
    case 'access-declined':
    case 'webhook-off':
      return integratorText(content, 'cn');
    case 'audit-anchor':
      return anchorText(content, 'cn');
    case 'record-adopted':
      return recordAdoptedText(content, 'cn');
    case 'decision-dropped':
      return decisionDroppedText(content, 'cn');
    case 'account-exists':
      return {
        subject: '您已拥有 MyVerify 账户',
        heading: '您已拥有账户',
        paragraphs: [
          '有人（可能是您本人）申请用此邮箱地址注册 MyVerify。该地址已属于一个现有账户，因此没有创建新账户。',
          '请使用您的密码登录。如果忘记了密码，可以在登录页面重新设置。',
        ],
        action: { label: '登录', url: links.signIn },
        notes: ['如果不是您本人操作，请忽略本邮件，您的账户没有任何变化。'],
      };
    case 'account-made':
      return {
        subject: '已为您创建 MyVerify 账户',
        heading: '请设置密码',
        paragraphs: [
          '我们的工作人员已用此邮箱地址为您创建了 MyVerify 账户。该账户尚未设置密码，任何人都无法登录。',
          `请打开下方页面自行设置密码，除您之外没有人知道它。该链接仅可使用一次，${content.hours} 小时内有效。`,
        ],
        action: { label: '设置密码', url: content.url },
        notes: ['请勿转发本邮件：持有该链接的人可以进入您的账户。', '如果您没有要求创建账户，请忽略本邮件。'],
      };
    case 'new-device':
      return newDeviceText(content, links, 'cn');
    case 'factors-changed':
      return factorsChangedText(content.change, links, 'cn');
    case 'password-changed':
      return {
        subject: '您的 MyVerify 密码已更改',
        heading: '您的密码已更改',
        paragraphs: ['您的 MyVerify 账户密码刚刚已更改，所有设备均已退出登录。', '如果是您本人操作，无需再做任何事。'],
        action: { label: '重新设置密码', url: links.resetPassword },
        notes: ['如果不是您本人操作，请立即点击上方按钮重新设置密码，并确认没有其他人能够查看您的邮箱。'],
      };
    case 'address-change':
    case 'address-taken':
      return addressText(content, links, 'cn');
    case 'email-changed':
      return {
        subject: '您的 MyVerify 账户邮箱已更改',
        heading: '您的邮箱地址已更改',
        paragraphs: [
          '您的 MyVerify 账户已更换为另一个邮箱地址。您无法再使用此邮箱登录，所有设备均已退出登录。',
          ...(content.passwordToo ? ['该账户的密码也已同时更改。'] : []),
          '如果是您本人提出的要求，无需再做任何事。',
        ],
        action: { label: '访问 MyVerify', url: links.home },
        notes: ['如果您没有提出过此要求，请立即与我们联系。联系方式见我们的首页。'],
      };
    case 'application-received':
      return {
        subject: `已收到认证申请：${content.applicant}`,
        heading: '我们已收到您的申请',
        paragraphs: ['谢谢。您的证书已提交认证，审核人员将进行核查，一有结果我们会立即通知您。'],
        facts: facts(content),
        action: { label: '查看进度', url: links.status },
        notes: ['如果您没有提交过此申请，请登录并修改密码。'],
      };
    case 'verified':
      return {
        subject: `证书已通过认证：${content.applicant}`,
        heading: '您的证书已通过认证',
        paragraphs: [
          '好消息：您的证书已通过认证，认证报告已签发。',
          '您可以将报告编号提供给他人，对方可在下方页面核验。登录后即可下载报告；报告可能需要一两分钟才能生成完毕。',
        ],
        facts: [...facts(content), { label: '报告编号', value: content.reportNumber }],
        action: { label: '核验报告', url: content.checkUrl },
        notes: [`如需下载报告，请登录：${links.signIn}`, '如果您没有申请过此认证，请登录并修改密码。'],
      };
    case 'withdrawn':
      return withdrawnText(content);
    case 'corrected':
      return correctedText(content, links);
    case 'reissued':
      return reissuedText(content, links);
    case 'watch-asked':
      return watchAskedText(content);
    case 'report-changed':
      return changedText(content);
    case 'share-locked':
      return shareLockedText(content);
    case 'looked-up':
      return lookedUpText(content);
    case 'rejected':
      return {
        subject: `认证申请未通过：${content.applicant}`,
        heading: '您的申请暂未通过',
        paragraphs: ['审核人员已核查您的申请，目前的材料尚不能通过认证。您可以修改申请后重新提交。'],
        facts: facts(content),
        quote: { label: '审核人员给出的原因', text: content.reason },
        action: { label: '修改申请', url: links.correction },
        notes: ['如果您没有提交过此申请，请登录并修改密码。'],
      };
  }
}

type CodeContent = Extract<MailContent, { template: 'code' }>;

const codeOf = ({ code, minutes }: CodeContent) => ({
  value: code,
  validity: `验证码 ${minutes} 分钟内有效，仅可使用一次。`,
});

function registerCode(content: CodeContent): MailText {
  return {
    subject: '您的 MyVerify 验证码',
    heading: '确认您的邮箱地址',
    paragraphs: ['欢迎使用 MyVerify。请在注册页面输入以下验证码：'],
    code: codeOf(content),
    notes: [
      '我们绝不会通过电话或短信向您索取此验证码。',
      '如果您没有申请注册，请忽略本邮件。没有验证码就不会创建账户。',
    ],
  };
}

function resetCode(content: CodeContent, links: MailLinks): MailText {
  return {
    subject: 'MyVerify 重置密码验证码',
    heading: '重置密码',
    paragraphs: ['请在设置新密码的页面输入以下验证码：'],
    code: codeOf(content),
    action: { label: '设置新密码', url: links.resetPassword },
    notes: ['我们绝不会通过电话或短信向您索取此验证码。', '如果您没有申请重置密码，请忽略本邮件，您的密码保持不变。'],
  };
}

function shareLockedText(content: Extract<MailContent, { template: 'share-locked' }>): MailText {
  return {
    subject: `报告的分享链接已失效：${content.applicant}`,
    heading: '密码多次输错，分享链接已失效',
    paragraphs: [
      `有人持此链接累计输错 ${PIN_TRIES} 次密码。此链接已无法再打开，报告内容并未显示给对方。`,
      '如果是接收人输错了密码，请用新的密码重新生成链接。如果不清楚是谁，请询问接收人是否把链接转给了他人。',
    ],
    facts: [...facts(content), { label: '接收人', value: content.recipient }],
    action: { label: '重新生成链接', url: content.pageUrl },
    notes: ['其他分享链接和报告本身不受影响。'],
  };
}

function lookedUpText(content: Extract<MailContent, { template: 'looked-up' }>): MailText {
  return {
    subject: `报告被查验：${content.applicant}`,
    heading: '您的认证报告被查验',
    paragraphs: [
      '有人通过报告编号、报告文件，或您的姓名、护照号码和出生日期查验了您的认证报告。这很可能正是您所希望的：对方可能是您提供过报告的大学或雇主，也可能是您本人。',
      '此类通知每天最多发送一次。下方页面列出了该报告的每一次查验；您也可以在那里关闭此类邮件，或关闭按姓名公开查询。',
    ],
    facts: [...facts(content), { label: '报告编号', value: content.reportNumber }],
    action: { label: '查看查验记录', url: content.pageUrl },
    notes: ['我们不会告知查验者的身份和位置：持有报告的任何人都可以不表明身份进行核验。'],
  };
}

function facts(content: { applicant: string; university: string }) {
  return [
    { label: '申请人', value: content.applicant },
    { label: '大学', value: content.university },
  ];
}
