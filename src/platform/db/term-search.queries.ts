import { BESIDE, type SearchTerms, searchTerms } from '../../domain/shared/search-terms.js';
import { queryWords } from '../../domain/shared/search-words.js';
import { all, COUNT_MAX } from './sorted-list.queries.js';
import { marks, type Value } from './sql.js';
import { beginning, type Condition, wordConditions } from './word-search.queries.js';

/** A table of words, and its column for what has them. */
export interface WordTable {
  readonly table: string;
  readonly owner: string;
  /** Where numbers of documents stand in a column of the records themselves. */
  readonly numbers?: { readonly table: string; readonly column: string };
}

const NOTHING: Condition = { text: '1 = 0', values: [] };

/** The columns that are asked for, each by its value, and the ids. */
export function equals(
  columns: Readonly<Record<string, Value | undefined>>,
  ids: readonly number[] | undefined,
): Condition[] {
  const asked = Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [{ text: `${column} = ?`, values: [value] }],
  );
  if (ids === undefined) return asked;
  return [...asked, ids.length === 0 ? NOTHING : { text: `t.id IN (${marks(ids)})`, values: ids }];
}

/** From here on it costs less to gather all that have each word than to look into what has the rarest. */
const COMMON = 20_000;

/**
 * Whether every word of a query is had by so many, as `n` of `COMMON`; `null` where there are not several words, or a
 * number.
 */
export function commonnessOf({ table }: WordTable, query: string): Condition | null {
  const terms = searchTerms(query);
  if (!terms || terms.words.length < 2 || terms.whole !== null) return null;
  const counts = terms.words.map((word) => {
    const { text, values } = beginsWord('w.word', word);
    return {
      text: `SELECT COUNT(*) AS n FROM (SELECT 1 AS one FROM ${table} w WHERE ${text} LIMIT ${COMMON}) c`,
      values,
    };
  });
  return {
    text: `SELECT MIN(u.n) >= ${COMMON} AS common FROM (${counts.map(({ text }) => text).join(' UNION ALL ')}) u`,
    values: counts.flatMap(({ values }) => values),
  };
}

/**
 * The ids of what has each of some words that very many have, each once. Measured on MariaDB 10.11 beside 1,000,000
 * records of which a tenth have either word (three runs, milliseconds, a machine at load 12): the total 427, 194, 474
 * where the join took 389, 631, 544; ten of them in an order 384, 439, 421 where it took 977, 724, 937; at load 18 298,
 * 630, 533 where it took 1,625, 2,585, 1,372.
 */
function idsOfCommonTerms({ table, owner }: WordTable, { words }: SearchTerms): Condition {
  const each = words.map((word) => {
    const { text, values } = beginsWord('w.word', word);
    return { text: `SELECT w.${owner} AS id FROM ${table} w WHERE ${text}`, values };
  });
  // In a table of its own: MariaDB would intersect them anew for each record of the whole table (20 s).
  return {
    text: `SELECT u.id FROM (${each.map(({ text }) => text).join(' INTERSECT ')}) u`,
    values: each.flatMap(({ values }) => values),
  };
}

/** The ids of what has, for each word of a query, one that begins so, or all of it as a number; some twice. */
function idsOfTerms(words: WordTable, terms: SearchTerms, areCommon: boolean): Condition {
  return areCommon ? idsOfCommonTerms(words, terms) : idsByRarest(words, terms);
}

function idsByRarest({ table, owner, numbers }: WordTable, { words, whole, number }: SearchTerms): Condition {
  // SQLite takes the longest word first, which is likely to be the rarest; MariaDB the one that it finds to be the
  // rarest.
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const tables = longestFirst.map((_, place) => `${table} w${place}`).join(' CROSS JOIN ');
  const has = all([
    ...longestFirst.map((word, place) => beginsWord(`w${place}.word`, word)),
    ...longestFirst.slice(1).map((_, place) => ({ text: `w${place + 1}.${owner} = w0.${owner}`, values: [] })),
  ]);
  const found = `SELECT w0.${owner} AS id FROM ${tables}${has.text}`;
  if (whole === null) return { text: found, values: has.values };
  const other = numbers
    ? { text: `SELECT n.id FROM ${numbers.table} n WHERE n.${numbers.column} = ?`, value: number }
    : { text: `SELECT n.${owner} FROM ${table} n WHERE n.word = ?`, value: whole };
  // In a table of its own: MariaDB would look into both parts for each record of the whole table.
  return { text: `SELECT u.id FROM (${found} UNION ALL ${other.text}) u`, values: [...has.values, other.value] };
}

