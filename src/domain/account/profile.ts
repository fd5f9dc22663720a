import type { FileKind } from '../files/file-kind.js';
import type { StoredFile } from '../files/stored-file.js';
import { type Message, message } from '../messages/message.js';
import type { Day } from '../shared/calendar.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { isEmpty, type RulesFor } from '../shared/field-reader.js';
import { GENDERS, LANGUAGES, type Profile } from './user.js';

/** The rules of what describes a person, on the profile and on every form. */
export const PROFILE_FIELDS = {
  name: { kind: 'line', label: 'name', most: 120 },
  gender: { kind: 'choice', label: 'gender', of: GENDERS, empty: null },
  passport: {
    kind: 'line',
    label: 'passport number',
    most: 40,
    only: { pattern: /^[A-Za-z0-9 /-]+$/, code: 'number_characters' },
    letters: 'capital',
  },
  birth: { kind: 'day', label: 'date of birth', past: true },
  nationality: { kind: 'line', label: 'nationality', most: 80 },
  avatar: { kind: 'file', label: 'photo' },
} as const satisfies RulesFor<Profile>;

/** What a user tells about themselves. */
export function profileOf({ name, gender, passport, birth, nationality, avatar }: Profile): Profile {
  return { name, gender, passport, birth, nationality, avatar };
}

/** A text where somebody is to be born after today; what was there `before` stays as it is. */
export function futureBirth(birth: Day | null, before: Day | null, today: Day): FieldErrors {
  const wrong = birth !== null && birth !== before && birth > today;
  return wrong ? { birth: message('day_in_future', { label: 'date of birth' }) } : {};
}

/** What may be somebody's picture. */
const AVATAR_KINDS: readonly FileKind[] = ['avatar', 'photo'];

/**
 * What is wrong with a picture that is to be somebody's; `null` for nothing.
 * @param isTheirs whether it may be taken for this account.
 */
export function avatarProblem(file: Pick<StoredFile, 'kind'> | undefined, isTheirs: boolean): Message | null {
  return file && AVATAR_KINDS.includes(file.kind) && isTheirs ? null : message('picture_again');
}

/** What is wrong with the language in which somebody is to be written to; where none is given it stays. */
export function languageProblem(given: unknown): Message | null {
  if (isEmpty(given) || LANGUAGES.some((language) => language === given)) return null;
  return message('one_of_needed', { name: 'The language', choices: LANGUAGES.join(', ') });
}
