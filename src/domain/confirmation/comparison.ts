import type { CertifiedField } from '../certificate/certificate.fields.js';
import { compareNames } from '../names/name-comparison.js';
import type { NameReading } from '../names/name-reading.js';
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
      const [one, other] = [claimed, recorded].map((text) => ({ text, readings: read(text) }));
      return one !== undefined && other !== undefined && compareNames(one, other) !== 'differs';
    }
    case 'certNo':
      return documentNumberKey(claimed) !== '' && documentNumberKey(claimed) === documentNumberKey(recorded);
    case 'university':
    case 'major':
      return anyOrder(claimed) === anyOrder(recorded);
    default:
      return false;
  }
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
