import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { makeMail, makeMailEnv } from '../../../test/factories/mail.factory.js';
import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { FolderMailTransport } from './folder.mail-transport.js';
import { HmacReturnPaths } from './hmac.return-paths.js';
import { LayoutMailer } from './layout.mailer.js';

describe('FolderMailTransport', () => {
  let folder: string;
  let log: LogRecorder;
  const mailer = (production = false) => {
    const env = makeMailEnv({ mailDir: join(folder, 'mails'), production });
    const clock = { now: () => new Date('2026-03-01T08:00:00Z') };
    return new LayoutMailer(env, new FolderMailTransport(env), clock, new HmacReturnPaths(env));
  };

  beforeEach(async () => {
    log = LogRecorder.install();
    folder = await mkdtemp(join(tmpdir(), 'myverify-mails-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes a mail that mail programs can read', async () => {
    await mailer().send(makeMail({ language: 'cn' }));
    const mail = await PostalMime.parse(await readFile(join(folder, 'mails', 'code-17.eml')));
    expect(mail).toMatchObject({
      from: { name: 'MyVerify', address: 'no-reply@verify.example.my' },
      to: [{ address: 'chen.wei@students.example' }],
      subject: '您的 MyVerify 验证码',
      messageId: '<code-17@verify.example.my>',
      date: '2026-03-01T08:00:00.000Z',
    });
    expect(mail.text).toContain('042137');
    expect(mail.html).toContain('042137');
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'zh-CN' }));
  });

  it('writes the same mail once, however often and however parallel it is sent', async () => {
    await Promise.all([1, 2, 3, 4].map(() => mailer().send(makeMail())));
    await mailer().send(makeMail());
    expect(await readdir(join(folder, 'mails'))).toEqual(['code-17.eml']);
    await mailer().send(makeMail({ id: 'code-18' }));
    expect(await readdir(join(folder, 'mails'))).toEqual(['code-17.eml', 'code-18.eml']);
  });

  it('logs recipient, subject, file and code, so that a newcomer can register', async () => {
    await mailer().send(makeMail());
    expect(log.lines).toEqual([
      `log Mail to chen.wei@students.example: "Your MyVerify verification code", code 042137, in ${join(folder, 'mails', 'code-17.eml')}`,
    ]);
  });

  it('never logs a code in production', async () => {
    await mailer(true).send(makeMail());
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).not.toContain('042137');
  });

  it('fails where the folder cannot be written, and leaves nothing behind', async () => {
    await writeFile(join(folder, 'mails'), 'in the way');
    const env = makeMailEnv({ mailDir: join(folder, 'mails') });
    const paths = new HmacReturnPaths(env);
    const mailerOfNoFolder = new LayoutMailer(env, new FolderMailTransport(env), { now: () => new Date() }, paths);
    await expect(mailerOfNoFolder.send(makeMail())).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(log.lines).toEqual([]);
    expect(await readdir(folder)).toEqual(['mails']);
  });
});
