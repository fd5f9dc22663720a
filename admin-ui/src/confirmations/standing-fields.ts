import { ASKED_FIELDS, type AskedField } from '@myverify/domain/confirmation/asked-fields';
import type { AnsweredFields } from '@myverify/domain/confirmation/confirmation';
import type { ConfirmingParty } from '@myverify/domain/confirmation/contact';
import {
  type CountedAnswer,
  type CountedAnswers,
  isConfirmed,
  standingAnswers,
  supersededIn,
} from '@myverify/domain/confirmation/standing';
import type { Confirmation, ConfirmationAnswer } from '../api/records';

export interface AnsweredField {
  readonly field: AskedField;
  readonly claimed: string;
  readonly value: string | null;
  /** `null`: nothing is held. */
  readonly likeness: 'equal' | 'close' | 'differs' | null;
  readonly settlement: ConfirmationAnswer['settlements'][number] | undefined;
}

/** What an answer says, field by field. */
export function fieldsIn({ claimed }: Pick<Confirmation, 'claimed'>, answer: ConfirmationAnswer): AnsweredField[] {
  return ASKED_FIELDS.flatMap((field) => {
    const one = answer.fields[field];
    const was = claimed[field];
    if (!one || was === undefined) return [];
    const settlement = answer.settlements.find((each) => each.field === field);
    const likeness = one.likeness as AnsweredField['likeness'];
    return [{ field, claimed: was, value: one.value ?? null, likeness, settlement }];
  });
}

/** As the rule of the domain takes what was answered. */
function answersOn(requests: readonly Confirmation[]): CountedAnswers<CountedAnswer> {
  const all = requests.flatMap((request) => request.answers);
  return {
    answers: requests.flatMap(({ party, claimed, answers }) =>
      answers.map((answer) => ({ ...answer, party, claimed, fields: answer.fields as AnsweredFields })),
    ),
    settlements: all.flatMap(({ id, settlements }) => settlements.map(({ field }) => ({ answerId: id, field }))),
  };
}

/**
 * The values of an answer about which its party has given a later one, as an officer has to see it.
 * @param officerId `null` for one who has written nothing down.
 * @param all requests on the record.
 */
export function supersededFor(
  officerId: number | null,
  all: readonly Confirmation[],
  { party, claimed }: Pick<Confirmation, 'party' | 'claimed'>,
  { id }: Pick<ConfirmationAnswer, 'id'>,
): ReadonlySet<AskedField> {
  return supersededIn(answersOn(all), { id, party, claimed }, officerId);
}

/**
 * Who has confirmed a value of the record: by field, from the newest answer of each party to that value that counts.
 */
export function confirmingParties(
  requests: readonly Confirmation[],
  current: (field: AskedField) => string | null,
): ReadonlyMap<AskedField, readonly ConfirmingParty[]> {
  const parties = new Map<AskedField, ConfirmingParty[]>();
  for (const one of standingAnswers(answersOn(requests))) {
    if (!isConfirmed(one) || one.claimed !== current(one.field)) continue;
    parties.set(one.field, [...(parties.get(one.field) ?? []), one.party]);
  }
  return parties;
}
