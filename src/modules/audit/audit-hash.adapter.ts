import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { sha256 } from '../../platform/db/hash.js';
import { deriveKey } from '../../platform/security/secret-keys.js';
import type { AuditChainEntity, AuditEventEntity } from './audit.entity.js';

/** As many as the migration made. */
export const CHAINS = 16;
/** What the first event of a chain follows. */
export const CHAIN_START = '0'.repeat(64);

type Hashed = Omit<AuditEventEntity, 'id' | 'hash'>;
/** Where a chain begins, and from where on it is keyed. */
export type ChainBeginning = Pick<AuditChainEntity, 'chain' | 'trimmed' | 'trimmed_hash' | 'keyed_from'>;

/** What an event says: all that is told of it, its place, and the hash of the one before. The JSON texts count as stored. */
function textOf(row: Hashed): string {
  return JSON.stringify([
    row.chain,
    row.sequence,
    row.at,
    row.actor_id,
    row.action,
    row.subject_type,
    row.subject_id,
    row.before_values,
    row.after_values,
    row.previous_hash,
  ]);
}

/** The hash of events from before the chains were keyed. */
export const unkeyedHash = (row: Hashed): string => sha256(textOf(row));

/** Hashes that only whoever has AUDIT_KEY can make. */
@Injectable()
export class AuditHashes {
  /** The present one, then earlier ones, the newest first. */
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(@Inject(Env) { audit }: Pick<Env, 'audit'>) {
    const key = (secret: string) => createSecretKey(deriveKey(secret, 'audit'));
    this.keys = [key(audit.key), ...audit.oldKeys.map(key)];
  }

  hash(row: Hashed): string {
    return keyed(this.keys[0], textOf(row));
  }

  /** @returns which key the hash of an event was made with: 0 for the present one, 1 for the one before; `null` for none of them. */
  keyOf(row: Omit<AuditEventEntity, 'id'>): number | null {
    const text = textOf(row);
    const found = this.keys.findIndex((key) => keyed(key, text) === row.hash);
    return found === -1 ? null : found;
  }

  /** Signs where a chain begins: a beginning that was cut off by somebody else has none. */
  mark(beginning: ChainBeginning): string {
    return keyed(this.keys[0], beginningText(beginning));
  }

  isMarked(chain: ChainBeginning & Pick<AuditChainEntity, 'mark'>): boolean {
    const text = beginningText(chain);
    return this.keys.some((key) => keyed(key, text) === chain.mark);
  }
}

function beginningText({ chain, keyed_from, trimmed, trimmed_hash }: ChainBeginning): string {
  return JSON.stringify(['beginning', chain, keyed_from, trimmed, trimmed_hash]);
}

const keyed = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('hex');
