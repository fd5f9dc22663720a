import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * An SMTP server that takes every mail and lays it into a folder, with the sender of its envelope on top, as the last
 * one on the way does.
 */
export class MailSink {
  /** Takes the next mail, and drops the line in place of saying so. */
  dropNext = false;
  /** Addresses that it has no mailbox for. */
  readonly unknown = new Set<string>();
  /** How long it thinks about a mail that it has. */
  thinksMs = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    // Senders keep their lines open.
    closeTimeout: 500,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      done(this.unknown.has(address) ? refusal : null);
    },
    onData: (stream, { envelope }, done) => {
      this.take(stream, envelope.mailFrom ? envelope.mailFrom.address : '').then((said) => said && done(), done);
    },
  });

  private constructor(readonly folder: string) {
    this.server.on('error', () => undefined); // connections that break
  }

  /** @param port where one was before. */
  static async start(folder: string, port = 0): Promise<MailSink> {
    await mkdir(folder, { recursive: true });
    const sink = new MailSink(folder);
    await new Promise<void>((listening) => sink.server.listen(port, '127.0.0.1', listening));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  /** @returns whether the sender is to be told. */
  private async take(stream: NodeJS.ReadableStream, sender: string): Promise<boolean> {
    const name = join(this.folder, randomUUID());
    await writeFile(name, Buffer.concat([Buffer.from(`Return-Path: <${sender}>\r\n`), await buffer(stream)]));
    // Under its final name only once it is whole.
    await rename(name, `${name}.eml`);
    await sleep(this.thinksMs, undefined, { ref: false });
    if (!this.dropNext) return true;
    this.dropNext = false;
    for (const connection of this.server.connections) connection.close();
    return false;
  }
}
