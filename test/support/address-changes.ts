import type { AddressSide } from '../../src/domain/account/address-change.js';
import { PortalClient } from './portal.js';
import { resource } from './resource.js';
import type { RunningServer } from './server.js';
import { mailsWritten } from './server-data.js';

export interface Question {
  readonly mailbox: AddressSide;
  readonly newEmail: string;
  readonly state: string;
}

const TOKEN = /\/confirm-address#([\w-]{22})\b/;

/** The token of the newest link that an address was mailed. */
export async function addressTokenTo(server: RunningServer, email: string): Promise<string> {
  await mailsWritten(server);
  const mail = await server.mailTo(email, ({ text }) => TOKEN.test(text ?? ''));
  return TOKEN.exec(mail.text ?? '')?.[1] ?? '';
}

export const answerAddress = (server: RunningServer, what: 'look' | 'confirm' | 'refuse', token: unknown) =>
  resource<Question>(new PortalClient(server.url), 'POST', `address-changes/${what}`, { body: { token } });

/** Has both mailboxes confirm what was asked for. @throws Error where the account has not the address then. */
export async function confirmAddress(server: RunningServer, from: string, to: string): Promise<void> {
  for (const email of [from, to]) {
    const { status, body } = await answerAddress(server, 'confirm', await addressTokenTo(server, email));
    if (status !== 200) throw new Error(`confirm: ${status} ${JSON.stringify(body)}`);
    if (email === to && body.state !== 'done') throw new Error(`confirm: ${body.state}`);
  }
}
