import { Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import { Env } from '../../config/env.js';
import { Metrics } from '../ops/metrics.port.js';
import { OutageLog } from '../ops/outage.log.js';
import { BounceMailbox } from './bounce-mailbox.port.js';

/** For each step: to connect, to be greeted, for every answer. */
const ANSWER_MS = 20_000;

@Injectable()
export class ImapBounceMailbox extends BounceMailbox {
  readonly isSet: boolean;
  /** Messages that are none of ours, by the folder's UIDVALIDITY and their UIDs. */
  private readonly passedOver = new Set<string>();
  private readonly outage = new OutageLog('Mailbox of bounces');

  constructor(
    private readonly env: Env,
    private readonly metrics: Metrics,
  ) {
    super();
    this.isSet = env.bounceMailbox !== null;
  }

  override async visit(
    take: (message: Uint8Array) => Promise<boolean>,
    largest: number,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await this.read(take, largest, signal);
      this.outage.works();
      this.metrics.mailboxRead(true);
    } catch (error) {
      if (signal.aborted) return;
      this.outage.failed(error);
      this.metrics.mailboxRead(false);
    }
  }

  private async read(
    take: (message: Uint8Array) => Promise<boolean>,
    largest: number,
    signal: AbortSignal,
  ): Promise<void> {
    const client = await this.client();
    if (!client) return;
    const close = () => client.close();
    signal.addEventListener('abort', close);
    try {
      await this.walk(client, take, largest, signal);
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  }

  /** @returns `null` where no mailbox is set. The library is loaded only where it is used. */
  private async client(): Promise<ImapFlow | null> {
    const { bounceMailbox } = this.env;
    if (!bounceMailbox) return null;
    const { ImapFlow } = await import('imapflow');
    const { host, port, user, password, ca } = bounceMailbox;
    const client = new ImapFlow({
      host,
      port,
      secure: true,
      auth: { user, pass: password },
      tls: ca === null ? {} : { ca },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
    });
    // A line that breaks is also told so, and without a listener that ends the process; what waits for it fails by
    // itself.
    client.on('error', () => undefined);
    return client;
  }

  private async walk(
    client: ImapFlow,
    take: (message: Uint8Array) => Promise<boolean>,
    largest: number,
    signal: AbortSignal,
  ): Promise<void> {
    const opened = await client
      .connect()
      .then(() => client.mailboxOpen(this.env.bounceMailbox?.folder ?? 'Inbox'))
      .catch(inWords);
    const uids = (await client.search({ seen: false }, { uid: true }).catch(inWords)) || [];
    for (const uid of uids) {
      if (signal.aborted) return;
      const name = `${opened.uidValidity}/${uid}`;
      if (this.passedOver.has(name)) continue;
      const asked = { source: { start: 0, maxLength: largest + 1 } };
      const found = await client.fetchOne(`${uid}`, asked, { uid: true }).catch(inWords);
      // Somebody else has removed it since.
      const source = found ? found.source : undefined;
      if (!source) continue;
      if (await take(source)) await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true }).catch(inWords);
      else this.passedOver.add(name);
    }
    await client.logout();
  }
}

/** @throws Error always: what the server says of a command is beside the library's message. */
function inWords(error: Error & { responseText?: string; authenticationFailed?: boolean }): never {
  const said = error.responseText ? `${error.message}: ${error.responseText}` : error.message;
  throw new Error(error.authenticationFailed ? `user and password are refused (${said})` : said, { cause: error });
}
