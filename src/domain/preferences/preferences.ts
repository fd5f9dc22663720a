import { type Message, message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** How somebody has set up the back office: JSON values by the names under which react-admin keeps them. */
export type Preferences = Readonly<Record<string, unknown>>;

/** What belongs to a person wherever they sign in. */
const NAMES: readonly string[] = ['locale', 'theme', 'density', 'sidebar.open', 'review.keys', 'review.language'];
/** Of each list: its saved queries, the columns that are hidden and their order, its density, rows of a page. */
const LIST_NAME = /^[a-z][A-Za-z-]{0,29}\.(?:savedQueries|datatable|datatable_columnRanks|density|perPage)$/;

export const PREFERENCE_NAME_MAX = 60;
/** Characters of one value as JSON, and of all of them. */
export const PREFERENCE_MAX = 8_000;
export const PREFERENCES_MAX = 64_000;

export function isPreferenceName(name: string): boolean {
  return NAMES.includes(name) || LIST_NAME.test(name);
}

/** What a change says: the values that are to be kept, as JSON, and the names of those that go. */
export interface PreferenceChange {
  readonly kept: ReadonlyMap<string, string>;
  readonly dropped: readonly string[];
}

/** @param given values by name; `null` drops one. @throws DomainError `invalid_input` naming each that is refused. */
export function readPreferences(given: Readonly<Record<string, unknown>>): PreferenceChange {
  const errors: Record<string, Message> = {};
  const kept = new Map<string, string>();
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const written = JSON.stringify(value);
    if (!isPreferenceName(name)) errors[`values.${name.slice(0, PREFERENCE_NAME_MAX)}`] = message('no_preference');
    else if (value === null) dropped.push(name);
    else if (written.length > PREFERENCE_MAX) {
      errors[`values.${name}`] = message('preference_too_long', { max: PREFERENCE_MAX });
    } else kept.set(name, written);
  }
  const texts = Object.values(errors);
  if (texts.length > 0) throw new DomainError('invalid_input', texts.slice(0, 3), { errors });
  return { kept, dropped };
}

/** @throws DomainError `too_large` where a person would keep more than there is room for. */
export function refuseTooMany(all: ReadonlyMap<string, string>): void {
  const characters = [...all].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (characters > PREFERENCES_MAX) throw new DomainError('too_large', message('preferences_full'));
}