/**
 * That the record `t` has what a query asks for, in a form that finds records by the words.
 * @param areCommon as `commonnessOf` tells.
 */
export function findingTerms(table: WordTable, query: string, areCommon = false): Condition {
  const terms = searchTerms(query);
  if (!terms) return NOTHING;
  const { text, values } = idsOfTerms(table, terms, areCommon);
  return { text: `t.id IN (${text})`, values };
}

/**
 * How many records have what a query asks for, up to `most`, where nothing else is asked. MariaDB would gather all the
 * ids of a word that most records have before it counted the first: 3 s instead of 0.2 (1,000,000 records).
 */
export function countOfTerms(table: WordTable, query: string, most = COUNT_MAX, areCommon = false): Condition {
  const terms = searchTerms(query);
  if (!terms) return { text: 'SELECT 0 AS n', values: [] };
  const { text, values } = idsOfTerms(table, terms, areCommon);
  // With the sign SQLite does not walk along all words in the order of the records, to tell them apart.
  const each = text.replace('SELECT ', 'SELECT DISTINCT +');
  return { text: `SELECT COUNT(*) AS n FROM (${each} LIMIT ${most}) counted`, values };
}

/** The same in a form that tests one record after the other; no optimizer turns a count into a search of its own. */
export function testingTerms({ table, owner, numbers }: WordTable, query: string): Condition {
  const terms = searchTerms(query);
  if (!terms) return NOTHING;
  const has = ({ text, values }: Condition): Condition => ({
    text: `(SELECT COUNT(*) FROM ${table} w WHERE w.${owner} = t.id AND ${text}) > 0`,
    values,
  });
  const words = all(terms.words.map((word) => beginsWord('w.word', word)).map(has));
  const each = words.text.replace(' WHERE ', '');
  if (terms.whole === null) return { text: each, values: words.values };
  const whole = numbers
    ? { text: `t.${numbers.column} = ?`, values: [terms.number] }
    : has({ text: 'w.word = ?', values: [terms.whole] });
  return { text: `((${each}) OR ${whole.text})`, values: [...words.values, ...whole.values] };
}

/** The ids of what has the words of a name, each once: a name may have several that begin alike. */
export function idsOfWords({ table, owner }: WordTable, name: string): Condition {
  const where = all(wordConditions(table, owner, name) ?? [NOTHING]);
  return { text: `SELECT DISTINCT w.${owner} AS id FROM ${table} w${where.text}`, values: where.values };
}

/** How many have the words of a name, up to `most`, where nothing else is asked. */
export function countOfWords(table: WordTable, name: string, most = COUNT_MAX): Condition {
  const { text, values } = idsOfWords(table, name);
  return { text: `SELECT COUNT(*) AS n FROM (${text} LIMIT ${most}) counted`, values };
}

/** That the record `t` has the words of a name, in a form that finds records by the words. */
export function findingWords({ table, owner }: WordTable, name: string): Condition {
  const where = all(wordConditions(table, owner, name) ?? [NOTHING]);
  return { text: `t.id IN (SELECT w.${owner} FROM ${table} w${where.text})`, values: where.values };
}

/** The same in a form that tests one record after the other. */
export function testingWords({ table, owner }: WordTable, name: string): Condition {
  const words = queryWords(name).flatMap((word) => wordConditions(table, owner, word) ?? []);
  if (words.length === 0) return NOTHING;
  const probes = words.map(({ text }) => `(SELECT COUNT(*) FROM ${table} w WHERE w.${owner} = t.id AND ${text}) > 0`);
  return { text: probes.join(' AND '), values: words.flatMap(({ values }) => values) };
}

/** That a word begins so, be it of the name or beside it: two ranges of one index. */
function beginsWord(column: string, word: string): Condition {
  const [plain, beside] = [beginning(column, word), beginning(column, BESIDE + word)];
  return { text: `((${plain.text}) OR (${beside.text}))`, values: [...plain.values, ...beside.values] };
}
