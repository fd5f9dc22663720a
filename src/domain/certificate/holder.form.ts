import { type Message, message } from '../messages/message.js';
import type { Holder } from '../report/report.js';
import { type Day, isDay, isDayTooLate } from '../shared/calendar.js';
import { DomainError, type FieldErrors, fieldError } from '../shared/domain-error.js';

/**
 * Reads who a public look-up asks for: all three are needed.
 * @throws DomainError `missing_fields` without a name or a passport, `invalid_input` for a birth that is none.
 */
export function readHolder({ name = '', passport = '', birth = '' }: Partial<Holder>, today: Day): Holder {
  const day = birth.trim();
  const missing: FieldErrors = {
    ...(name.trim() === '' ? { name: message('required', { label: 'name' }) } : {}),
    ...(passport.trim() === '' ? { passport: message('required', { label: 'passport number' }) } : {}),
  };
  const problem = birthProblem(day, today);
  if (Object.keys(missing).length > 0) {
    const errors = { ...missing, ...(problem ? { birth: problem } : {}) };
    throw new DomainError('missing_fields', message('holder_needed'), { errors });
  }
  if (problem) throw fieldError('birth', problem);
  return { name, passport, birth: day };
}

const NO_BIRTH = message('choice_required', { label: 'date of birth' });

function birthProblem(birth: string, today: Day): Message | null {
  if (birth === '') return NO_BIRTH;
  if (!isDay(birth) && !isDayTooLate(birth)) return message('birth_format');
  return birth > today ? message('day_in_future', { label: 'date of birth' }) : null;
}
