// Written out: it asks in the words of the searches (`certificate-search.queries.ts`), for all records that there are.
import { all } from '../../platform/db/sorted-list.queries.js';
import type { Condition } from '../../platform/db/word-search.queries.js';
import type { CertificateSearch } from './certificate.repository.js';
import { testing } from './certificate-search.queries.js';
import { SUMMARY } from './certificate-shown.queries.js';

/** Ids that a walk over all records covers at a time: few enough for what was read to die young. */
export const STEP = 100;

/** By ranges of ids, so that each step costs the same, however few of the records are asked for. */
export function stepOf(filter: CertificateSearch, last: number): Condition {
  const range = { text: 't.id > ? AND t.id <= ?', values: [last - STEP, last] };
  const where = all([range, ...testing(filter)]);
  return {
    text: `SELECT ${SUMMARY.columns} FROM certificates t${where.text} ORDER BY t.id DESC`,
    values: where.values,
  };
}
