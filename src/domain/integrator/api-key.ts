import { message } from '../messages/message.js';
import { DomainError, fieldError } from '../shared/domain-error.js';
import type { RuleFor } from '../shared/field-reader.js';
import type { Integrator } from './integrator.js';
import { liesInNetworks } from './key-networks.js';
import type { KeyMode } from './key-text.js';

/** What a key may open. No key opens an application or a file. */
export const KEY_PERMISSIONS = ['reports.check', 'reports.bulk', 'webhooks.manage'] as const;
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

/** The old one and the one that takes its place. */
export const KEYS_AT_ONCE = 2;
export const NETWORKS_MAX = 20;

export const KEY_NAME = {
  kind: 'line',
  label: 'name',
  most: 80,
  example: 'Admissions, nightly run',
} as const satisfies RuleFor<string>;

export interface KeyFields {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  /** From where alone it works; from anywhere where there is none. */
  readonly networks: readonly string[];
  /** When it stops by itself. */
  readonly endsAt: Date | null;
}

export interface ApiKey extends KeyFields {
  readonly id: number;
  readonly version: number;
  readonly integratorId: number;
  readonly mode: KeyMode;
  /** SHA-256 of the key, which nobody has kept. */
  readonly hash: string;
  /** The first of its characters, by which people tell keys apart. */
  readonly beginning: string;
  readonly createdBy: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** Set where it was seen in an address, where anybody may have read it. */
  readonly leakedAt: Date | null;
}

export type NewApiKey = Omit<ApiKey, 'id' | 'version'>;

/** Who calls for an integrator: a program by a key, or one of its people, signed in. */
export interface KeyCaller {
  /** Null where a member calls. */
  readonly keyId: number | null;
  readonly memberId?: number | null;
  /** When a member last showed who they are; a key is its own proof. */
  readonly authenticatedAt?: Date;
  readonly integratorId: number;
  readonly mode: KeyMode;
  readonly permissions: readonly KeyPermission[];
}

export const KEY_STATES = ['active', 'ended', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

export function stateOfKey({ revokedAt, endsAt }: Pick<ApiKey, 'revokedAt' | 'endsAt'>, now: Date): KeyState {
  if (revokedAt) return 'revoked';
  return endsAt && endsAt <= now ? 'ended' : 'active';
}

/** Who calls with this key from there; `null` where it opens nothing. */
export function callerBy(
  key: ApiKey,
  { status }: Pick<Integrator, 'status'>,
  address: string,
  now: Date,
): KeyCaller | null {
  if (status !== 'active' || stateOfKey(key, now) !== 'active') return null;
  if (key.networks.length > 0 && !liesInNetworks(address, key.networks)) return null;
  const { id: keyId, integratorId, mode, permissions } = key;
  return { keyId, integratorId, mode, permissions };
}

/** @param others all keys of the integrator. @throws DomainError `too_many_keys`. */
export function refuseThirdKey(mode: KeyMode, others: readonly ApiKey[], now: Date): void {
  const working = others.filter((one) => one.mode === mode && stateOfKey(one, now) === 'active');
  if (working.length < KEYS_AT_ONCE) return;
  throw new DomainError('too_many_keys', message('too_many_keys', { max: KEYS_AT_ONCE }));
}

/** An end that lies behind would be a key that never works. @throws DomainError `invalid_input`. */
export function refusePastEnd(endsAt: Date | null | undefined, now: Date): void {
  if (!endsAt || endsAt > now) return;
  throw fieldError('endsAt', message('key_end_past'));
}

/** Revoked again it stays as it is. */
export function revoked(key: ApiKey, now: Date): ApiKey {
  return key.revokedAt ? key : { ...key, revokedAt: now };
}

/** Whoever reads logs and histories of browsers has it now. */
export function leaked(key: ApiKey, now: Date): ApiKey {
  return { ...revoked(key, now), leakedAt: key.leakedAt ?? now };
}
