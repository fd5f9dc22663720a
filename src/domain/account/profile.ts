import type { FileKind } from '../files/file-kind.js';
import type { StoredFile } from '../files/stored-file.js';
import { type Message, message } from '../messages/message.js';
import type { Day } from '../shared/calendar.js';
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
    only: { pattern: /^[A-Za-z0-9 /-]+$/, code: 'number_characters' },
  },
  birth: { kind: 'day', label: 'date of birth', past: true },
  nationality: { kind: 'line', label: 'nationality', most: 80 },
  avatar: { kind: 'file', label: 'photo' },
} as const satisfies RulesFor<Profile>;

export interface ProfileReading {
  readonly profile: Profile;
  readonly errors: FieldErrors;
}

/** Reads a profile out of a request, as `readFields` does; `profile` holds nothing else, whatever `base` is. */
export function readProfile(raw: Readonly<Record<string, unknown>>, base: Profile, today: Day): ProfileReading {
  const { name, gender, passport, birth, nationality, avatar } = base;
  const reading = readFields<Profile>(PROFILE_FIELDS, raw, { name, gender, passport, birth, nationality, avatar });
  const { values: profile } = reading;
  return { profile, errors: { ...futureBirth(profile.birth, birth, today), ...reading.errors } };
}

/** A text where somebody is to be born after today; what was there `before` stays as it is. */
export function futureBirth(birth: Day | null, before: Day | null, today: Day): FieldErrors {
  const wrong = birth !== null && birth !== before && birth > today;
  return wrong ? { birth: message('day_in_future', { label: 'date of birth' }) } : {};
}

/** What may be somebody's picture. */
const AVATAR_KINDS: readonly FileKind[] = ['avatar', 'photo'];

/** What is wrong with a picture that is to be somebody's; `null` for nothing. @param isTheirs whether it may be taken for this account. */
export function avatarProblem(file: Pick<StoredFile, 'kind'> | undefined, isTheirs: boolean): Message | null {
  return file && AVATAR_KINDS.includes(file.kind) && isTheirs ? null : message('picture_again');
}

/** In which language somebody is written to: what is given, or as before where nothing is. `null`: no language of ours. */
export function readLanguage(given: unknown, before: Language): Language | null {
  if (given === undefined || given === null || given === '') return before;
  return LANGUAGES.find((language) => language === given) ?? null;
}
