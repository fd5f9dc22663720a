import { message } from '../messages/message.js';
import { DomainError, fieldError } from '../shared/domain-error.js';
import { staleVersion } from '../shared/record-version.js';
import type { Actor } from './actor.js';
import { stepOfTwo } from './two-administrators.js';
import type { User } from './user.js';

export const ADDRESS_CHANGE_HOURS = 24;
/** Of one's own address: each sends a mail to an address that may be anybody's. */
export const ADDRESS_CHANGES_AN_HOUR = 5;

/** Whose mailbox a link was sent to. */
export const ADDRESS_SIDES = ['old', 'new'] as const;
export type AddressSide = (typeof ADDRESS_SIDES)[number];

/** A mailed link: what its token is derived from, a keyed hash of the token, and when it was used. */
export interface AddressLink {
  readonly nonce: string;
  readonly tokenHash: string;
  readonly confirmedAt: Date | null;
}

/** That two administrators do without the old address, whose mailbox is lost. */
export interface AddressRelease {
  readonly askedBy: number;
  readonly askedAt: Date;
  /** Another one; `null` while they are awaited. */
  readonly releasedBy: number | null;
}

/** Another address that was asked for, and that waits for both mailboxes; an account has one such change at most. */
export interface AddressChange {
  readonly userId: number;
  readonly newEmail: string;
  readonly requestedBy: number;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly links: Readonly<Record<AddressSide, AddressLink>>;
  readonly release: AddressRelease | null;
}

type Fresh = Pick<AddressChange, 'userId' | 'newEmail' | 'requestedBy'>;
type KeptLinks = Readonly<Record<AddressSide, Omit<AddressLink, 'confirmedAt'>>>;

export function newAddressChange(asked: Fresh, links: KeptLinks, now: Date): AddressChange {
  return {
    ...asked,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + ADDRESS_CHANGE_HOURS * 3_600_000),
    links: { old: { ...links.old, confirmedAt: null }, new: { ...links.new, confirmedAt: null } },
    release: null,
  };
}

/** The same answer for a link that was used to its end, has run out, was replaced, or never was. */
export const addressChangeEnded = () => new DomainError('address_change_ended', message('address_change_ended'));

export function isAddressChangeOpen({ expiresAt }: Pick<AddressChange, 'expiresAt'>, now: Date): boolean {
  return now < expiresAt;
}

/** Which of the two links has one of these hashes. */
export function sideOf({ links }: AddressChange, hashes: readonly string[]): AddressSide | null {
  return ADDRESS_SIDES.find((side) => hashes.includes(links[side].tokenHash)) ?? null;
}

/** Once more changes nothing: people open a link twice. */
export function confirmSide(change: AddressChange, side: AddressSide, now: Date): AddressChange {
  const link = change.links[side];
  if (link.confirmedAt) return change;
  return { ...change, links: { ...change.links, [side]: { ...link, confirmedAt: now } } };
}

/** Whether a side is awaited no more. Nothing does without the new address. */
export function isSettled({ links, release }: AddressChange, side: AddressSide): boolean {
  return links[side].confirmedAt !== null || (side === 'old' && (release?.releasedBy ?? null) !== null);
}

export function isConfirmed(change: AddressChange): boolean {
  return ADDRESS_SIDES.every((side) => isSettled(change, side));
}

/**
 * What becomes of an administrator's wish to do without the old address.
 * @throws DomainError `forbidden` for whoever is no administrator, and for one's own account.
 */
export function releaseAddressChange(
  change: AddressChange,
  actor: Pick<Actor, 'userId' | 'roleId'>,
  now: Date,
): AddressChange {
  const { release } = change;
  const step = stepOfTwo(actor, change.userId, release, now, message('own_address_release'));
  if (release?.releasedBy) return change;
  if (step === 'do' && release) return { ...change, release: { ...release, releasedBy: actor.userId } };
  return { ...change, release: { askedBy: actor.userId, askedAt: now, releasedBy: null } };
}

/**
 * @param seen when the change was asked for that the caller has seen; `undefined` is no answer.
 * @throws DomainError `stale_version` where another one waits by now.
 */
export function refuseOtherChange({ requestedAt }: Pick<AddressChange, 'requestedAt'>, seen?: string): void {
  if (seen !== undefined && seen !== requestedAt.toISOString()) throw staleVersion();
}

/** @throws DomainError `invalid_input` where the account has this address already. */
export function refuseSameAddress(asked: string, { email }: Pick<User, 'email'>): void {
  if (asked !== email) return;
  throw fieldError('email', message('address_unchanged'));
}

/** The account with its other address. Who goes by the address goes on doing so. */
export function withAddress(user: User, email: string): User {
  return { ...user, email, username: user.username === user.email ? email : user.username };
}

/** What may be changed at once: the account keeps its address until the other one is confirmed. */
export function keepingAddress<Fields extends Pick<User, 'email' | 'username'>>(
  fields: Fields,
  { email }: Pick<User, 'email'>,
): Fields {
  return { ...fields, email, username: fields.username === fields.email ? email : fields.username };
}
