import { COUNTRY_CODES, countryNameIn } from '@myverify/domain/shared/countries';

interface Country {
  /** The English name: what is stored, and printed on the report. */
  readonly value: string;
  /** In the language of the page. */
  readonly label: string;
}

/**
 * All countries by name, labelled in the language of a tag. A value that was stored in other words stays among them.
 */
export function countries(tag: string, stored: string | null): Country[] {
  const all = COUNTRY_CODES.map((code) => ({ value: countryNameIn(code, 'en'), label: countryNameIn(code, tag) }));
  const known = !stored || all.some(({ value }) => value === stored);
  const listed = known ? all : [...all, { value: stored, label: stored }];
  return listed.sort((one, other) => one.label.localeCompare(other.label, tag));
}

/**
 * What a country that is stored by its English name is called in the language of a tag; other words stay as they are.
 */
export function countryName(stored: string, tag: string): string {
  // To look through the names of all countries takes 50 ms the first time.
  if (tag === 'en') return stored;
  const code = COUNTRY_CODES.find((code) => countryNameIn(code, 'en') === stored);
  return code ? countryNameIn(code, tag) : stored;
}

/**
 * What is offered beside what stands in the field. The name of the chosen country stands there untyped: all others are
 * offered too.
 */
export function offeredCountries<C extends Country>(all: readonly C[], typed: string, chosen: string): C[] {
  const stands = all.find(({ value }) => value === chosen)?.label;
  return typed === stands ? [...all] : findCountries(all, typed);
}

/** Those whose name, in the page's language or in English, has a word that begins with what was typed. */
export function findCountries<C extends Country>(all: readonly C[], typed: string): C[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [...all];
  return all.filter(({ value, label }) =>
    [value, label].some((name) => {
      const lower = name.toLowerCase();
      // Chinese has no blanks between words.
      return /\p{Script=Han}/u.test(wanted) ? lower.includes(wanted) : ` ${lower}`.includes(` ${wanted}`);
    }),
  );
}
