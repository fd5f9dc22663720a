import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { messageOf } from './mail.message.js';
import { MailTransport, type OutgoingMail } from './mail.transport.js';

/**
 * Sends by SMTP over a few kept connections: TLS from the start with `smtps:`, else STARTTLS where the server offers it
 * (`?requireTLS=true` insists).
 */
@Injectable()
export class SmtpMailTransport extends MailTransport implements OnApplicationShutdown {
  /** For each step of the conversation. */
  protected readonly stepMs: number = 10_000;
  /** For the whole of it; less than the time limit of the job, so that the job learns why. */
  protected readonly totalMs: number = 25_000;
  readonly #logger = new Logger('Mail');
  #transporter: ReturnType<SmtpMailTransport['open']> | null = null;

  constructor(private readonly env: Env) {
    super();
    if (!env.smtpUrl) throw new Error('SmtpMailTransport needs SMTP_URL');
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    this.#transporter ??= this.open();
    const transporter = await this.#transporter;
    await transporter.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(this.totalMs) });
    this.#logger.log(`Mail ${mail.id} sent`);
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.#transporter)?.close();
  }

  protected async open() {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.env.smtpUrl ?? undefined,
      pool: true,
      maxConnections: 4,
      // A mail whose connection broke is the outbox's to try again, not the pool's.
      maxRequeues: 0,
      idleTimeout: 30_000,
      connectionTimeout: this.stepMs,
      greetingTimeout: this.stepMs,
      socketTimeout: this.stepMs,
      dnsTimeout: this.stepMs,
    });
  }
}
