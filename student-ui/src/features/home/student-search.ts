import { type Message, message } from '@myverify/domain/messages/message';
import { isDay, isDayTooLate, tidyDay } from '@myverify/domain/shared/calendar';

export interface Asked {
  readonly name: string;
  readonly passport: string;
  readonly birth: string;
}

export type Field = keyof Asked;

/** What must be mended before a search is sent. `today` is the day as YYYY-MM-DD. */
export function problemsOf({ name, passport, birth }: Asked, today: string): Partial<Record<Field, Message>> {
  const birthProblem = problemOfBirth(tidyDay(birth), today);
  return {
    ...(name.trim() === '' ? { name: message('required', { label: 'name' }) } : {}),
    ...(passport.trim() === '' ? { passport: message('required', { label: 'passport number' }) } : {}),
    ...(birthProblem ? { birth: birthProblem } : {}),
  };
}

function problemOfBirth(day: string, today: string): Message | null {
  if (day === '') return message('choice_required', { label: 'date of birth' });
  if (!isDay(day) && !isDayTooLate(day)) return message('birth_format');
  return day > today ? message('day_in_future', { label: 'date of birth' }) : null;
}

/** As it is sent. */
export function tidied({ name, passport, birth }: Asked): Asked {
  return { name: name.trim(), passport: passport.trim(), birth: tidyDay(birth) };
}
