import type { CertificateForm } from '../certificate/certificate.fields.js';
import { compareNames } from '../names/name-comparison.js';
import type { NameReading } from '../names/name-reading.js';
import type { Day } from '../shared/calendar.js';
import { comparisonKey, documentNumberKey } from '../shared/text.js';
import type { PassportZone } from './passport-zone.js';

/** What a passport says of its holder, in the order of the form. */
export const PASSPORT_FIELDS = ['name', 'gender', 'birth', 'nationality', 'passport'] as const;
export type PassportField = (typeof PASSPORT_FIELDS)[number];

/** How what was read stands to what is claimed. `close`: the same name in another order, script or spelling. */
export const LIKENESSES = ['match', 'close', 'differs', 'not_claimed', 'not_read'] as const;
export type Likeness = (typeof LIKENESSES)[number];

export interface ComparedField {
  readonly field: PassportField;
  readonly claimed: string | null;
  readonly read: string | null;
  readonly likeness: Likeness;
}

export type PassportClaims = Readonly<Record<PassportField, string | null>>;

export function passportClaims({ name, gender, birth, nationality, passport }: CertificateForm): PassportClaims {
  return { name, gender, birth, nationality, passport };
}

/** Up to here a zone writes names; longer ones are cut off (ICAO 9303-4, section 4.2.2). */
const NAME_LETTERS = 39;

/** @param read how a name of any script reads in Latin letters. */
export function comparePassport(
  claims: PassportClaims,
  zone: PassportZone,
  read: (name: string) => readonly NameReading[],
): ComparedField[] {
  return PASSPORT_FIELDS.map((field) => {
    const [claimed, printed] = [claims[field], zone[field] || null];
    return { field, claimed, read: printed, likeness: likenessOf(field, claimed, printed, read) };
  });
}

export function hasExpired({ expiry }: Pick<PassportZone, 'expiry'>, today: Day): boolean {
  return expiry !== null && expiry < today;
}

function likenessOf(
  field: PassportField,
  claimed: string | null,
  printed: string | null,
  read: (name: string) => readonly NameReading[],
): Likeness {
  if (printed === null) return 'not_read';
  if (!claimed) return 'not_claimed';
  if (field === 'name') return namesLike(claimed, printed, read);
  const key = field === 'passport' ? documentNumberKey : comparisonKey;
  return key(claimed) === key(printed) ? 'match' : 'differs';
}

function namesLike(claimed: string, printed: string, read: (name: string) => readonly NameReading[]): Likeness {
  const likeness = compareNames({ text: claimed, readings: read(claimed) }, { text: printed, readings: read(printed) });
  if (likeness !== 'differs') return likeness === 'same' ? 'match' : 'close';
  // What does not fit into the zone is not printed there.
  const [long, cut] = [documentNumberKey(claimed), documentNumberKey(printed)];
  return printed.length >= NAME_LETTERS - 2 && long.startsWith(cut) ? 'close' : 'differs';
}
