import { comparisonKey } from '../../domain/shared/text.js';

/** Texts of more than the 64 KB at which `text` ends on MariaDB. */
export const longText = { type: 'mediumtext' } as const;
/**
 * A moment in milliseconds since 1970 (UTC). A number sorts and compares the same on every engine and knows no time
 * zone; date columns are text in SQLite and lose or round milliseconds in MariaDB unless each one asks for a precision.
 */
export const moment = { type: 'bigint' } as const;
/** YYYY-MM-DD. */
export const day = { type: 'varchar', length: 10 } as const;
export const fileId = { type: 'varchar', length: 26 } as const;

/** Names of 200 characters and places of 100 in comparable form, which may be a little longer; the rest is cut off. */
export const NAME_KEY_MAX = 255;
export const REGION_KEY_MAX = 150;
/** Numbers of documents, 100 characters at most, in comparable form. */
export const NUMBER_KEY_MAX = 120;

export const nameKey = (name: string) => comparisonKey(name).slice(0, NAME_KEY_MAX);
export const regionKey = (region: string) => comparisonKey(region).slice(0, REGION_KEY_MAX);
