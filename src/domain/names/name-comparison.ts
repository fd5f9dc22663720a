import { comparisonKey } from '../shared/text.js';
import type { NameDifference, NameLikeness, NameReading, NameScript } from './name-reading.js';

/**
 * Words that name nobody: son of, daughter of, the article, "of". They are left out in one document and stand in the
 * next. Not `van`, which is a name of its own in Vietnam.
 */
const PARTICLES = new Set(
  [
    'bin',
    'binti',
    'binte',
    'bt',
    'bte',
    'ibn',
    'al',
    'el',
    'anak',
    'de',
    'da',
    'do',
    'dos',
    'del',
    'la',
    'von',
    'der',
  ].concat(['a/l', 'a/p', 's/o', 'd/o', 'w/o']),
);

/** One name that Malay and Arabic documents spell in many ways. */
const MUHAMMAD = /^(mu|mo)(h|kh)?amm?[ae]d$|^moham(ma|e|ma)d$|^(mohd|muhd|mhd|md)$/;

/** A name that is too short to be found by: one word, or one character. */
const FEWEST_WORDS = 2;

interface Named {
  readonly text: string;
  readonly readings: readonly NameReading[];
}

/** @param one,other the names as they are written, with their readings. */
export function compareNames(one: Named, other: Named): NameLikeness {
  if (comparisonKey(one.text) === comparisonKey(other.text)) return 'same';
  return nameDifference(one, other) === null ? 'differs' : 'close';
}

/** The gravest first. */
const GRAVITY = ['sound', 'transliteration', 'order'] as const;

/**
 * Why two names that are not written the same are one name. In each script that both have they must be alike. `null`:
 * another name.
 */
export function nameDifference(one: Named, other: Named): NameDifference | null {
  const pairs = one.readings.flatMap((a) => other.readings.map((b) => ({ a, b, isShared: a.script === b.script })));
  const shared = pairs.filter(({ isShared }) => isShared);
  const found = shared.map(({ a, b }) => differenceIn(a, b));
  if (found.length > 0 && !found.includes(null)) {
    return GRAVITY.find((difference) => found.includes(difference)) ?? 'script';
  }
  // Beside characters many write another name in Latin letters, Andy Wang 王小明: who has those alone is asked by both.
  const isByOther = shared.length === 0 || (isOfOneScript(one, other) && shared.every(({ a }) => a.script !== 'han'));
  return isByOther && pairs.some(({ a, b, isShared }) => !isShared && sameName(a, b)) ? 'script' : null;
}

const isOfOneScript = (...names: readonly Named[]) => names.some(({ readings }) => readings.length === 1);

/** Of one script. */
function differenceIn(one: NameReading, other: NameReading): 'none' | NameDifference | null {
  if (one.characters && other.characters) {
    if (one.characters.join('') === other.characters.join('')) return 'none';
    if (turned(one.characters, other.characters)) return 'order';
    return sameName(one, other) ? 'sound' : null;
  }
  if (!sameName(one, other)) return null;
  if (one.words.join('') === other.words.join('')) return 'none';
  const isOrder = sorted(one.words) === sorted(other.words) || inAnyOrder(one.words, other.words);
  return isOrder ? 'order' : 'transliteration';
}

/**
 * What a name is found by beside others: the same for each order of family name and given names, for particles and for
 * Chinese characters and their Pinyin. `null` where it says too little.
 */
export function nameSearchKey({ script, words }: NameReading): string | null {
  const named = script === 'han' ? spelled(words) : bare(words);
  return named.length < FEWEST_WORDS ? null : leastRotation(named.join(''));
}

function sameName(one: NameReading, other: NameReading): boolean {
  const fold = foldFor(one.script, other.script);
  // In Chinese no word is a particle, the order within a given name matters, and a family name stands first or last.
  const isChinese = one.script === 'han' || other.script === 'han';
  const isSame = isChinese ? turned : inAnyOrder;
  // With the particles as well: "Al-Hassan" is "Alhassan".
  const spellings = isChinese ? [spelled] : [bare, spelled];
  return spellings.some((words) => isSame(words(one.words).map(fold), words(other.words).map(fold)));
}

function inAnyOrder(one: readonly string[], other: readonly string[]): boolean {
  return turned(one, other) || one.toReversed().join('') === other.join('');
}

/** Whether one begins elsewhere in the same ring of words. */
function turned(one: readonly string[], other: readonly string[]): boolean {
  if (one.join('') === '' || other.join('') === '') return false;
  const turns = rotations(other).map((turn) => turn.join(''));
  return rotations(one).some((turn) => turns.includes(turn.join('')));
}

const sorted = (words: readonly string[]) => words.toSorted().join(' ');

/** `abdul` is the servant of whatever follows; passports write the ü of Lü as `lyu`. */
function spelled(words: readonly string[]): string[] {
  return words.map((word) => {
    if (MUHAMMAD.test(word)) return 'muhammad';
    return word.replace(/^abd[eu]l/, 'abd').replace(/^([ln])yu$/, '$1v');
  });
}

/** Of two words none is a particle: "Zhang Bin". */
function bare(words: readonly string[]): string[] {
  const named = spelled(words).filter((word) => !PARTICLES.has(word));
  return named.length < FEWEST_WORDS ? spelled(words) : named;
}

function rotations(words: readonly string[]): string[][] {
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)]);
}

/** What two ways of writing do not tell apart. */
function foldFor(one: NameScript, other: NameScript): (word: string) => string {
  const scripts = [one, other];
  if (scripts.includes('syllabic')) return skeleton;
  return scripts.includes('cyrillic') ? slavic : (word) => word;
}

/** Passports write Cyrillic by other tables than people do: Iurii, Yuriy, Yury. */
function slavic(word: string): string {
  return word.replaceAll('x', 'ks').replace(/[yj]/g, 'i').replace(/i+/g, 'i');
}

/** The consonants; those of one place in the mouth are one. */
function skeleton(word: string): string {
  const voiceless: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', c: 's', z: 's' };
  return word
    .replace(/ch|sh/g, 's')
    .replace(/[aeiouyw]/g, '')
    .replace(/[gdbcz]/g, (letter) => voiceless[letter] ?? letter)
    .replace(/(.)\1+/g, '$1');
}

/** Of all the ways to begin a ring of letters the first by the alphabet: it knows nothing of where the ring was cut. */
function leastRotation(letters: string): string {
  const twice = letters + letters;
  let least = letters;
  for (let at = 1; at < letters.length; at += 1) {
    const turned = twice.slice(at, at + letters.length);
    if (turned < least) least = turned;
  }
  return least;
}
