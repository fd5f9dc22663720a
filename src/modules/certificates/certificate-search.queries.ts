// Written out: a search by the beginnings of words must answer at least twice as often as the best peer for the first
// word, and eight times as often for any word (bench/api/budgets.mjs), and no query builder has semi-joins.

import { normaliseEmail } from '../../domain/account/email.js';
import { CONFIRMATION_STATES, isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import type { AskedAbout } from '../../domain/review/queue-view.js';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { queryWords } from '../../domain/shared/search-words.js';
import type { SignalFilter } from '../../domain/signal/signal.js';
import { nameKey } from '../../platform/db/columns.js';
import { all, COUNT_MAX, countUpTo } from '../../platform/db/sorted-list.queries.js';
import { marks, type Value } from '../../platform/db/sql.js';
import {
  commonnessOf,
  countOfTerms,
  countOfWords,
  findingTerms,
  findingWords,
  idsOfWords,
  testingTerms,
  testingWords,
} from '../../platform/db/term-search.queries.js';
import { beginning, type Condition } from '../../platform/db/word-search.queries.js';
import { numberKey } from './certificate.mapper.js';
import type { CertificateSearch } from './certificate.repository.js';

const TABLE = {
  table: 'certificate_words',
  owner: 'certificate_id',
  numbers: { table: 'certificates', column: 'passport_key' },
} as const;
const OPEN_STATES = CONFIRMATION_STATES.filter(isLinkAlive);
const NOTHING: Condition = { text: '1 = 0', values: [] };

/**
 * What a search asks for, in a form that finds the records by an index.
 * @param areCommon as `commonWords` tells of its `q`.
 */
export function finding(filter: CertificateSearch, areCommon = false): Condition[] {
  const asked = fields(filter);
  if (filter.q !== undefined) asked.push(findingTerms(TABLE, filter.q, areCommon));
  if (filter.undecided) asked.push(UNDECIDED);
  if (filter.asked) {
    const { text, values } = waiting(filter.asked);
    asked.push({ text: `t.id IN (SELECT c.certificate_id FROM confirmations c WHERE ${text})`, values });
  }
  if (filter.signal) {
    const { text, values } = open(filter.signal);
    asked.push({ text: `t.id IN (SELECT s.certificate_id FROM signals s WHERE ${text})`, values });
  }
  return filter.name === undefined ? asked : [...asked, findingWords(TABLE, filter.name)];
}

/** The same in a form that tests one record after the other; no optimizer turns a count into a search of its own. */
export function testing(filter: CertificateSearch): Condition[] {
  const asked = fields(filter);
  if (filter.q !== undefined) asked.push(testingTerms(TABLE, filter.q));
  if (filter.undecided) asked.push(NOT_HELD);
  if (filter.asked) {
    const { text, values } = waiting(filter.asked);
    const own = `SELECT COUNT(*) FROM confirmations c WHERE c.certificate_id = t.id AND ${text}`;
    asked.push({ text: `(${own}) > 0`, values });
  }
  if (filter.signal) {
    const { text, values } = open(filter.signal);
    const own = `SELECT COUNT(*) FROM signals s WHERE s.certificate_id = t.id AND ${text}`;
    asked.push({ text: `(${own}) > 0`, values });
  }
  return filter.name === undefined ? asked : [...asked, testingWords(TABLE, filter.name)];
}

function fields(filter: CertificateSearch): Condition[] {
  const asked: Condition[] = [];
  const add = (condition: Condition) => asked.push(condition);
  const equals = (column: string, value: Value | undefined) => {
    if (value !== undefined) add({ text: `${column} = ?`, values: [value] });
  };
  if (filter.ids?.length === 0) add(NOTHING);
  else if (filter.ids) add({ text: `t.id IN (${marks(filter.ids)})`, values: filter.ids });
  equals('t.owner_id', filter.ownerId);
  equals('t.status', filter.status);
  equals('t.type', filter.type);
  if (filter.passport !== undefined) add(numbered('t.passport_key', filter.passport));
  if (filter.certNo !== undefined) add(numbered('t.cert_no_key', filter.certNo));
  if (filter.email !== undefined) equals('t.email_key', normaliseEmail(filter.email));
  if (filter.university !== undefined) add(beginning('t.university_key', nameKey(filter.university)));
  if (filter.appliedSince) add({ text: 't.applied_at >= ?', values: [filter.appliedSince.getTime()] });
  if (filter.appliedUntil) add({ text: 't.applied_at < ?', values: [filter.appliedUntil.getTime()] });
  if (filter.decidedSince) add({ text: 't.decided_at >= ?', values: [filter.decidedSince.getTime()] });
  if (filter.decidedUntil) add({ text: 't.decided_at < ?', values: [filter.decidedUntil.getTime()] });
  equals('t.decided_by', filter.decidedBy);
  if (filter.rejectionReason === 0) add({ text: 't.rejection_reason_id IS NULL', values: [] });
  else equals('t.rejection_reason_id', filter.rejectionReason);
  if (filter.reportNumber !== undefined) {
    const typed = filter.reportNumber.trim().toUpperCase();
    add(beginning('t.report_number', typed.startsWith('MYV-') ? typed : `MYV-${typed}`));
  }
  if (filter.universityName !== undefined) equals('t.university_key', nameKey(filter.universityName));
  if (filter.assignedTo === null) add({ text: 't.assigned_to IS NULL', values: [] });
  else equals('t.assigned_to', filter.assignedTo);
  if (filter.returned) add({ text: `t.status IN ('Unverified', 'Rejected') AND t.applied_at >= 0`, values: [] });
  if (filter.freeFor) add(freeFor(filter.freeFor));
  return asked;
}

/** An enquiry whose answer is waited for. */
function waiting({ party, lateAt }: AskedAbout): Condition {
  const where: Condition[] = [{ text: `c.state IN (${marks(OPEN_STATES)})`, values: OPEN_STATES }];
  if (party) where.push({ text: 'c.party = ?', values: [party] });
  if (lateAt) where.push({ text: `c.sent_at + c.due_days * ${DAY_MS} <= ?`, values: [lateAt.getTime()] });
  return { text: where.map(({ text }) => text).join(' AND '), values: where.flatMap(({ values }) => values) };
}

function open(signal: SignalFilter): Condition {
  if (signal === 'any') return { text: `s.state = 'open'`, values: [] };
  return { text: `s.state = 'open' AND s.kind = ?`, values: [signal] };
}

/**
 * Few are held at a time: they are gathered once, and not asked for by each of 100,000 records (90 ms instead of 370).
 */
const UNDECIDED: Condition = { text: 't.id NOT IN (SELECT h.certificate_id FROM held_decisions h)', values: [] };
/** A count of one row at most: no optimizer turns it into a search of its own. */
const NOT_HELD: Condition = {
  text: '(SELECT COUNT(*) FROM held_decisions h WHERE h.certificate_id = t.id) = 0',
  values: [],
};

/** No record has an empty key. */
function numbered(column: string, number: string): Condition {
  return { text: `${column} = ?`, values: [numberKey(number) ?? ''] };
}

const TAKEN = 'k.held_until > ? AND k.user_id <> ?';
const taken = ({ userId, at }: NonNullable<CertificateSearch['freeFor']>) => [at.getTime(), userId];

/** A count of one row at most: no optimizer turns it into a search of its own. */
function freeFor(reviewer: NonNullable<CertificateSearch['freeFor']>): Condition {
  return {
    text: `(SELECT COUNT(*) FROM certificate_claims k WHERE k.certificate_id = t.id AND ${TAKEN}) = 0`,
    values: taken(reviewer),
  };
}

/** How many of the records that a search would find it leaves out because others have claimed them. */
export function takenOf({ freeFor: reviewer, ...filter }: CertificateSearch): Condition | null {
  if (!reviewer) return null;
  const asked = all([{ text: TAKEN, values: taken(reviewer) }, ...testing(filter)]);
  const text = `SELECT COUNT(*) AS n FROM certificate_claims k JOIN certificates t ON t.id = k.certificate_id${asked.text}`;
  return { text, values: asked.values };
}

/** Whether `certificate_totals` tells how many records a filter meets. */
export function isTotalled({ freeFor: _, ...filter }: CertificateSearch): boolean {
  return Object.entries(filter).every(([field, value]) => value === undefined || field === 'status');
}

/** Whether a filter asks for words of the name and for nothing else: the words alone tell which records meet it. */
export function isOfName(filter: CertificateSearch): filter is { readonly name: string } {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 1 && filter.name !== undefined && queryWords(filter.name).length > 0;
}

function isEmpty(filter: CertificateSearch): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

/**
 * Whether all words of a `q` are ones that very many records have, as `common`; `null` where that makes no difference.
 */
export const commonWords = ({ q }: CertificateSearch) => (q === undefined ? null : commonnessOf(TABLE, q));

/** The ids of the records whose names have the words, each once. */
export const idsOfName = (name: string): Condition => idsOfWords(TABLE, name);

/** It holds all that is asked of a record by its status and its words: the status and the id. */
const BY_STATUS = 'ix_certificates_status';

/**
 * MariaDB would look up the wide rows of 33,000 records that have a word to see their status: 4.2 s where they are not
 * in memory, 0.5 by the index (1,000,000 records, decision 133).
 */
function isOfWordsAndStatus({ status, name, q, ...others }: CertificateSearch): boolean {
  return status !== undefined && (name !== undefined || q !== undefined) && isEmpty(others);
}

/** How many records meet a filter, those included that others have claimed: up to `most`, but for whole statuses. */
export function totalOf({ freeFor: _, ...filter }: CertificateSearch, most = COUNT_MAX, areCommon = false): Condition {
  if (isTotalled(filter)) {
    const where = all(filter.status === undefined ? [] : [{ text: 'status = ?', values: [filter.status] }]);
    return { text: `SELECT COALESCE(SUM(total), 0) AS n FROM certificate_totals${where.text}`, values: where.values };
  }
  const { q, ...others } = filter;
  if (q !== undefined && isEmpty(others)) return countOfTerms(TABLE, q, most, areCommon);
  return isOfName(filter)
    ? countOfWords(TABLE, filter.name, most)
    : countUpTo('certificates', finding(filter, areCommon), most, isOfWordsAndStatus(filter) ? BY_STATUS : undefined);
}
