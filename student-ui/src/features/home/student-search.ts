import { isDay, isDayTooLate, tidyDay } from '@myverify/domain/shared/calendar';

export interface Asked {
  readonly name: string;
  readonly passport: string;
  readonly birth: string;
}

export type Field = keyof Asked;
const PROBLEMS = ['noName', 'noPassport', 'noBirth', 'birthFormat', 'birthAfterToday'] as const;
export type Problem = (typeof PROBLEMS)[number];

export function isProblem(text: string): text is Problem {
  return PROBLEMS.some((problem) => problem === text);
}

/** What must be mended before a search is sent. `today` is the day as YYYY-MM-DD. */
export function problemsOf({ name, passport, birth }: Asked, today: string): Partial<Record<Field, Problem>> {
  const birthProblem = problemOfBirth(tidyDay(birth), today);
  return {
    ...(name.trim() === '' ? { name: 'noName' } : {}),
    ...(passport.trim() === '' ? { passport: 'noPassport' } : {}),
    ...(birthProblem ? { birth: birthProblem } : {}),
  };
}

function problemOfBirth(day: string, today: string): Problem | null {
  if (day === '') return 'noBirth';
  if (!isDay(day) && !isDayTooLate(day)) return 'birthFormat';
  return day > today ? 'birthAfterToday' : null;
}

/** As it is sent. */
export function tidied({ name, passport, birth }: Asked): Asked {
  return { name: name.trim(), passport: passport.trim(), birth: tidyDay(birth) };
}
