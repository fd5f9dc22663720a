import { after, NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { newStudent } from '../../domain/account/user.js';
import type { CodePurpose } from '../../domain/account/verification-code.js';
import { Links } from '../../domain/site/links.js';
import { type Mail, Mailer } from '../../platform/mail/mailer.port.js';
import type { CodeSecrets } from '../../platform/security/code-secrets.port.js';
import { CodeMailJob } from './code-mail.job.js';

const EMAIL = 'mei@example.com';
const EXISTS = 'You already have an account: https://x.my/student-login';

class RecordingMailer extends Mailer {
  readonly sent: Mail[] = [];
  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

async function rig() {
  const { unitOfWork, clock, codes, users } = await freshStores();
  const mailer = new RecordingMailer();
  const secrets = {
    codeOf: ({ nonce }: { nonce: string }) => `code of ${nonce}`,
  } as Partial<CodeSecrets> as CodeSecrets;
  const job = new CodeMailJob(codes, users, secrets, new Links('https://x.my'), mailer, clock);
  const insert = (nonce: string, purpose: CodePurpose = 'register') =>
    unitOfWork.run((tx) => {
      const moments = { createdAt: NOON, expiresAt: after(600_000) };
      return tx.codes.insert({ email: EMAIL, purpose, nonce, hash: 'hash', language: 'en', ...moments });
    });
  const handle = async (codeId: number) => {
    await job.handle({ id: 1, name: 'mail.code', payload: { codeId }, attempt: 1, mailId: 'mail-1' });
    return mailer.sent.map(({ text }) => text.code?.value ?? `${text.heading}: ${text.action?.url}`);
  };
  return { unitOfWork, clock, insert, handle };
}

it('mails a code that works, and says instead that there is an account', async () => {
  const { unitOfWork, insert, handle } = await rig();
  expect(await handle((await insert('one')).id)).toEqual(['code of one']);
  await unitOfWork.run((tx) => tx.users.insert(newStudent(EMAIL, 'hash', 'en', NOON)));
  expect(await handle((await insert('two')).id)).toEqual(['code of one', EXISTS]);
  expect(await handle((await insert('three', 'reset')).id)).toEqual(['code of one', EXISTS, 'code of three']);
});

it('mails no code that a newer one has replaced, that was used, or that is too old', async () => {
  const { unitOfWork, clock, insert, handle } = await rig();
  const [older, newer] = [await insert('older'), await insert('newer')];
  expect(await handle(older.id)).toEqual([]);
  expect(await handle(newer.id)).toEqual(['code of newer']);
  await unitOfWork.run((tx) => tx.codes.use(newer.id, 'here', NOON));
  expect(await handle(newer.id)).toEqual(['code of newer']);
  const late = await insert('late');
  clock.time = after(600_000);
  expect(await handle(late.id)).toEqual(['code of newer']);
});

it('mails nothing for a reset where there is no account', async () => {
  const { insert, handle } = await rig();
  expect(await handle((await insert('reset', 'reset')).id)).toEqual([]);
});
