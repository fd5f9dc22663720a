/** Unicode's own limit for texts that are processed as they come. */
const MARKS_IN_A_ROW = 30;
const MARKS_TOO_MANY = new RegExp(`(\\p{M}{${MARKS_IN_A_ROW}})\\p{M}+`, 'gu');

/** Composed as it is, in every form; to see that costs a tenth of composing it. */
const PLAIN = /^\p{ASCII}*$/u;

/**
 * Unicode composed. Composing takes time quadratic in a run of combining marks (100 000 of them: seconds), which no
 * writing has, so a run is cut first.
 */
export function compose(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return PLAIN.test(text) ? text : text.replace(MARKS_TOO_MANY, '$1').normalize(form);
}

/** One line of user text: Unicode composed, runs of white space folded to one blank, trimmed. */
export function tidy(text: string): string {
  return compose(text).replace(/\s+/gu, ' ').trim();
}

/**
 * Two texts with the same key count as equal: letter case, width and repeated blanks do not matter, accents do.
 * By way of capitals, for letters that have two small forms or no single capital: STRASSE is Straße, YILMAZ is Yılmaz.
 */
export function comparisonKey(text: string): string {
  const folded = tidy(compose(text, 'NFKC').toLowerCase().toUpperCase().toLowerCase()).replaceAll('ς', 'σ');
  return compose(folded, 'NFKC');
}

/**
 * Two numbers of documents with the same key count as equal: they are typed with blanks, dashes and slashes or without,
 * in either letter case. Empty where nothing but those is there.
 */
export function documentNumberKey(text: string): string {
  return comparisonKey(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** User text of several lines: each line as `tidy` leaves it, line breaks as `\n`, none at either end. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/u)
    .map(tidy)
    .join('\n')
    .trim();
}

/** True where a reader would see nothing: blanks and characters without a shape, such as zero-width blanks, alone. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** True above `most` code points. Never looks further than it must: the text may be megabytes long. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || [...text].length > most;
}

/**
 * Characters that no field may hold: controls (but for line breaks and tabs), lone surrogates, bidirectional overrides.
 */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;

export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}

/**
 * Characters that show nothing, or turn the direction of what follows: with them two names look the same and are not.
 */
const HIDDEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

/**
 * The two joiners where their scripts are written with them, as in names of hosts (RFC 5892, appendix A): after a
 * virama, such as in Sinhala and Malayalam, and the one that keeps letters apart between two of Arabic script, such as
 * in Persian. Also between pictures that become one.
 */
const JOINERS_IN_PLACE = new RegExp(
  [
    '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2])[\\u200c\\u200d]',
    '(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})',
    '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  ].join('|'),
  'gu',
);

/** True where a name, or another text of one line, holds what its reader does not see. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text) && HIDDEN.test(text.replace(JOINERS_IN_PLACE, ''));
}

/** Scripts with letters that look the same. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian'].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/**
 * True where a word has letters of two scripts that look alike: `Pаul` with a Cyrillic а is no Paul. Words in different
 * scripts are fine.
 */
export function hasMixedScripts(text: string): boolean {
  if (PLAIN.test(text)) return false;
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => ALIKE.filter((script) => script.test(word)).length > 1);
}
