import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { applicationReceivedMail } from '../../../src/modules/certificates/certificate.mail.js';
import { HmacReturnPaths } from '../../../src/platform/mail/hmac.return-paths.js';
import { LayoutMailer } from '../../../src/platform/mail/layout.mailer.js';
import { SmtpMailTransport } from '../../../src/platform/mail/smtp.mail-transport.js';
import { MAIL_EXAMPLES, makeMail, makeMailEnv } from '../../factories/mail.factory.js';
import { LogRecorder } from '../../fakes/log.recorder.js';
import { freePort } from '../../support/free-port.js';

interface Received {
  readonly mail: Email;
  readonly from: string;
  readonly to: readonly string[];
}

class QuickTransport extends SmtpMailTransport {
  protected override stepMs = 500;
  protected override handOverMs = 1_500;
  protected override answerMs = 6_000;
}

describe('SmtpMailTransport', () => {
  const received: Received[] = [];
  const closing: Array<() => void> = [];
  let connections = 0;
  let dropAfterData = false;
  let thinksMs = 0;
  let refuses = false;
  let server: SMTPServer;
  let log: LogRecorder;

  const startSink = async (port: number) => {
    const sink = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
      onRcptTo: (_address, _session, done) => {
        done(refuses ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            mail: await PostalMime.parse(Buffer.concat(chunks)),
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          });
          await sleep(thinksMs, undefined, { ref: false });
          if (!dropAfterData) return done();
          dropAfterData = false;
          for (const connection of sink.connections) connection.close();
        });
      },
    });
    sink.on('error', () => undefined); // connections that break are part of the tests
    await new Promise<void>((resolve) => sink.listen(port, '127.0.0.1', resolve));
    return sink;
  };

  const mailerFor = (port: number) => {
    const env = makeMailEnv({ smtpUrl: `smtp://127.0.0.1:${port}` });
    const transport = new QuickTransport(env);
    closing.push(() => transport.onApplicationShutdown());
    const clock = { now: () => new Date('2026-03-01T08:00:00Z') };
    return new LayoutMailer(env, transport, clock, new HmacReturnPaths(env));
  };

  const timeOf = async (work: Promise<unknown>) => {
    const begun = performance.now();
    await work;
    return performance.now() - begun;
  };

  let port: number;
  beforeEach(async () => {
    log = LogRecorder.install();
    received.length = 0;
    connections = 0;
    thinksMs = 0;
    refuses = false;
    port = await freePort();
    server = await startSink(port);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('delivers every kind of mail in both languages over kept connections', async () => {
    const mailer = mailerFor(port);
    for (const [index, { language, text }] of MAIL_EXAMPLES.entries()) {
      await mailer.send(makeMail({ id: `m${index}-${language}`, language, text: text() }));
    }
    expect(received).toHaveLength(MAIL_EXAMPLES.length);
    expect(connections).toBeLessThanOrEqual(4);
    for (const { mail, from, to } of received) {
      expect([from, ...to]).toEqual(['no-reply@verify.example.my', 'chen.wei@students.example']);
      expect(mail.messageId).toMatch(/^<m\d+-(en|cn)@verify\.example\.my>$/);
      expect(mail.text).toContain('https://verify.example.my/');
      expect(mail.html).toContain('</html>');
    }
    const rejected = received.at(-1);
    expect(rejected?.mail.subject).toBe('认证申请未通过：Chen Wei');
    expect(log.lines.join()).not.toContain('042137');
  });

  it('adds no header and no recipient for a name with line breaks', async () => {
    const applicant = 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>';
    const text = applicationReceivedMail({ applicant, university: 'UM', url: 'https://verify.example.my/' }, 'en');
    await mailerFor(port).send(makeMail({ text }));
    const [only] = received;
    expect(only?.to).toEqual(['chen.wei@students.example']);
    expect(only?.mail.bcc ?? []).toEqual([]);
    expect(only?.mail.headers.map((header) => header.key)).not.toContain('bcc');
    expect(only?.mail.html).not.toContain('<script');
  });

  it('sends with the same Message-ID where the line broke after the data', async () => {
    const mailer = mailerFor(port);
    dropAfterData = true;
    await expect(mailer.send(makeMail({ id: 'job-9' }))).rejects.toThrow();
    await mailer.send(makeMail({ id: 'job-9' }));
    expect(received.map(({ mail }) => mail.messageId)).toEqual([
      '<job-9@verify.example.my>',
      '<job-9@verify.example.my>',
    ]);
  });

  it('waits longer for the answer to a mail than for all that comes before it', async () => {
    thinksMs = 3_000;
    await mailerFor(port).send(makeMail());
    expect(received).toHaveLength(1);
  });

  it('rejects where the answer to a mail never comes, and says so', async () => {
    thinksMs = 60_000;
    const sent = mailerFor(port).send(makeMail());
    await expect(sent).rejects.toThrow('The mail server did not answer to the mail within 6000 ms');
  });

  it('waits for no answer when the process ends', async () => {
    thinksMs = 60_000;
    const env = makeMailEnv({ smtpUrl: `smtp://127.0.0.1:${port}` });
    const transport = new SmtpMailTransport(env);
    const mailer = new LayoutMailer(env, transport, { now: () => new Date() }, new HmacReturnPaths(env));
    const sent = expect(mailer.send(makeMail())).rejects.toThrow('The process ends');
    while (received.length === 0) await sleep(20);
    expect(await timeOf(Promise.all([sent, transport.onApplicationShutdown()]))).toBeLessThan(5_000);
    // Nothing holds the process.
    await new Promise<void>((resolve) => server.close(() => resolve()));
    server = await startSink(port);
  });

  it('rejects at once while the server is down, and sends again when it is back', async () => {
    const mailer = mailerFor(port);
    await mailer.send(makeMail());
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await timeOf(expect(mailer.send(makeMail())).rejects.toThrow())).toBeLessThan(5_000);
    await expect(mailer.send(makeMail())).rejects.toThrow();
    server = await startSink(port);
    await mailer.send(makeMail());
    await mailer.send(makeMail());
    expect(received).toHaveLength(3);
    // However many mails wait: the cause once, and once that it is over.
    expect(log.lines.filter((line) => line.includes('Mail server'))).toEqual([
      expect.stringMatching(/^error Mail server fails: .*ECONNREFUSED/),
      'log Mail server works again',
    ]);
  });

  it('calls no outage what the server has against one recipient', async () => {
    refuses = true;
    await expect(mailerFor(port).send(makeMail())).rejects.toThrow('550');
    expect(log.lines.filter((line) => line.includes('Mail server'))).toEqual([]);
  });

  it('rejects in bounded time where the server takes the call and says nothing', async () => {
    const silentPort = await freePort();
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(silentPort, '127.0.0.1');
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const mailer = mailerFor(silentPort);
    const tries = Promise.all([1, 2, 3, 4, 5, 6].map(() => expect(mailer.send(makeMail())).rejects.toThrow()));
    // One after the other, they would take nine seconds.
    expect(await timeOf(tries)).toBeLessThan(7_000);
  });

  it('rejects in bounded time where the server drags out every step', async () => {
    const slowPort = await freePort();
    const sockets: Socket[] = [];
    const slow = createServer((socket) => {
      sockets.push(socket);
      const drip = setInterval(() => socket.write('220-still thinking\r\n'), 200);
      socket.on('error', () => undefined).on('close', () => clearInterval(drip));
    }).listen(slowPort, '127.0.0.1');
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      slow.close();
    });
    expect(await timeOf(expect(mailerFor(slowPort).send(makeMail())).rejects.toThrow())).toBeLessThan(10_000);
  });
});
