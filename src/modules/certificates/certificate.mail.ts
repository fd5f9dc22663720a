import type { Language } from '../../domain/account/user.js';
import { type ApplicationNames, applicationFacts } from '../../domain/certificate/application-facts.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

type Applied = ApplicationNames & { readonly url: string };

export function applicationReceivedMail({ url, ...about }: Applied, language: Language): MailText {
  const facts = applicationFacts(about, language);
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Application received: ${about.applicant}`,
      heading: 'We have received your application',
      paragraphs: [
        'Thank you. Your certificate has been submitted for verification. A reviewer will check it, and we will write to you as soon as there is a result.',
      ],
      facts,
      action: { label: 'View the status', url },
      notes: ['If you did not submit this application, please sign in and change your password.'],
    },
    cn: {
      subject: `已收到认证申请：${about.applicant}`,
      heading: '我们已收到您的申请',
      paragraphs: ['谢谢。您的证书已提交认证，审核人员将进行核查，一有结果我们会立即通知您。'],
      facts,
      action: { label: '查看进度', url },
      notes: ['如果您没有提交过此申请，请登录并修改密码。'],
    },
  };
  return texts[language];
}

type Rejected = Applied & { readonly reason: string };

export function rejectedMail({ reason, url, ...about }: Rejected, language: Language): MailText {
  const facts = applicationFacts(about, language);
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Application not accepted: ${about.applicant}`,
      heading: 'Your application could not be accepted yet',
      paragraphs: [
        'A reviewer has checked your application and could not verify the certificate as it is. You can correct the application and submit it again.',
      ],
      facts,
      quote: { label: 'Reason given by the reviewer', text: reason },
      action: { label: 'Correct the application', url },
      notes: ['If you did not submit this application, please sign in and change your password.'],
    },
    cn: {
      subject: `认证申请未通过：${about.applicant}`,
      heading: '您的申请暂未通过',
      paragraphs: ['审核人员已核查您的申请，目前的材料尚不能通过认证。您可以修改申请后重新提交。'],
      facts,
      quote: { label: '审核人员给出的原因', text: reason },
      action: { label: '修改申请', url },
      notes: ['如果您没有提交过此申请，请登录并修改密码。'],
    },
  };
  return texts[language];
}

interface OfReport extends Required<ApplicationNames> {
  readonly checkUrl: string;
}
interface Edition extends OfReport {
  readonly edition: number;
  readonly signInUrl: string;
}

const editionFact = (edition: number, language: Language) => ({
  label: { en: 'Edition', cn: '版本' }[language],
  value: String(edition),
});

const downloadNote = (signInUrl: string, language: Language) =>
  ({ en: `To download the report, sign in at ${signInUrl}`, cn: `如需下载报告，请登录：${signInUrl}` })[language];

type Verified = Omit<Edition, 'edition'>;

export function verifiedMail({ checkUrl, signInUrl, ...about }: Verified, language: Language): MailText {
  const facts = applicationFacts(about, language);
  const download = downloadNote(signInUrl, language);
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Certificate verified: ${about.applicant}`,
      heading: 'Your certificate is verified',
      paragraphs: [
        'Good news: your certificate has been verified, and a verification report has been issued.',
        'Anyone to whom you give the report number can check it on the page below. You can download the report after signing in; it may take a minute or two until it is ready.',
      ],
      facts,
      action: { label: 'Check the report', url: checkUrl },
      notes: [download, 'If you did not apply for this verification, please sign in and change your password.'],
    },
    cn: {
      subject: `证书已通过认证：${about.applicant}`,
      heading: '您的证书已通过认证',
      paragraphs: [
        '好消息：您的证书已通过认证，认证报告已签发。',
        '您可以将报告编号提供给他人，对方可在下方页面核验。登录后即可下载报告；报告可能需要一两分钟才能生成完毕。',
      ],
      facts,
      action: { label: '核验报告', url: checkUrl },
      notes: [download, '如果您没有申请过此认证，请登录并修改密码。'],
    },
  };
  return texts[language];
}

type Withdrawn = OfReport & { readonly reason: string };

export function withdrawnMail({ reason, checkUrl, ...about }: Withdrawn, language: Language): MailText {
  const facts = applicationFacts(about, language);
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Report withdrawn: ${about.applicant}`,
      heading: 'Your report was withdrawn',
      paragraphs: [
        'The verification report of your certificate has been withdrawn. It is no longer in force: it cannot be downloaded or found any more, and whoever checks its number is told so, with the reason.',
      ],
      facts,
      quote: { label: 'Reason', text: reason },
      action: { label: 'See what the check says', url: checkUrl },
      notes: ['If you think that this is a mistake, please contact us. You find how on our home page.'],
    },
    cn: {
      subject: `认证报告已撤回：${about.applicant}`,
      heading: '您的认证报告已撤回',
      paragraphs: [
        '您的证书认证报告已被撤回，不再有效：报告无法再下载或查询，任何人核验其编号时都会看到撤回的事实和原因。',
      ],
      facts,
      quote: { label: '原因', text: reason },
      action: { label: '查看核验结果', url: checkUrl },
      notes: ['如果您认为有误，请与我们联系。联系方式见我们的首页。'],
    },
  };
  return texts[language];
}

