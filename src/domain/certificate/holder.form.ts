import { type Day, isDay, isDayTooLate } from '../shared/calendar.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import type { Holder } from './report.js';

/**
 * Reads who a public look-up asks for: all three are needed.
 * @throws DomainError `missing_fields` without a name or a passport, `invalid_input` for a birth that is none.
 */
export function readHolder({ name = '', passport = '', birth = '' }: Partial<Holder>, today: Day): Holder {
  const day = birth.trim();
  const missing: FieldErrors = {
    ...(name.trim() === '' ? { name: 'Please input the name' } : {}),
    ...(passport.trim() === '' ? { passport: 'Please input the passport number' } : {}),
  };
  if (Object.keys(missing).length > 0) {
    const errors = { ...missing, ...(day === '' ? { birth: NO_BIRTH } : {}) };
    throw new DomainError('missing_fields', 'name or passport is required', { errors });
  }
  const problem = birthProblem(day, today);
  if (problem) throw new DomainError('invalid_input', problem, { errors: { birth: problem } });
  return { name, passport, birth: day };
}

const NO_BIRTH = 'Please choose the date of birth';

function birthProblem(birth: string, today: Day): string | null {
  if (birth === '') return NO_BIRTH;
  if (!isDay(birth) && !isDayTooLate(birth)) return 'The date of birth must be written as yyyy-MM-dd';
  return birth > today ? 'The date of birth must not be after today' : null;
}
