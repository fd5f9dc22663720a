import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Env } from '../../../src/config/env.js';
import { HmacReturnPaths } from '../../../src/platform/mail/hmac.return-paths.js';
import { LayoutMailer } from '../../../src/platform/mail/layout.mailer.js';
import { account, type Mail } from '../../../src/platform/mail/mailer.port.js';
import { SmtpMailTransport } from '../../../src/platform/mail/smtp.mail-transport.js';
import { makeMail, makeMailEnv } from '../../factories/mail.factory.js';
import { LogRecorder } from '../../fakes/log.recorder.js';
import { checkDkim } from '../../support/dkim.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const dkim = { domain: 'verify.example.my', selector: 'mv2026', key: pem };
const bounces = {
  bounceAddress: 'bounce@verify.example.my',
  jwtSecret: 'a secret of the tests, long enough',
  jwtSecretPrevious: null,
};

interface Arrived {
  readonly from: string;
  readonly bytes: Buffer;
}

const arrived: Arrived[] = [];
const closing: Array<() => void> = [];
let sink: SMTPServer;

beforeAll(async () => {
  LogRecorder.install();
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then((bytes) => {
        arrived.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', bytes });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => new Promise<void>((resolve) => sink.close(() => resolve())));

class QuickTransport extends SmtpMailTransport {
  protected override handOverMs = 1_500;
}

function mailer(more: Partial<Env>, port = (sink.server.address() as AddressInfo).port): LayoutMailer {
  const env = makeMailEnv({ smtpUrl: `smtp://127.0.0.1:${port}`, ...more });
  const transport = new QuickTransport(env);
  closing.push(() => void transport.onApplicationShutdown());
  return new LayoutMailer(env, transport, { now: () => NOW }, new HmacReturnPaths(env));
}

async function sent(settings: Partial<Env>, mail: Partial<Mail> = {}) {
  await mailer(settings).send(makeMail(mail));
  const last = arrived.at(-1);
  if (!last) throw new Error('no mail arrived');
  const { headers, from } = await PostalMime.parse(last.bytes);
  return { ...last, shown: from?.address, header: (name: string) => headers.find(({ key }) => key === name)?.value };
}

describe('the sender of the envelope', () => {
  it('is the one that the mail shows where nothing else is set', async () => {
    expect((await sent({}, { recipient: account(17) })).from).toBe('no-reply@verify.example.my');
  });

  it('names the recipient in a way that holds, and the mail shows the same as ever', async () => {
    const { from, shown } = await sent(bounces, { recipient: account(17) });
    const paths = new HmacReturnPaths(makeMailEnv(bounces));
    const [token] = paths.find([from]);
    expect(token?.recipient).toEqual(account(17));
    expect(token && paths.isGenuine(token, makeMail().to, NOW)).toBe(true);
    expect(shown).toBe('no-reply@verify.example.my');
    expect((await sent(bounces)).from).toBe('bounce@verify.example.my');
  });
});

describe('threads', () => {
  it('gather all mails on one application, each under its own Message-ID', async () => {
    const one = await sent({}, { id: 'job-1', certificateId: 4711 });
    const other = await sent({}, { id: 'job-2', certificateId: 4711 });
    expect([one, other].map(({ header }) => header('message-id'))).toEqual([
      '<job-1@verify.example.my>',
      '<job-2@verify.example.my>',
    ]);
    for (const { header } of [one, other]) {
      expect(header('in-reply-to')).toBe('<application-4711@verify.example.my>');
      expect(header('references')).toBe('<application-4711@verify.example.my>');
    }
    const alone = await sent({});
    expect([alone.header('references'), alone.header('in-reply-to')]).toEqual([undefined, undefined]);
  });
});

describe('what can be unsubscribed', () => {
  it('is a mail that names where, and no other', async () => {
    const stopUrl = 'https://verify.example.my/check/stop?token=17.1780286706.3q2-7w';
    expect((await sent({}, { unsubscribe: stopUrl })).header('list-unsubscribe')).toBe(`<${stopUrl}>`);
    expect((await sent({})).header('list-unsubscribe')).toBeUndefined();
  });
});

describe('the signature', () => {
  it('is not there where no key is set', async () => {
    expect(checkDkim((await sent({})).bytes, publicKey)).toBeNull();
  });

  it.each(['en', 'cn'] as const)('holds as the mail arrives, in %s, for what programs show of it', async (language) => {
    const { bytes } = await sent({ dkim, ...bounces }, { language, certificateId: 4711 });
    const signed = checkDkim(bytes, publicKey);
    expect(signed).toMatchObject({ bodyFits: true, headersFit: true, tags: { d: dkim.domain, s: dkim.selector } });
    const names = signed?.tags.h?.toLowerCase().split(':');
    expect(names).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'in-reply-to', 'references']),
    );
  });

  it('holds no more where the subject, the text or the key is another', async () => {
    const { bytes } = await sent({ dkim });
    const text = bytes.toString('latin1');
    const changed = (from: string, to: string) => checkDkim(Buffer.from(text.replace(from, to), 'latin1'), publicKey);
    expect(changed('Subject: Your', 'Subject: My')).toMatchObject({ bodyFits: true, headersFit: false });
    expect(changed('042137', '042138')).toMatchObject({ bodyFits: false });
    const other = createPublicKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
    expect(checkDkim(bytes, other)).toMatchObject({ headersFit: false });
  });

  it('leaves the time limit of each step as it is: the signer reads the mail before the server wants it', async () => {
    const sockets: Socket[] = [];
    const slow = createServer((socket) => {
      sockets.push(socket);
      socket.write('220 here\r\n');
      // It greets, and then takes no sender.
      socket
        .on('data', (said) => /^EHLO/.test(String(said)) && socket.write('250 here\r\n'))
        .on('error', () => undefined);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      slow.close();
    });
    const begun = performance.now();
    const { port } = slow.address() as AddressInfo;
    await expect(mailer({ dkim }, port).send(makeMail())).rejects.toThrow('did not take the mail within 1500 ms');
    expect(performance.now() - begun).toBeLessThan(8_000);
  });
});
