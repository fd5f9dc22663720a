/** What a column of each type takes on MariaDB: the greatest whole number, or the most bytes of a text in UTF-8. */
export const CAPACITY = {
  int: 2 ** 31 - 1,
  bigint: Number.MAX_SAFE_INTEGER,
  varchar: 65_535,
  text: 65_535,
  mediumtext: 2 ** 24 - 1,
} as const;

export type Kind = keyof typeof CAPACITY;

export interface Column {
  readonly name: string;
  readonly kind: Kind;
  /** Characters that a `varchar` takes; 0 for the other types. */
  readonly length: number;
  readonly nullable: boolean;
}

/** SQLite takes anything in any column, MariaDB does not. @returns why a value does not fit; `null` where it does. */
export function unfitValue({ kind, length, nullable }: Column, value: unknown): string | null {
  if (value === null) return nullable ? null : 'must not be empty';
  if (kind === 'int' || kind === 'bigint') {
    if (!Number.isSafeInteger(value)) return 'is no whole number';
    return Math.abs(Number(value)) <= CAPACITY[kind] ? null : `is beyond ${CAPACITY[kind]}`;
  }
  if (typeof value !== 'string') return 'is no text';
  if (kind === 'varchar') {
    const characters = value.length <= length ? 0 : [...value].length;
    return characters <= length ? null : `has ${characters} characters, ${length} fit`;
  }
  const bytes = value.length * 3 <= CAPACITY[kind] ? 0 : Buffer.byteLength(value);
  return bytes <= CAPACITY[kind] ? null : `has ${bytes} bytes, ${CAPACITY[kind]} fit`;
}
