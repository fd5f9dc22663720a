import type { DataSource, EntityManager } from 'typeorm';

export type Engine = 'sqlite' | 'mariadb';
export type EntityClass<Row> = new () => Row;
export type Value = string | number | null;

export const isSqlite = ({ options }: DataSource) => options.type === 'better-sqlite3';

export const engineOf = ({ dataSource }: EntityManager): Engine => (isSqlite(dataSource) ? 'sqlite' : 'mariadb');

/** `?, ?, ?` for a list of values. */
export function marks(values: { readonly length: number }): string {
  return Array.from({ length: values.length }, () => '?').join(', ');
}
