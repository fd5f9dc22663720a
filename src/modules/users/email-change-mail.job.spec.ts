import { freshStores } from '../../../test/support/fresh-stores.js';
import { Links } from '../../domain/site/links.js';
import { type Mail, Mailer } from '../../platform/mail/mailer.port.js';
import { EmailChangeMailJob } from './email-change-mail.job.js';
import { emailChangedMail } from './email-changed.mail.js';

class KeptMails extends Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

it('tells the old address, and forgets it when the job is done', async () => {
  const { unitOfWork, emailChanges } = await freshStores();
  const mailer = new KeptMails();
  const change = {
    userId: 7,
    oldEmail: 'old@example.com',
    language: 'cn',
    passwordToo: true,
    changedAt: new Date(0),
  } as const;
  const changeId = await unitOfWork.run((tx) => tx.emailChanges.insert(change));
  const job = new EmailChangeMailJob(emailChanges, new Links('https://x.my'), mailer);
  const order = { id: 3, name: 'mail.email-changed', payload: { changeId }, attempt: 1, mailId: 'mail-3' } as const;
  const effect = await job.handle(order);
  const text = emailChangedMail({ passwordToo: true, url: 'https://x.my/' }, 'cn');
  expect(text.paragraphs).toContain('该账户的密码也已同时更改。');
  expect(mailer.sent).toEqual([{ to: 'old@example.com', language: 'cn', id: 'mail-3', text }]);
  if (effect) await unitOfWork.run(effect);
  expect(await emailChanges.findById(changeId)).toBeNull();
  expect(await job.handle(order)).toBeUndefined();
  expect(mailer.sent).toHaveLength(1);
});