type Corrected = Edition & {
  readonly reason: string;
  /** The edition to use: this one, or one that has followed it. */
  readonly inForce: number;
};

export function correctedMail(
  { edition, inForce, reason, checkUrl, signInUrl, ...about }: Corrected,
  language: Language,
): MailText {
  const hasFollowed = inForce !== edition;
  const facts = [...applicationFacts(about, language), editionFact(inForce, language)];
  const download = downloadNote(signInUrl, language);
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Report corrected: ${about.applicant}`,
      heading: 'Your report was corrected',
      paragraphs: hasFollowed
        ? [
            `Edition ${edition} corrected a mistake in the verification report of your certificate. Edition ${inForce} has followed and is the one to use; the report number stays the same.`,
            `Please download edition ${inForce} as soon as it is ready. Files of earlier editions are no longer valid.`,
          ]
        : [
            `A mistake in the verification report of your certificate has been corrected. Edition ${edition} is ready and has taken the place of the one before; the report number stays the same.`,
            'Please download the new edition and use it from now on. The old file is no longer valid.',
          ],
      facts,
      quote: { label: 'What was corrected, and why', text: reason },
      action: { label: 'Check the report', url: checkUrl },
      notes: [download, 'If you think that this is a mistake, please contact us. You find how on our home page.'],
    },
    cn: {
      subject: `认证报告已更正：${about.applicant}`,
      heading: '您的认证报告已更正',
      paragraphs: hasFollowed
        ? [
            `您的证书认证报告中的错误，第 ${edition} 版已更正。此后又有第 ${inForce} 版，请以第 ${inForce} 版为准；报告编号不变。`,
            `第 ${inForce} 版生成后，请下载使用。以前各版的文件不再有效。`,
          ]
        : [
            `您的证书认证报告中的错误已更正。第 ${edition} 版已生成并取代上一版，报告编号不变。`,
            '请下载新版报告，今后使用新版。旧文件不再有效。',
          ],
      facts,
      quote: { label: '更正内容和原因', text: reason },
      action: { label: '核验报告', url: checkUrl },
      notes: [download, '如果您认为有误，请与我们联系。联系方式见我们的首页。'],
    },
  };
  return texts[language];
}

/** Of an edition with the same particulars. */
export function reissuedMail({ edition, checkUrl, signInUrl, ...about }: Edition, language: Language): MailText {
  const facts = [...applicationFacts(about, language), editionFact(edition, language)];
  const notes = [downloadNote(signInUrl, language)];
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: `Report issued anew: ${about.applicant}`,
      heading: 'Your report was issued anew',
      paragraphs: [
        `Edition ${edition} of the verification report of your certificate is ready. It says what has come on record since the edition before; no particular was changed, and the report number stays the same.`,
        'Please download the new edition and use it from now on. The old file is no longer valid.',
      ],
      facts,
      action: { label: 'Check the report', url: checkUrl },
      notes,
    },
    cn: {
      subject: `认证报告已重新签发：${about.applicant}`,
      heading: '您的认证报告已重新签发',
      paragraphs: [
        `您的证书认证报告第 ${edition} 版已生成，写明了上一版之后的新记录；认证内容没有更改，报告编号不变。`,
        '请下载新版报告，今后使用新版。旧文件不再有效。',
      ],
      facts,
      action: { label: '核验报告', url: checkUrl },
      notes,
    },
  };
  return texts[language];
}
