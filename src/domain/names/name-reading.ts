/**
 * How a name is written. `syllabic` scripts (Arabic, Hebrew, those of India) leave vowels out, or hide them in their
 * consonants.
 */
export const NAME_SCRIPTS = ['latin', 'han', 'cyrillic', 'syllabic', 'other'] as const;
export type NameScript = (typeof NAME_SCRIPTS)[number];

/** A name, or the part of it in one script, as it reads in Latin letters. */
export interface NameReading {
  readonly script: NameScript;
  /** Lower-case words of a to z; of Chinese a word for each character. */
  readonly words: readonly string[];
  /** Of Chinese: what each word was read from. */
  readonly characters?: readonly string[];
}

/**
 * How near two names are: the same letters; the same name in another order, script or spelling of particles; another
 * name.
 */
export const NAME_LIKENESS = ['same', 'close', 'differs'] as const;
export type NameLikeness = (typeof NAME_LIKENESS)[number];

/**
 * Why two names are close; `sound`: Chinese characters that sound alike, which may be those of another name. Simplified
 * and traditional ones are no exception, as no table here pairs them.
 */
export type NameDifference = 'order' | 'script' | 'transliteration' | 'sound';
