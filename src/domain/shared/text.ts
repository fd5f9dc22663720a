/** One line of user text: Unicode composed, runs of white space folded to one blank, trimmed. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Two texts with the same key count as equal: letter case, width and repeated blanks do not matter, accents do. */
export function comparisonKey(text: string): string {
  return tidy(text.normalize('NFKC')).toLowerCase();
}

/** Characters that no field may hold: controls (but for line breaks and tabs), lone surrogates, bidirectional overrides. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}
