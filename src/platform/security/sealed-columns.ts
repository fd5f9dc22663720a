/** A column of sealed texts. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, in whose order a change of keys walks. */
  readonly id: string;
  /** The column to whose value a text is bound, often the owner's. */
  readonly boundTo: string;
}

/** Every column that holds what `SecretBox` sealed: `npm run rotate-files-key` seals each anew. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'factors', column: 'secret', id: 'id', boundTo: 'id' },
];

/** The place of a sealed text, for `SecretBox`. */
export function sealedPlace(table: string, column: string, bound: string | number): string {
  return `${table}.${column}:${bound}`;
}
