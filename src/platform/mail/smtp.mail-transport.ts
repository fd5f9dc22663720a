import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Env } from '../../config/env.js';
import { errorCode } from '../error-code.js';
import { OutageLog } from '../ops/outage.log.js';
import { messageOf } from './mail.message.js';
import { MailTransport, type OutgoingMail } from './mail.transport.js';
import { MailRefused } from './mailer.port.js';

/** Nodemailer's words for what the server has against one sender, recipient or text, and not against us. */
const REFUSES_ONE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * The server knows no such recipient, or never takes mail for it (5xx to RCPT TO); what it has against us is another
 * matter.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  const { command, responseCode } = error;
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}

type HandedOverMail = SendMailOptions & { readonly onHandedOver: () => void };

/**
 * Sends by SMTP over a few kept connections: TLS from the start with `smtps:`, else STARTTLS where the server offers it
 * (`?requireTLS=true` insists).
 */
@Injectable()
export class SmtpMailTransport extends MailTransport implements OnApplicationShutdown {
  /** For the server to say anything at all. */
  protected readonly stepMs: number = 10_000;
  /** For all that comes before the mail itself. */
  protected readonly handOverMs: number = 25_000;
  /**
   * For the answer to the mail, as RFC 5321 has it: who gives up sooner sends mails again that have arrived. Both
   * together are less than the time limit of the job, so that the job learns why.
   */
  protected readonly answerMs: number = 600_000;
  readonly #stop = new AbortController();
  readonly #logger = new Logger('Mail');
  readonly #outage = new OutageLog('Mail server');
  #transporter: ReturnType<SmtpMailTransport['open']> | null = null;

  constructor(private readonly env: Env) {
    super();
    if (!env.smtpUrl) throw new Error('SmtpMailTransport needs SMTP_URL');
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    this.#transporter ??= this.open();
    const transporter = await this.#transporter;
    const control = new AbortController();
    const giveUpAfter = (ms: number, what: string) =>
      setTimeout(() => control.abort(new Error(`The mail server did not ${what} within ${ms} ms`)), ms);
    let limit = giveUpAfter(this.handOverMs, 'take the mail');
    const onHandedOver = () => {
      clearTimeout(limit);
      limit = giveUpAfter(this.answerMs, 'answer to the mail');
    };
    const signal = AbortSignal.any([control.signal, this.#stop.signal]);
    try {
      await transporter.sendMail({ ...messageOf(mail), signal, onHandedOver } as HandedOverMail);
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      if (REFUSES_ONE_MAIL.includes(errorCode(reason))) this.#outage.works();
      else if (!this.#stop.signal.aborted) this.#outage.failed(reason);
      throw isRefusedForGood(reason) ? new MailRefused(reason.message, { cause: reason }) : reason;
    } finally {
      clearTimeout(limit);
    }
    this.#outage.works();
    this.#logger.log(`Mail ${mail.id} sent`);
  }

  /** Whoever still waits for an answer is cut off: the job was given back by now, and the mail comes again. */
  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort(new Error('The process ends'));
    (await this.#transporter)?.close();
  }

  protected async open() {
    const { createTransport } = await import('nodemailer');
    const { dkim } = this.env;
    const transporter = createTransport({
      url: this.env.smtpUrl ?? undefined,
      pool: true,
      maxConnections: 4,
      // A mail whose connection broke is the outbox's to try again, not the pool's.
      maxRequeues: 0,
      idleTimeout: 30_000,
      connectionTimeout: this.stepMs,
      greetingTimeout: this.stepMs,
      socketTimeout: this.answerMs,
      dnsTimeout: this.stepMs,
      ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.key } }),
    });
    // It begins to read the mail when the server has agreed to take it. Behind the signer, which reads it all before:
    // hence after `done`.
    transporter.use('stream', (mail, done) => {
      done();
      mail.message.processFunc((stream) => stream.once('end', (mail.data as HandedOverMail).onHandedOver));
    });
    return transporter;
  }
}
