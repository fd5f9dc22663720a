import type { CertifiedField } from '../certificate/certificate.fields.js';
import { VALUE_WORDS } from '../certificate/value-words.js';
import { nameDifference } from '../names/name-comparison.js';
import type { NameDifference, NameReading } from '../names/name-reading.js';
import { comparisonKey, documentNumberKey, tidy } from '../shared/text.js';

/** `close`: they differ in letter case, order, script or accents alone. */
export const LIKENESSES = ['equal', 'close', 'differs'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** How a text of any script reads in Latin letters. */
export type ReadName = (text: string) => readonly NameReading[];

/** Compares what is claimed of a field with what the record of the university says. */
export function compareValues(field: CertifiedField, claimed: string, recorded: string, read: ReadName): Likeness {
  if (tidy(claimed) === tidy(recorded)) return 'equal';
  if (bare(claimed) === bare(recorded)) return 'close';
  return isClose(field, claimed, recorded, read) ? 'close' : 'differs';
}

function isClose(field: CertifiedField, claimed: string, recorded: string, read: ReadName): boolean {
  switch (field) {
    case 'name': {
      // Characters that only sound alike are those of another person.
      const difference = differenceOfNames(claimed, recorded, read);
      return difference !== null && difference !== 'sound';
    }
    case 'certNo':
      return documentNumberKey(claimed) !== '' && documentNumberKey(claimed) === documentNumberKey(recorded);
    case 'university':
    case 'major':
      return anyOrder(claimed) === anyOrder(recorded);
    case 'gender':
    case 'forms':
    case 'level': {
      const choice = choiceOf(field, claimed);
      return choice !== null && choice === choiceOf(field, recorded);
    }
    default:
      return false;
  }
}

/** Why two names that are written otherwise are one; `null`: another name. */
export function differenceOfNames(claimed: string, recorded: string, read: ReadName): NameDifference | null {
  return nameDifference({ text: claimed, readings: read(claimed) }, { text: recorded, readings: read(recorded) });
}

/** The value of a choice, by what it is called in any language. */
function choiceOf(field: 'gender' | 'forms' | 'level', text: string): string | null {
  const named = Object.values(VALUE_WORDS).flatMap((words) => Object.entries(words[field]));
  return named.find(([choice, word]) => [choice, word].some((one) => bare(one) === bare(text)))?.[0] ?? null;
}

/** Without letter case and accents. */
function bare(text: string): string {
  return comparisonKey(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

function anyOrder(text: string): string {
  return bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}
