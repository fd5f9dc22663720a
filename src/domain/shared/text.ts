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
 * Two numbers of documents with the same key count as equal: they are typed with blanks, dashes and slashes or without, in either
 * letter case. Empty where nothing but those is there.
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

/** Characters that no field may hold: controls (but for line breaks and tabs), lone surrogates, bidirectional overrides. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;

export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}
