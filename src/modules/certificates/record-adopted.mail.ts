import type { Language } from '../../domain/account/user.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';

interface RecordAdopted {
  /** Its number, and whose it is. */
  readonly application: string;
  readonly url: string;
}

/** To the officer who prepared a record. */
export function recordAdoptedMail({ application, url }: RecordAdopted, language: Language): MailText {
  const texts: Readonly<Record<Language, MailText>> = {
    en: {
      subject: 'A record that you prepared has its student',
      heading: 'The student has taken over the record',
      paragraphs: [
        'The student has shown, by a code or a link mailed to the address in the form, that it is theirs. The record belongs to their account from now on: they can see it, correct it and send it in.',
      ],
      facts: [{ label: 'Application', value: application }],
      action: { label: 'Open the application', url },
      notes: [
        'Was it prepared for somebody else? Then tell an administrator at once: the account sees what you have entered and uploaded.',
      ],
    },
    cn: {
      subject: '您预先录入的申请已由学生认领',
      heading: '学生已认领该申请',
      paragraphs: [
        '学生已通过发送至表单中邮箱的验证码或链接，证明该邮箱归其所有。该申请今后属于其账户：学生可以查看、修改并提交。',
      ],
      facts: [{ label: '申请', value: application }],
      action: { label: '打开申请', url },
      notes: ['如果该申请是为他人录入的，请立即告知管理员：此账户可以看到您录入和上传的内容。'],
    },
  };
  return texts[language];
}
