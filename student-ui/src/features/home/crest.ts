/** The arms of a university are drawn from its name: they are ours, not its own. */
export interface Crest {
  readonly initials: string;
  readonly field: string;
  readonly charge: string;
  readonly pattern: (typeof PATTERNS)[number];
}

const PATTERNS = ['chief', 'bend', 'chevron', 'pale'] as const;

/** Field and charge; white initials have a contrast of at least 4.5 on the field. */
const COLOURS: readonly (readonly [string, string])[] = [
  ['#12305a', '#c9a24b'],
  ['#7a2335', '#e3b7a0'],
  ['#1f3f77', '#9fc3e6'],
  ['#4d3a7c', '#c9b8e8'],
  ['#2f5d34', '#c7d99a'],
  ['#7a4a12', '#f0cf8e'],
  ['#3b4652', '#8fb8b5'],
  ['#8a2f62', '#efbcd5'],
];

const SMALL_WORDS = new Set(['of', 'and', 'the', 'de', 'for', 'in', 'at']);
const MAX_INITIALS = 4;

export function initialsOf(name: string): string {
  const han = name.match(/\p{Script=Han}/gu);
  if (han) return han.slice(0, 2).join('');
  const words = name.split(/[^\p{L}\p{N}']+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  const [first = ''] = words;
  // A name that begins with its own short form, such as UCSI.
  if (first.length > 1 && first.length <= MAX_INITIALS && first === first.toUpperCase()) return first;
  return words
    .slice(0, MAX_INITIALS)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

export function crestOf(name: string): Crest {
  const hash = hashOf(name);
  const [field, charge] = COLOURS[hash % COLOURS.length] ?? ['#12305a', '#c9a24b'];
  const pattern = PATTERNS[Math.floor(hash / COLOURS.length) % PATTERNS.length] ?? 'chief';
  return { initials: initialsOf(name), field, charge, pattern };
}

/** FNV-1a: the same arms on every visit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
