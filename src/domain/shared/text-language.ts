const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** A character of Chinese says about as much as two letters. */
const LETTERS_PER_CHARACTER = 2;

/**
 * The tag of the language that most of a text is in, for `lang`: what staff write is not in the reader's language by
 * itself.
 */
export function languageOf(text: string): 'zh-Hans' | 'en' {
  const han = (text.match(HAN) ?? []).length;
  const latin = (text.match(LATIN) ?? []).length;
  return han * LETTERS_PER_CHARACTER > latin ? 'zh-Hans' : 'en';
}
