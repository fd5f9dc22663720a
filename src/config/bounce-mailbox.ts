import { hostOf } from './host.js';
import { SettingError } from './setting-error.js';
import { readCa } from './tls.js';
import { type Given, optionalUrl } from './variables.js';

/** A mailbox that is looked into for mails that come back. */
export interface BounceMailboxSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** @example "Inbox" */
  readonly folder: string;
  /** In PEM; `null`: the authorities that Node knows. */
  readonly ca: string | null;
}

const EXAMPLE = 'imaps://user:password@imap.example.org:993/INBOX';

/** @throws SettingError */
export function readBounceMailbox(given: Given): BounceMailboxSettings | null {
  const text = optionalUrl('BOUNCE_IMAP_URL', given('BOUNCE_IMAP_URL'), ['imaps:']);
  if (text === null) return null;
  if (given('BOUNCE_ADDRESS') === null) throw new SettingError('BOUNCE_IMAP_URL needs BOUNCE_ADDRESS beside it');
  const address = new URL(text);
  for (const parameter of address.searchParams.keys()) {
    if (parameter !== 'ca')
      throw new SettingError(`BOUNCE_IMAP_URL has an unknown parameter "${parameter}": it takes ca`);
  }
  const ca = address.searchParams.get('ca');
  const user = decoded(address.username);
  const password = decoded(address.password);
  if (user === '' || password === '') throw new SettingError(`BOUNCE_IMAP_URL must name user and password: ${EXAMPLE}`);
  return {
    host: hostOf(address),
    port: Number(address.port || 993),
    user,
    password,
    folder: decoded(address.pathname.slice(1)) || 'Inbox',
    ca: ca === null ? null : readCa('BOUNCE_IMAP_URL', ca),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SettingError(`BOUNCE_IMAP_URL must have % as %25: ${EXAMPLE}`);
  }
}
