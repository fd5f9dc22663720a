import { message } from '../messages/message.js';
import { dayOf } from '../shared/calendar.js';
import { fieldError } from '../shared/domain-error.js';
import type { AnsweredField, AnswersOn, NewAnswer } from './confirmation.js';
import { standingAnswers } from './standing.js';

/**
 * What is written down later supersedes: so it must not have been said before what it would take the place of. By days,
 * as of a letter no more is known.
 * @throws DomainError `invalid_input` for `at`.
 */
export function refuseAnsweredSince(
  on: AnswersOn,
  { party, claimed, fields, at }: Pick<NewAnswer, 'party' | 'claimed' | 'fields' | 'at'>,
): void {
  const days = standingAnswers(on)
    .filter((one) => one.party === party && one.claimed === claimed[one.field])
    .filter((one) => isSaid(one.answered) && isSaid(fields[one.field]))
    .map(({ answer }) => dayOf(answer.at));
  const day = days.toSorted().at(-1);
  if (day !== undefined && dayOf(at) < day) throw fieldError('at', message('answered_since', { day }));
}

/** Who holds nothing says nothing of the value. */
const isSaid = (answered: AnsweredField | undefined) => (answered?.likeness ?? null) !== null;
