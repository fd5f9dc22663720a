import { BESIDE, searchTerms } from '../../domain/shared/search-terms.js';
import { all } from './sorted-list.js';
import { marks, type Value } from './sql.js';
import { beginning, type Condition } from './word-search.js';

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

/** That the record `t` has, for each word of a query, one that begins so, or all of it as a number: in a form that finds records by the words. */
export function findingTerms({ table, owner, numbers }: WordTable, query: string): Condition {
  const terms = searchTerms(query);
  if (!terms) return NOTHING;
  // The longest word is likely to be the rarest, and the search starts from it.
  const [first = NOTHING, ...others] = [...terms.words].sort((a, b) => b.length - a.length).map(beginsWord);
  const words = all([
    first,
    ...others.map(({ text, values }) => ({
      text: `EXISTS (SELECT 1 FROM ${table} x WHERE x.${owner} = w.${owner} AND ${text.replaceAll('w.word', 'x.word')})`,
      values,
    })),
  ]);
  const found = `SELECT w.${owner} FROM ${table} w`;
  if (terms.whole === null) return { text: `t.id IN (${found}${words.text})`, values: words.values };
  const whole = numbers
    ? { text: `SELECT n.id FROM ${numbers.table} n WHERE n.${numbers.column} = ?`, value: terms.number }
    : { text: `${found} WHERE w.word = ?`, value: terms.whole };
  // In a table of its own: MariaDB would look into both parts for each record of the whole table.
  return {
    text: `t.id IN (SELECT u.id FROM (SELECT w.${owner} AS id FROM ${table} w${words.text} UNION ALL ${whole.text}) u)`,
    values: [...words.values, whole.value],
  };
}

/** The same in a form that tests one record after the other; no optimizer turns a count into a search of its own. */
export function testingTerms({ table, owner, numbers }: WordTable, query: string): Condition {
  const terms = searchTerms(query);
  if (!terms) return NOTHING;
  const has = ({ text, values }: Condition): Condition => ({
    text: `(SELECT COUNT(*) FROM ${table} w WHERE w.${owner} = t.id AND ${text}) > 0`,
    values,
  });
  const words = all(terms.words.map(beginsWord).map(has));
  const each = words.text.replace(' WHERE ', '');
  if (terms.whole === null) return { text: each, values: words.values };
  const whole = numbers
    ? { text: `t.${numbers.column} = ?`, values: [terms.number] }
    : has({ text: 'w.word = ?', values: [terms.whole] });
  return { text: `((${each}) OR ${whole.text})`, values: [...words.values, ...whole.values] };
}

/** That a word begins so, be it of the name or beside it: two ranges of one index. */
function beginsWord(word: string): Condition {
  const [plain, beside] = [beginning('w.word', word), beginning('w.word', BESIDE + word)];
  return { text: `((${plain.text}) OR (${beside.text}))`, values: [...plain.values, ...beside.values] };
}
