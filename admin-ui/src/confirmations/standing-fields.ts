import { ASKED_FIELDS, type AskedField } from '@myverify/domain/confirmation/asked-fields';
import type { ConfirmingParty } from '@myverify/domain/confirmation/contact';
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

interface Standing {
  readonly party: ConfirmingParty;
  readonly answerId: number;
  readonly told: AnsweredField;
}

/** What the newest answer of each party to each value says. */
function standingIn(requests: readonly Confirmation[]): Standing[] {
  const answers = requests.flatMap((request) => request.answers.map((answer) => ({ request, answer })));
  const standing = new Map<string, Standing>();
  for (const { request, answer } of answers.sort((one, other) => one.answer.id - other.answer.id)) {
    if (answer.outcome !== 'answered' || answer.disputedAt !== null) continue;
    const { party } = request;
    for (const told of fieldsIn(request, answer)) {
      standing.set(JSON.stringify([party, told.field, told.claimed]), { party, answerId: answer.id, told });
    }
  }
  return [...standing.values()];
}

/** The values of an answer about which its party has given a later one. @param all requests on the record. */
export function supersededIn(
  all: readonly Confirmation[],
  { party, claimed }: Pick<Confirmation, 'party' | 'claimed'>,
  { id }: Pick<ConfirmationAnswer, 'id'>,
): ReadonlySet<AskedField> {
  const later = standingIn(all).filter(
    (one) => one.party === party && one.answerId > id && one.told.claimed === claimed[one.told.field],
  );
  return new Set(later.map(({ told }) => told.field));
}

/**
 * Who has confirmed a value of the record: by field, from the newest answer of each party to that value that counts.
 */
export function confirmingParties(
  requests: readonly Confirmation[],
  current: (field: AskedField) => string | null,
): ReadonlyMap<AskedField, readonly ConfirmingParty[]> {
  const parties = new Map<AskedField, ConfirmingParty[]>();
  for (const { party, told } of standingIn(requests)) {
    const isConfirmed = told.likeness === 'equal' || (told.settlement !== undefined && told.likeness !== null);
    if (!isConfirmed || told.claimed !== current(told.field)) continue;
    parties.set(told.field, [...(parties.get(told.field) ?? []), party]);
  }
  return parties;
}
