import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { messageOf } from './mail.message.js';
import { MailTransport, type OutgoingMail } from './mail.transport.js';

/** Writes each mail into a file of its own, for a service that has no mail server yet. */
@Injectable()
export class FolderMailTransport extends MailTransport implements OnModuleInit {
  readonly #logger = new Logger('Mail');
  #composer: ReturnType<typeof composer> | null = null;

  constructor(private readonly env: Env) {
    super();
  }

  onModuleInit(): void {
    if (this.env.production)
      this.#logger.warn(`SMTP_URL is not set: nobody gets a mail, all become files in ${this.env.mailDir}`);
  }

  /** A mail that is delivered again replaces itself. */
  async deliver(mail: OutgoingMail): Promise<void> {
    this.#composer ??= composer();
    const { message } = await (await this.#composer).sendMail(messageOf(mail));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory');
    const path = join(this.env.mailDir, `${mail.id}.eml`);
    await mkdir(this.env.mailDir, { recursive: true, mode: 0o700 });
    await writeAtOnce(path, message);
    // With the code a newcomer can register; in production a log must not hold one.
    const code = mail.code && !this.env.production ? `, code ${mail.code}` : '';
    this.#logger.log(`Mail to ${mail.to}: "${mail.subject}"${code}, in ${path}`);
  }
}

async function composer() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}

/** Readers of the folder see the whole file or none. */
async function writeAtOnce(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
