import type { ApiKey, NewApiKey } from '../../domain/integrator/api-key.js';
import type { Integrator, IntegratorStatus } from '../../domain/integrator/integrator.js';
import type { Day } from '../../domain/shared/calendar.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface IntegratorFilter {
  readonly ids?: readonly number[];
  readonly status?: IntegratorStatus;
  /** Beginnings of words of name, contact and purpose. */
  readonly q?: string;
}

export type IntegratorSort = 'id' | 'name' | 'contact' | 'purpose' | 'status' | 'createdAt';

export interface ApiKeyFilter {
  readonly ids?: readonly number[];
  readonly integratorId?: number;
  /** Beginnings of words of the name, or of the key. */
  readonly q?: string;
}

export type ApiKeySort = 'id' | 'name' | 'integratorId' | 'beginning' | 'mode' | 'createdAt' | 'lastUsedAt';

export type NewIntegrator = Omit<Integrator, 'id' | 'version'>;

/** A key with whose it is. */
export interface OwnedKey {
  readonly key: ApiKey;
  readonly integrator: Integrator;
}

/** How much a key was used. */
export interface KeyUse {
  readonly day: Day;
  readonly calls: number;
  readonly items: number;
}

export abstract class IntegratorReader {
  abstract findById(id: number): Promise<Integrator | null>;
  abstract list(request: ListRequest<IntegratorSort, IntegratorFilter>): Promise<Page<Integrator>>;
  abstract findKey(id: number): Promise<OwnedKey | null>;
  /** As it is at this moment, so that what was revoked works nowhere any more. */
  abstract findKeyByHash(hash: string): Promise<OwnedKey | null>;
  abstract listKeys(request: ListRequest<ApiKeySort, ApiKeyFilter>): Promise<Page<OwnedKey>>;
  /** Of all keys and people of an integrator together, from a day on, oldest first. */
  abstract usesSince(integratorId: number, since: Day): Promise<KeyUse[]>;
}

export interface IntegratorStore {
  /** Nobody else changes it, or its keys, before this transaction ends. */
  lock(id: number): Promise<Integrator | null>;
  /** @throws DomainError `already_exists` where another has this name. */
  insert(integrator: NewIntegrator): Promise<Integrator>;
  /** @throws DomainError `stale_version`; `already_exists` as `insert` does. */
  update(integrator: Integrator): Promise<Integrator>;
  findKey(id: number): Promise<ApiKey | null>;
  keysOf(integratorId: number): Promise<ApiKey[]>;
  insertKey(key: NewApiKey): Promise<ApiKey>;
  /** @throws DomainError `stale_version`. */
  updateKey(key: ApiKey): Promise<ApiKey>;
  /** Adds to what is counted of the day, and notes when the key was used last. */
  countUse(keyId: number, use: KeyUse, now: Date): Promise<void>;
}
