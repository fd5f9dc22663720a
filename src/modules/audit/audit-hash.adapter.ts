import { Injectable } from '@nestjs/common';
import { sha256 } from '../../platform/db/hash.js';
import { AuditKeys } from '../../platform/security/audit-keys.port.js';
import type { AuditChainEntity, AuditEventEntity } from './audit.entity.js';

/** As many as the migration made. */
export const CHAINS = 16;
/** What the first event of a chain follows. */
export const CHAIN_START = '0'.repeat(64);

type Hashed = Omit<AuditEventEntity, 'id' | 'hash'>;
/** Where a chain begins, and from where on it is keyed. */
export type ChainBeginning = Pick<AuditChainEntity, 'chain' | 'trimmed' | 'trimmed_hash' | 'keyed_from'>;

/**
 * What an event says: all that is told of it, its place, and the hash of the one before. The JSON texts count as
 * stored.
 */
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
  constructor(private readonly keys: AuditKeys) {}

  hash(row: Hashed): string {
    return this.keys.keyed(textOf(row));
  }

  /**
   * @returns which key the hash of an event was made with: 0 for the present one, 1 for the one before; `null` for none
   * of them.
   */
  keyOf(row: Omit<AuditEventEntity, 'id'>): number | null {
    return this.keys.keyOf(textOf(row), row.hash);
  }

  /** Signs where a chain begins: a beginning that was cut off by somebody else has none. */
  mark(beginning: ChainBeginning): string {
    return this.keys.keyed(beginningText(beginning));
  }

  isMarked({ mark, ...beginning }: ChainBeginning & Pick<AuditChainEntity, 'mark'>): boolean {
    return mark !== null && this.keys.keyOf(beginningText(beginning), mark) !== null;
  }
}

function beginningText({ chain, keyed_from, trimmed, trimmed_hash }: ChainBeginning): string {
  return JSON.stringify(['beginning', chain, keyed_from, trimmed, trimmed_hash]);
}
