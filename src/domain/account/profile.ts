import type { FieldErrors } from '../shared/domain-error.js';
import { type RulesFor, readFields } from '../shared/field-reader.js';
import { GENDERS, LANGUAGES, type Language, type Profile } from './user.js';

/** The rules of what describes a person, on the profile and on every form. */
export const PROFILE_FIELDS = {
  name: { kind: 'line', label: 'name', most: 120 },
  gender: { kind: 'choice', label: 'gender', of: GENDERS, empty: null },
  passport: {
    kind: 'line',
    label: 'passport number',
    most: 40,
    only: { pattern: /^[A-Za-z0-9 /-]+$/, hint: 'may hold letters, digits, blanks, dashes and slashes only' },
  },
  birth: { kind: 'day', label: 'date of birth' },
  nationality: { kind: 'line', label: 'nationality', most: 80 },
  avatar: { kind: 'file', label: 'photo' },
} as const satisfies RulesFor<Profile>;

export interface ProfileReading {
  readonly profile: Profile;
  readonly errors: FieldErrors;
}

/** Reads a profile out of a request, as `readFields` does; `profile` holds nothing else, whatever `base` is. */
export function readProfile(raw: Readonly<Record<string, unknown>>, base: Profile): ProfileReading {
  const { name, gender, passport, birth, nationality, avatar } = base;
  const reading = readFields<Profile>(PROFILE_FIELDS, raw, { name, gender, passport, birth, nationality, avatar });
  return { profile: reading.values, errors: reading.errors };
}

/** In which language somebody is written to: what is given, or as before where nothing is. `null`: no language of ours. */
export function readLanguage(given: unknown, before: Language): Language | null {
  if (given === undefined || given === null || given === '') return before;
  return LANGUAGES.find((language) => language === given) ?? null;
}
