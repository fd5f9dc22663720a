/** A column of sealed texts. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, in whose order a change of keys walks. */
  readonly keys: readonly string[];
  /** The columns to whose values a text is bound, often the owner's. */
  readonly boundTo: readonly string[];
}

/** Every column that holds what `SecretBox` sealed: `npm run rotate-files-key` seals each anew. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'idempotency_answers', column: 'part', keys: ['key_id', 'position'], boundTo: ['key_id', 'position'] },
  { table: 'factors', column: 'secret', keys: ['id'], boundTo: ['id'] },
  { table: 'webhooks', column: 'secret', keys: ['id'], boundTo: ['integrator_id'] },
  { table: 'webhooks', column: 'old_secret', keys: ['id'], boundTo: ['integrator_id'] },
  { table: 'report_check_parts', column: 'items', keys: ['check_id', 'position'], boundTo: ['check_id', 'position'] },
];
