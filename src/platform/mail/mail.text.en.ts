import { PIN_TRIES } from '../../domain/sharing/share-pin.js';
import { factorsChangedText, newDeviceText } from './account-mail.text.js';
import { addressText } from './address-mail.text.js';
import { anchorText } from './anchor-mail.text.js';
import { decisionDroppedText, recordAdoptedText } from './decision-mail.text.js';
import { integratorText } from './integrator-mail.text.js';
import type { MailLinks, MailText } from './mail.text.js';
import type { ConfirmationContent, MailContent } from './mailer.port.js';
import { changedText, correctedText, reissuedText, watchAskedText, withdrawnText } from './report-mail.text.en.js';

export function englishText(content: Exclude<MailContent, ConfirmationContent>, links: MailLinks): MailText {
  switch (content.template) {
    case 'code':
      return content.purpose === 'register' ? registerCode(content) : resetCode(content, links);
    case 'key-leaked':
    case 'member-invited':
    case 'access-asked':
    case 'access-declined':
    case 'webhook-off':
      return integratorText(content, 'en');
    case 'audit-anchor':
      return anchorText(content, 'en');
    case 'record-adopted':
      return recordAdoptedText(content, 'en');
    case 'decision-dropped':
      return decisionDroppedText(content, 'en');
    case 'account-exists':
      return {
        subject: 'You already have a MyVerify account',
        heading: 'You already have an account',
        paragraphs: [
          'Somebody, probably you, asked to register this email address with MyVerify. It already belongs to an account, so no new one was made.',
          'Please sign in with your password. If you have forgotten it, you can choose a new one on the sign-in page.',
        ],
        action: { label: 'Sign in', url: links.signIn },
        notes: ['If it was not you, you can ignore this email. Your account has not changed.'],
      };
    case 'account-made':
      return {
        subject: 'A MyVerify account was made for you',
        heading: 'Please choose a password',
        paragraphs: [
          'A member of our staff has made a MyVerify account for this email address. It has no password yet, so nobody can sign in to it.',
          `Open the page below and choose one: nobody but you will know it. The link works once, for ${content.hours} hours.`,
        ],
        action: { label: 'Choose a password', url: content.url },
        notes: [
          'Do not pass this email on: whoever has the link gets into the account.',
          'If you did not expect an account, you can ignore this email.',
        ],
      };
    case 'new-device':
      return newDeviceText(content, links, 'en');
    case 'factors-changed':
      return factorsChangedText(content.change, links, 'en');
    case 'password-changed':
      return {
        subject: 'Your MyVerify password was changed',
        heading: 'Your password was changed',
        paragraphs: [
          'The password of your MyVerify account has just been changed, and all devices have been signed out.',
          'If you did this yourself, there is nothing more to do.',
        ],
        action: { label: 'Choose a new password', url: links.resetPassword },
        notes: [
          'If it was not you, choose a new password at once with the button above, and make sure that nobody else can read your email.',
        ],
      };
    case 'address-change':
    case 'address-taken':
      return addressText(content, links, 'en');
    case 'email-changed':
      return {
        subject: 'The email address of your MyVerify account was changed',
        heading: 'Your email address was changed',
        paragraphs: [
          'Your MyVerify account has another email address now. You can no longer sign in with this one, and all devices have been signed out.',
          ...(content.passwordToo ? ['The password of the account was changed as well.'] : []),
          'If you asked for this, there is nothing more to do.',
        ],
        action: { label: 'Visit MyVerify', url: links.home },
        notes: ['If you did not ask for this, please contact us at once. The contact details are on our home page.'],
      };
    case 'application-received':
      return {
        subject: `Application received: ${content.applicant}`,
        heading: 'We have received your application',
        paragraphs: [
          'Thank you. Your certificate has been submitted for verification. A reviewer will check it, and we will write to you as soon as there is a result.',
        ],
        facts: facts(content),
        action: { label: 'View the status', url: links.status },
        notes: ['If you did not submit this application, please sign in and change your password.'],
      };
    case 'verified':
      return {
        subject: `Certificate verified: ${content.applicant}`,
        heading: 'Your certificate is verified',
        paragraphs: [
          'Good news: your certificate has been verified, and a verification report has been issued.',
          'Anyone to whom you give the report number can check it on the page below. You can download the report after signing in; it may take a minute or two until it is ready.',
        ],
        facts: [...facts(content), { label: 'Report number', value: content.reportNumber }],
        action: { label: 'Check the report', url: content.checkUrl },
        notes: [
          `To download the report, sign in at ${links.signIn}`,
          'If you did not apply for this verification, please sign in and change your password.',
        ],
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
        subject: `Application not accepted: ${content.applicant}`,
        heading: 'Your application could not be accepted yet',
        paragraphs: [
          'A reviewer has checked your application and could not verify the certificate as it is. You can correct the application and submit it again.',
        ],
        facts: facts(content),
        quote: { label: 'Reason given by the reviewer', text: content.reason },
        action: { label: 'Correct the application', url: links.correction },
        notes: ['If you did not submit this application, please sign in and change your password.'],
      };
  }
}

