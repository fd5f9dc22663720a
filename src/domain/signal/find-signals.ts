import type { ComparedField } from '../reading/passport-comparison.js';
import type { PassportZone } from '../reading/passport-zone.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../verdict/checks.js';
import { type DaysOfForm, disagreeingDays } from './days-in-order.js';
import { type FoundSignal, MOST_OTHERS, type SignalKind } from './signal.js';

/** A passport that was read. */
export interface ReadPassport {
  readonly passport: PassportZone;
  readonly expired: boolean;
  readonly comparison: readonly ComparedField[];
}

/** Whose application it is: the account, or the address before there is one. */
export interface Person {
  readonly ownerId: number | null;
  readonly email: string | null;
}

/** An application that has something in common with another. */
export interface OtherApplication extends Person {
  readonly id: number;
}

/** One that has a file in common. */
export interface SharedFile extends OtherApplication {
  /** Of the file, in the application that is looked at. */
  readonly group: CheckedGroup;
}

export interface Grounds {
  readonly person: Person;
  readonly form: DaysOfForm;
  /** A stamping, without an academic verification of its holder. */
  readonly lacksVerification: boolean;
  /** Of the same name, and born on the same day. */
  readonly samePerson: readonly OtherApplication[];
  readonly samePassport: readonly OtherApplication[];
  readonly sameCertificate: readonly OtherApplication[];
  readonly sameFile: readonly SharedFile[];
  /** What was read on the passport's files; empty while nothing was. */
  readonly read: readonly ReadPassport[];
}

/** What gives reason to look twice. An applicant's own other applications are history and no signal. */
export function findSignals(grounds: Grounds): FoundSignal[] {
  const { person, samePassport, samePerson, sameCertificate, sameFile, read, form, lacksVerification } = grounds;
  return [
    ...elsewhere('person_elsewhere', person, samePerson),
    ...elsewhere('passport_elsewhere', person, samePassport),
    ...elsewhere('certificate_number_elsewhere', person, sameCertificate),
    ...filesElsewhere(person, sameFile),
    ...disagreeingDays(form),
    ...(lacksVerification ? [{ kind: 'no_verification' as const, evidence: {} }] : []),
    ...ofPassport(read),
  ];
}

export function isAnother(one: Person, other: Person): boolean {
  if (one.ownerId !== null && other.ownerId !== null) return one.ownerId !== other.ownerId;
  return one.email === null || one.email !== other.email;
}

function elsewhere(kind: SignalKind, person: Person, others: readonly OtherApplication[]): FoundSignal[] {
  const ids = others.filter((other) => isAnother(person, other)).map(({ id }) => id);
  const certificateIds = [...new Set(ids)].sort((a, b) => a - b).slice(0, MOST_OTHERS);
  return certificateIds.length > 0 ? [{ kind, evidence: { certificateIds } }] : [];
}

/** One of each group, so that a verdict on it takes what it is about. Receipts are looked at by themselves. */
function filesElsewhere(person: Person, shared: readonly SharedFile[]): FoundSignal[] {
  return CHECKED_GROUPS.filter((group) => group !== 'payment').flatMap((group) => {
    const ofGroup = shared.filter((one) => one.group === group);
    return elsewhere('file_elsewhere', person, ofGroup).map(({ kind, evidence }) => ({
      kind,
      evidence: { ...evidence, group },
    }));
  });
}

/** The page that is certain and valid speaks for the passport; others may be old ones, or poor pictures of the same. */
function ofPassport(read: readonly ReadPassport[]): FoundSignal[] {
  const best = read.find(({ passport, expired }) => passport.isCertain && !expired) ?? read[0];
  if (!best) return [];
  const { passport, expired, comparison } = best;
  // What is uncertain differs from the form by its own mistakes.
  if (!passport.isCertain) return [{ kind: 'mrz_invalid', evidence: {} }];
  const fields = comparison
    .filter(({ likeness }) => likeness === 'differs')
    .map(({ field, claimed, read: seen }) => ({ field, claimed, read: seen }));
  return [
    ...(fields.length > 0 ? [{ kind: 'mrz_differs' as const, evidence: { fields } }] : []),
    ...(expired && passport.expiry ? [{ kind: 'passport_expired' as const, evidence: { day: passport.expiry } }] : []),
  ];
}
