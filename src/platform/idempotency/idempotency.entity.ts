import { EntitySchema } from 'typeorm';
import { moment, nullable, primary, serial, text, varchar, whole } from '../db/columns.js';

export interface IdempotencyKeyRow {
  id: number;
  user_id: number;
  idempotency_key: string;
  fingerprint: string;
  /** `running` until a transaction of the request is committed, `answered` when its answer is kept. */
  state: 'running' | 'committed' | 'answered';
  token: string;
  lease_until: number;
  created_at: number;
  status: number | null;
  content_type: string | null;
  upload_hash: string | null;
  /** How many rows of `idempotency_answers` hold the answer's body. */
  parts: number;
}

export const IdempotencyKeyEntity = new EntitySchema<IdempotencyKeyRow>({
  name: 'idempotency_key',
  tableName: 'idempotency_keys',
  columns: {
    id: serial,
    user_id: whole,
    idempotency_key: varchar(100),
    fingerprint: varchar(64),
    state: varchar(10),
    token: varchar(36),
    lease_until: moment,
    created_at: moment,
    status: nullable(whole),
    content_type: nullable(varchar(100)),
    upload_hash: nullable(varchar(64)),
    parts: whole,
  },
  indices: [
    { name: 'ux_idempotency_keys_use', columns: ['user_id', 'idempotency_key'], unique: true },
    { name: 'ix_idempotency_keys_age', columns: ['created_at'] },
  ],
});

/** A piece of a body: MariaDB's texts end at 64 KB. */
export interface IdempotencyAnswerRow {
  key_id: number;
  position: number;
  part: string;
}

export const IdempotencyAnswerEntity = new EntitySchema<IdempotencyAnswerRow>({
  name: 'idempotency_answer',
  tableName: 'idempotency_answers',
  columns: { key_id: primary(whole), position: primary(whole), part: text },
  foreignKeys: [
    {
      name: 'fk_idempotency_answers_key',
      columnNames: ['key_id'],
      target: 'idempotency_key',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