type CodeContent = Extract<MailContent, { template: 'code' }>;

const codeOf = ({ code, minutes }: CodeContent) => ({
  value: code,
  validity: `The code is valid for ${minutes} minutes and can be used once.`,
});

function registerCode(content: CodeContent): MailText {
  return {
    subject: 'Your MyVerify verification code',
    heading: 'Confirm your email address',
    paragraphs: ['Welcome to MyVerify. Please enter this code on the registration page:'],
    code: codeOf(content),
    notes: [
      'We will never ask you for this code by telephone or message.',
      'If you did not want to register, you can ignore this email. No account is made without the code.',
    ],
  };
}

function resetCode(content: CodeContent, links: MailLinks): MailText {
  return {
    subject: 'Your code to reset your MyVerify password',
    heading: 'Reset your password',
    paragraphs: ['Please enter this code on the page where you choose a new password:'],
    code: codeOf(content),
    action: { label: 'Choose a new password', url: links.resetPassword },
    notes: [
      'We will never ask you for this code by telephone or message.',
      'If you did not ask for a new password, you can ignore this email. Your password stays as it is.',
    ],
  };
}

function shareLockedText(content: Extract<MailContent, { template: 'share-locked' }>): MailText {
  return {
    subject: `A link to your report has ended: ${content.applicant}`,
    heading: 'Wrong PINs have ended a link to your report',
    paragraphs: [
      `Somebody who has the link entered ${PIN_TRIES} wrong PINs. Nobody can open it any more; what it leads to was not shown.`,
      'If your recipient mistyped the PIN, make a new link with a new PIN. If you do not know who it was, ask your recipient who else was given the link.',
    ],
    facts: [...facts(content), { label: 'Recipient', value: content.recipient }],
    action: { label: 'Make a new link', url: content.pageUrl },
    notes: ['Other links to your report, and the report itself, are not affected.'],
  };
}

function lookedUpText(content: Extract<MailContent, { template: 'looked-up' }>): MailText {
  return {
    subject: `Report looked up: ${content.applicant}`,
    heading: 'Your report was looked up',
    paragraphs: [
      'Somebody has checked your verification report, by its number, its file or your name, passport number and date of birth. This may well be what you want: a university or an employer to whom you gave it, or you yourself.',
      'We tell you at most once a day. The page below lists every look-up of the report; there you can also switch these emails off, and the public look-up by name.',
    ],
    facts: [...facts(content), { label: 'Report number', value: content.reportNumber }],
    action: { label: 'View the look-ups', url: content.pageUrl },
    notes: [
      'Who looked it up, and from where, is not told: whoever holds a report may check it without giving a name.',
    ],
  };
}

function facts(content: { applicant: string; university: string }) {
  return [
    { label: 'Applicant', value: content.applicant },
    { label: 'University', value: content.university },
  ];
}
