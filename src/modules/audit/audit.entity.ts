import { EntitySchema } from 'typeorm';
import { moment, nullable, primary, serial, text, varchar, whole } from '../../platform/db/columns.js';

export interface AuditEventRow {
  id: number;
  chain: number;
  /** Counts from 1 in its chain. */
  sequence: number;
  at: number;
  actor_id: number | null;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  /** JSON. */
  before_values: string | null;
  /** JSON. */
  after_values: string | null;
  previous_hash: string;
  hash: string;
}

export const AuditEventEntity = new EntitySchema<AuditEventRow>({
  name: 'audit_event',
  tableName: 'audit_events',
  columns: {
    id: serial,
    chain: whole,
    sequence: whole,
    at: moment,
    actor_id: nullable(whole),
    action: varchar(60),
    subject_type: nullable(varchar(40)),
    subject_id: nullable(varchar(80)),
    before_values: nullable(text),
    after_values: nullable(text),
    previous_hash: varchar(64),
    hash: varchar(64),
  },
  indices: [
    { name: 'ux_audit_events_place', columns: ['chain', 'sequence'], unique: true },
    { name: 'ix_audit_events_at', columns: ['at'] },
    { name: 'ix_audit_events_actor', columns: ['actor_id', 'at'] },
    { name: 'ix_audit_events_action', columns: ['action', 'at'] },
    { name: 'ix_audit_events_subject', columns: ['subject_type', 'subject_id', 'at'] },
  ],
});

/** Both ends of a chain: a tail that is cut off is missed here, and what is left of an old chain follows from here. */
export interface AuditChainRow {
  chain: number;
  head: string;
  /** The sequence number of the last event. */
  length: number;
  /** The sequence number of the last event that was removed for its age, 0 for none, and its hash. */
  trimmed: number;
  trimmed_hash: string;
}

export const AuditChainEntity = new EntitySchema<AuditChainRow>({
  name: 'audit_chain',
  tableName: 'audit_chains',
  columns: {
    chain: primary(whole),
    head: varchar(64),
    length: whole,
    // These came later, to a table that had rows already.
    trimmed: { ...whole, default: 0 },
    trimmed_hash: { ...varchar(64), default: '0'.repeat(64) },
  },
});
