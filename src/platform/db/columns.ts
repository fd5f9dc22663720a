import type { EntitySchemaColumnOptions } from 'typeorm';

export const serial = { type: 'integer', primary: true, generated: 'increment' } as const;
export const whole = { type: 'integer' } as const;
/** JSON and texts of no fixed length. */
export const text = { type: 'text' } as const;
/** Texts of more than the 64 KB at which `text` ends on MariaDB. */
export const longText = { type: 'mediumtext' } as const;
/**
 * A moment in milliseconds since 1970 (UTC). A number sorts and compares the same on every engine and knows no time zone;
 * date columns are text in SQLite and lose or round milliseconds in MariaDB unless each one asks for a precision.
 */
export const moment = { type: 'bigint' } as const;
export const varchar = (length: number) => ({ type: 'varchar', length }) as const;
/** YYYY-MM-DD. */
export const day = varchar(10);
export const fileId = varchar(26);
export const nullable = (column: EntitySchemaColumnOptions) => ({ ...column, nullable: true }) as const;
export const primary = (column: EntitySchemaColumnOptions) => ({ ...column, primary: true }) as const;

/** Names of 200 characters and places of 100 in comparable form, which may be a little longer; the rest is cut off. */
export const NAME_KEY_MAX = 255;
export const REGION_KEY_MAX = 150;
/** Numbers of documents, 100 characters at most, in comparable form. */
export const NUMBER_KEY_MAX = 120;
