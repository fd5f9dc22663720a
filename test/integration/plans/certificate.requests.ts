import type { CertificateSearch, CertificateSort } from '../../../src/modules/certificates/certificate.repository.js';
import { nextOf } from '../../../src/modules/review/certificate-queue.queries.js';
import type { QueueRequest } from '../../../src/modules/review/claim.repository.js';
import type { Engine } from '../../../src/platform/db/sql.js';
import type { Condition } from '../../../src/platform/db/word-search.queries.js';
import { NOON } from '../../contract/stores.js';
import type { AllowedSteps } from '../../support/query-plan.js';
import { ROWS } from './spread-rows.js';

/** The applications of a reviewer are what ten others do not have. */
export const FREE_FOR = { userId: 5, at: NOON };
/** So many hits that walking is right. */
export const LARGE = { hits: 100_000, walked: 1_000_000, waiting: 1_000_000 };
const RARE = { hits: 20, waiting: ROWS / 4 };

export interface HotQuery extends AllowedSteps, Condition {
  /** Rows and index entries that MariaDB may read: what it answers, what it counts and the totals, never the table. */
  readonly reads: number;
}

export type Table = Record<string, HotQuery>;
export type Expected = Omit<HotQuery, 'text' | 'values'>;

export const page = { offset: 0, limit: 10 };
export const newest = { field: 'id', descending: true } as const;

export function requestOf(filter: CertificateSearch, field: CertificateSort, descending = true) {
  return { filter, sort: { field, descending }, page };
}

/** The next one of the queue, walking or gathering. */
export function nextIn(engine: Engine, request: Partial<QueueRequest> = {}, size = LARGE): Condition {
  return nextOf({ filter: {}, behind: null, except: null, ...request }, FREE_FOR, size, engine);
}
export const gatheringNext = { ...LARGE, ...RARE };
