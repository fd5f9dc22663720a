import { WATCH_CONFIRM_HOURS } from '../../domain/report/report.watch.js';
import type { MailLinks, MailText } from './mail.text.js';
import type { MailContent } from './mailer.port.js';

type Content<T extends MailContent['template']> = Extract<MailContent, { template: T }>;

export function withdrawnText(content: Content<'withdrawn'>): MailText {
  return {
    subject: `认证报告已撤回：${content.applicant}`,
    heading: '您的认证报告已撤回',
    paragraphs: [
      '您的证书认证报告已被撤回，不再有效：报告无法再下载或查询，任何人核验其编号时都会看到撤回的事实和原因。',
    ],
    facts: facts(content),
    quote: { label: '原因', text: content.reason },
    action: { label: '查看核验结果', url: content.checkUrl },
    notes: ['如果您认为有误，请与我们联系。联系方式见我们的首页。'],
  };
}

export function correctedText(content: Content<'corrected'>, links: MailLinks): MailText {
  return {
    subject: `认证报告已更正：${content.applicant}`,
    heading: '您的认证报告已更正',
    paragraphs: correctedParagraphs(content),
    facts: [...facts(content), { label: '版本', value: String(content.inForce) }],
    quote: { label: '更正内容和原因', text: content.reason },
    action: { label: '核验报告', url: content.checkUrl },
    notes: [`如需下载报告，请登录：${links.signIn}`, '如果您认为有误，请与我们联系。联系方式见我们的首页。'],
  };
}

function correctedParagraphs({ edition, inForce }: Content<'corrected'>): string[] {
  if (inForce !== edition) {
    return [
      `您的证书认证报告中的错误，第 ${edition} 版已更正。此后又有第 ${inForce} 版，请以第 ${inForce} 版为准；报告编号不变。`,
      `第 ${inForce} 版生成后，请下载使用。以前各版的文件不再有效。`,
    ];
  }
  return [
    `您的证书认证报告中的错误已更正。第 ${edition} 版已生成并取代上一版，报告编号不变。`,
    '请下载新版报告，今后使用新版。旧文件不再有效。',
  ];
}

export function reissuedText(content: Content<'reissued'>, links: MailLinks): MailText {
  return {
    subject: `认证报告已重新签发：${content.applicant}`,
    heading: '您的认证报告已重新签发',
    paragraphs: [
      `您的证书认证报告第 ${content.edition} 版已生成，写明了上一版之后的新记录；认证内容没有更改，报告编号不变。`,
      '请下载新版报告，今后使用新版。旧文件不再有效。',
    ],
    facts: [...facts(content), { label: '版本', value: String(content.edition) }],
    action: { label: '核验报告', url: content.checkUrl },
    notes: [`如需下载报告，请登录：${links.signIn}`],
  };
}

const CHANGED = {
  withdrawn: { word: '撤回', text: '该报告已被撤回，不再有效，请不要再以其为依据。' },
  corrected: { word: '更正', text: '该报告中的错误已更正。您之前收到的文件不再有效，请查看报告目前的内容。' },
  reissued: {
    word: '重新签发',
    text: '新版写明了此后的新记录。您之前收到的文件不再有效，请查看报告目前的内容。',
  },
} as const;

export function watchAskedText(content: Content<'watch-asked'>): MailText {
  return {
    subject: `是否关注报告 ${content.reportNumber}？`,
    heading: '报告有变动时通知您',
    paragraphs: [
      '有人（很可能是您本人）在 MyVerify 核验了此报告，并填写了此邮箱，希望在报告被撤回或更正时收到通知。',
      `您确认之前，我们不会发送任何通知。链接在 ${WATCH_CONFIRM_HOURS} 小时内有效。`,
    ],
    facts: [{ label: '报告编号', value: content.reportNumber }],
    action: { label: '确认', url: content.confirmUrl },
    notes: ['如非本人操作，请忽略此邮件，逾时后我们不再保留此邮箱。'],
  };
}

export function changedText(content: Content<'report-changed'>): MailText {
  const isWithdrawn = content.change === 'withdrawn';
  const { word: change, text } = CHANGED[content.change];
  return {
    subject: `报告 ${content.reportNumber} 已${change}`,
    heading: `您核验过的报告已${change}`,
    paragraphs: ['您曾在 MyVerify 核验此报告，并要求在其发生变化时收到通知。', text],
    facts: [{ label: '报告编号', value: content.reportNumber }],
    quote: { label: '原因', text: content.reason },
    action: { label: '核验报告', url: content.checkUrl },
    notes: [
      isWithdrawn
        ? `这是有关此报告的最后一封邮件，我们不再为此保留您的邮箱地址。如仍收到邮件，可点击此链接停止： ${content.stopUrl}`
        : `不想再收到有关此报告的邮件？ ${content.stopUrl}`,
    ],
  };
}

function facts(content: { applicant: string; university: string; reportNumber: string }) {
  return [
    { label: '申请人', value: content.applicant },
    { label: '大学', value: content.university },
    { label: '报告编号', value: content.reportNumber },
  ];
}
