import type { AskedField } from './asked-fields.js';
import type { AnsweredField, ConfirmationAnswer, Settlement } from './confirmation.js';
import type { ConfirmingParty } from './contact.js';

/** What of an answer says whether it stands. */
export interface CountedAnswer
  extends Pick<ConfirmationAnswer, 'id' | 'party' | 'outcome' | 'recordedBy' | 'claimed' | 'fields'> {
  /** `null`: it is not disputed. */
  readonly disputedAt: Date | string | null;
}

/** What was answered about one certificate. */
export interface CountedAnswers<A extends CountedAnswer> {
  readonly answers: readonly A[];
  readonly settlements: readonly Pick<Settlement, 'answerId' | 'field'>[];
}

/**
 * What is on record of one value of a field at one party: the newest answer that was given about it and was not
 * disputed.
 */
export interface StandingAnswer<A extends CountedAnswer = ConfirmationAnswer> {
  readonly party: ConfirmingParty;
  readonly field: AskedField;
  readonly claimed: string;
  readonly answered: AnsweredField;
  readonly answer: A;
  readonly isSettled: boolean;
}

/**
 * A later answer of a party supersedes what an earlier one says of the same value; what was claimed before, or is
 * again, it leaves alone. That an office holds nothing takes back that it confirmed the value; what it said otherwise
 * stays for the applicant or an officer to settle.
 */
export function standingAnswers<A extends CountedAnswer>(on: CountedAnswers<A>): StandingAnswer<A>[] {
  const standing = new Map<string, StandingAnswer<A>>();
  const counting = on.answers.filter(({ outcome, disputedAt }) => outcome === 'answered' && disputedAt === null);
  for (const answer of counting.toSorted((one, other) => one.id - other.id)) {
    for (const [name, answered] of Object.entries(answer.fields)) {
      const field = name as AskedField;
      const claimed = answer.claimed[field];
      if (claimed === undefined) continue;
      const { party } = answer;
      const key = JSON.stringify([party, field, claimed]);
      const before = standing.get(key)?.answered.likeness ?? 'equal';
      if (answered.likeness === null && before !== 'equal') continue;
      const isSettled = on.settlements.some((one) => one.answerId === answer.id && one.field === field);
      standing.set(key, { party, field, claimed, answered, answer, isSettled });
    }
  }
  return [...standing.values()];
}

/** What they have written down themselves counts for other officers alone. */
export function withoutOwn<A extends CountedAnswer, On extends CountedAnswers<A>>(on: On, officerId: number): On {
  return { ...on, answers: on.answers.filter(({ recordedBy }) => recordedBy !== officerId) };
}

/**
 * What an officer has to heed: all that stands, and what would without the answers that they have written down
 * themselves. Nobody lifts by their own word what an office says otherwise.
 */
export function standingFor<A extends CountedAnswer>(on: CountedAnswers<A>, officerId: number): StandingAnswer<A>[] {
  const standing = standingAnswers(on);
  const besides = standingAnswers(withoutOwn(on, officerId)).filter(
    ({ answer, field }) => !standing.some((one) => one.answer.id === answer.id && one.field === field),
  );
  return [...standing, ...besides];
}

/** Equal, or settled by an officer: only then a field is confirmed. */
export function isConfirmed({
  answered: { likeness },
  isSettled,
}: Pick<StandingAnswer, 'answered' | 'isSettled'>): boolean {
  return likeness === 'equal' || (isSettled && likeness !== null);
}

/**
 * The fields of an answer in whose place another one stands, as an officer has to see it.
 * @param officerId `null` for one who has written nothing down.
 */
export function supersededIn<A extends CountedAnswer>(
  on: CountedAnswers<A>,
  { id, party, claimed }: Pick<CountedAnswer, 'id' | 'party' | 'claimed'>,
  officerId: number | null,
): ReadonlySet<AskedField> {
  const standing = officerId === null ? standingAnswers(on) : standingFor(on, officerId);
  const ofSame = standing.filter(
    (one) => one.party === party && one.claimed === claimed[one.field] && one.answer.id >= id,
  );
  const own = new Set(ofSame.filter(({ answer }) => answer.id === id).map(({ field }) => field));
  return new Set(ofSame.map(({ field }) => field).filter((field) => !own.has(field)));
}
