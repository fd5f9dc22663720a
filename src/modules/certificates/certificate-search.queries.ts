import { normaliseEmail } from '../../domain/account/email.js';
import { lettersOf, queryWords } from '../../domain/shared/search-words.js';
import { nameKey, Restricting } from '../../platform/db/catalog-list.js';
import { all, COUNT_MAX, countUpTo, foundBy } from '../../platform/db/sorted-list.js';
import type { Engine } from '../../platform/db/sql.js';
import {
  beginning,
  type Condition,
  searchedWords,
  wordBeginning,
  wordConditions,
} from '../../platform/db/word-search.js';
import { numberKey } from './certificate.mapper.js';
import type { CertificateSearch } from './certificate.repository.js';

const WORDS = 'certificate_words';
const WORD_OWNER = 'certificate_id';

const TALLY = 'SELECT COALESCE(SUM(tally), 0) AS n FROM certificate_counts';

type Filter = Omit<CertificateSearch, 'freeFor'>;

/** What a search asks for, in a form that finds the records by an index. */
export function finding(filter: CertificateSearch): Condition[] {
  return fields(filter).words('t.id', WORDS, WORD_OWNER, filter.name).conditions;
}

/** The same in a form that tests one record after the other; no optimizer turns a count into a search of its own. */
export function testing(filter: CertificateSearch): Condition[] {
  const asked = fields(filter);
  if (filter.name === undefined) return asked.conditions;
  const words = queryWords(filter.name).flatMap((word) => wordConditions(WORDS, WORD_OWNER, word) ?? []);
  if (words.length === 0) return [{ text: '1 = 0', values: [] }];
  const probes = words.map(({ text, values }) => ({
    text: `(SELECT COUNT(*) FROM ${WORDS} w WHERE w.${WORD_OWNER} = t.id AND ${text}) > 0`,
    values,
  }));
  return [...asked.conditions, ...probes];
}

function fields(filter: CertificateSearch): Restricting {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.owner_id', filter.ownerId)
    .equals('t.status', filter.status)
    .equals('t.type', filter.type);
  const add = (condition: Condition) => asked.conditions.push(condition);
  if (filter.passport !== undefined) add(numbered('t.passport_key', filter.passport));
  if (filter.certNo !== undefined) add(numbered('t.cert_no_key', filter.certNo));
  if (filter.email !== undefined) asked.equals('t.email_key', normaliseEmail(filter.email));
  if (filter.university !== undefined) add(beginning('t.university_key', nameKey(filter.university)));
  if (filter.appliedSince) add({ text: 't.applied_at >= ?', values: [filter.appliedSince.getTime()] });
  if (filter.appliedUntil) add({ text: 't.applied_at < ?', values: [filter.appliedUntil.getTime()] });
  if (filter.freeFor) add(freeFor(filter.freeFor));
  return asked;
}

/** No record has an empty key. */
function numbered(column: string, number: string): Condition {
  return { text: `${column} = ?`, values: [numberKey(number) ?? ''] };
}

/**
 * The index of a filter that tells one person or document from all others. SQLite, which knows nothing of how often a value is there, would take
 * that of a status as gladly.
 */
export function indexOf({ passport, certNo, email }: CertificateSearch): string | null {
  if (passport !== undefined) return 'ix_certificates_passport';
  if (certNo !== undefined) return 'ix_certificates_cert_no';
  return email === undefined ? null : 'ix_certificates_email';
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

/** Whether the tallies tell how many records a filter meets. */
export function isTallied(filter: CertificateSearch): boolean {
  return Object.entries(filter).every(([field, value]) => value === undefined || field === 'status');
}

/** Whether a filter asks for words of the name and for nothing else. */
export function isOfName(filter: CertificateSearch): filter is { readonly name: string } {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 1 && filter.name !== undefined;
}

/** The word of a filter that asks for one word of the name and for nothing else; `null` for any other filter. */
export function onlyWordOf(filter: CertificateSearch): string | null {
  if (!isOfName(filter)) return null;
  const [word, ...others] = queryWords(filter.name);
  return word !== undefined && others.length === 0 ? word : null;
}

/** That a row of `alias` has a word that begins so, and is the first such row of its name. */
export function firstBeginning(alias: string, word: string): Condition {
  const { text, values } = wordBeginning(alias, word);
  return { text: `${text} AND ${alias}.shared < ?`, values: [...values, lettersOf(word)] };
}

/**
 * The records `t` that meet `fields` and whose names have the words, each once, as `w.certificate_id`: what follows on a SELECT.
 * `null` where the query has no word.
 */
export function fromWords(name: string, engine: Engine, fields: readonly Condition[] = []): Condition | null {
  const [first, ...others] = searchedWords(name);
  const [, ...lookedUp] = wordConditions(WORDS, WORD_OWNER, name) ?? [];
  if (first === undefined) return null;
  // With several words MariaDB would walk all words newest first and test each, hoping to meet a page of hits soon.
  const hint = (others.length > 0 || fields.length === 0) && engine === 'mariadb' ? ' FORCE INDEX (PRIMARY)' : '';
  const join = fields.length > 0 ? ` JOIN certificates t ON t.id = w.${WORD_OWNER}` : '';
  const where = all([firstBeginning('w', first), ...lookedUp, ...fields]);
  return { text: ` FROM ${WORDS} w${hint}${join}${where.text}`, values: where.values };
}

/** How many records have a word that begins so. */
function tallyOfWord(word: string): Condition {
  const { text, values } = firstBeginning('v', word);
  return { text: `SELECT COALESCE(SUM(v.tally), 0) AS n FROM certificate_word_counts v WHERE ${text}`, values };
}

/** The total of a search, what others have claimed included: from the tallies where they tell it, else counted along an index. */
export function totalOf(filter: Filter, engine: Engine): Condition {
  if (isTallied(filter)) {
    if (filter.status === undefined) return { text: TALLY, values: [] };
    return { text: `${TALLY} WHERE status = ?`, values: [filter.status] };
  }
  const word = onlyWordOf(filter);
  if (word !== null) return tallyOfWord(word);
  // The words tell alone: the records need not be looked up.
  const words = isOfName(filter) ? fromWords(filter.name, engine) : null;
  if (words === null) return countUpTo('certificates', finding(filter), foundBy(indexOf(filter), engine));
  return {
    text: `SELECT COUNT(*) AS n FROM (SELECT 1 AS one${words.text} LIMIT ${COUNT_MAX}) counted`,
    values: words.values,
  };
}

/** Whether a total is told whole, however large it is. */
export function isToldWhole({ freeFor: _, ...filter }: CertificateSearch): boolean {
  return isTallied(filter) || onlyWordOf(filter) !== null;
}

/** In one row: what meets a search, what of it others have claimed, and how many records there are in the order that it may walk along. */
export function countsOf(
  { freeFor: reviewer, ...filter }: CertificateSearch,
  order: Filter,
  engine: Engine,
): Condition {
  const taken = reviewer && takenOf({ ...filter, freeFor: reviewer });
  const [met, walked] = [totalOf(filter, engine), totalOf(order, engine)];
  return {
    text: `SELECT (${met.text}) AS met, (${taken?.text ?? '0'}) AS taken, (${walked.text}) AS walked`,
    values: [...met.values, ...(taken?.values ?? []), ...walked.values],
  };
}
