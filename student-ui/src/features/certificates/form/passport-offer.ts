import { latinReadings } from '@myverify/domain/names/latin-name';
import { comparePassport, PASSPORT_FIELDS, type PassportField } from '@myverify/domain/reading/passport-comparison';
import type { PassportZone } from '@myverify/domain/reading/passport-zone';
import type { Application } from './application';

export interface SuggestedValue {
  readonly field: PassportField;
  readonly read: string;
}

/** What a passport says for a form: values for empty fields, and those that differ from what was typed. */
export interface PassportOffer {
  readonly missing: readonly SuggestedValue[];
  readonly different: readonly SuggestedValue[];
}

/** A name in another script than the passport's is never told to differ: here nothing reads it. */
export function passportOffer(values: Application, passport: PassportZone): PassportOffer {
  const claims = Object.fromEntries(PASSPORT_FIELDS.map((field) => [field, values[field].trim() || null]));
  const compared = comparePassport(claims as Record<PassportField, string | null>, passport, latinReadings);
  const readable = latinReadings(values.name).length > 0;
  const of = (...likenesses: readonly string[]): SuggestedValue[] =>
    compared.flatMap(({ field, read, likeness }) =>
      read !== null && likenesses.includes(likeness) && (field !== 'name' || likeness === 'not_claimed' || readable)
        ? [{ field, read }]
        : [],
    );
  return { missing: of('not_claimed'), different: of('differs') };
}
