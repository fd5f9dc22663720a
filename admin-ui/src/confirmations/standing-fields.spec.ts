import { expect, it } from '@jest/globals';
import type { Confirmation, ConfirmationAnswer } from '../api/records';
import { confirmingParties, fieldsIn, supersededFor } from './standing-fields';

const CLAIMED = { certNo: 'UM-1', level: 'Master' };

function anAnswer(id: number, fields: object, changes: Partial<ConfirmationAnswer> = {}): ConfirmationAnswer {
  return {
    ...{ id, outcome: 'answered', way: 'link', recordedBy: null, recordedByName: null, settlements: [] },
    ...{ name: 'Lim', office: null, reference: null, note: null, file: null, at: '2026-03-01T00:00:00.000Z' },
    ...{ disputedAt: null, fields: fields as ConfirmationAnswer['fields'] },
    ...changes,
  };
}

const asked = (party: Confirmation['party'], ...answers: ConfirmationAnswer[]) =>
  ({ party, claimed: CLAIMED, answers }) as unknown as Confirmation;

const EQUAL = { answer: 'confirmed', value: 'UM-1', likeness: 'equal' };
const DIFFERS = { answer: 'differs', value: 'UM-9', likeness: 'differs' };
const SETTLED: ConfirmationAnswer['settlements'][number] = {
  ...{ field: 'certNo', officerId: 1, officerName: null, note: 'A slip.', at: '2026-03-02T00:00:00.000Z' },
};
const current =
  (values: Readonly<Record<string, string>> = CLAIMED) =>
  (field: string) =>
    values[field] ?? null;

it('an answer says what was asked, in the order of the fields, with what was settled', () => {
  const answer = anAnswer(1, { level: EQUAL, certNo: DIFFERS, major: EQUAL }, { settlements: [SETTLED] });
  expect(fieldsIn({ claimed: CLAIMED }, answer)).toEqual([
    { field: 'certNo', claimed: 'UM-1', value: 'UM-9', likeness: 'differs', settlement: SETTLED },
    { field: 'level', claimed: 'Master', value: 'UM-1', likeness: 'equal', settlement: undefined },
  ]);
});

it('a value is confirmed by whoever says the same, or is settled', () => {
  const both = [asked('university', anAnswer(1, { certNo: EQUAL })), asked('ministry', anAnswer(2, { certNo: EQUAL }))];
  expect(confirmingParties(both, current()).get('certNo')).toEqual(['university', 'ministry']);
  const settled = asked('university', anAnswer(1, { certNo: DIFFERS }, { settlements: [SETTLED] }));
  expect(confirmingParties([settled], current()).get('certNo')).toEqual(['university']);
});

it('an answer about another value changes nothing about the present one', () => {
  const another = { party: 'university', claimed: { certNo: 'UM-2' } };
  const late = { ...another, answers: [anAnswer(2, { certNo: DIFFERS })] } as unknown as Confirmation;
  const both = [asked('university', anAnswer(1, { certNo: EQUAL })), late];
  expect(confirmingParties(both, current()).get('certNo')).toEqual(['university']);
});

it('a value is superseded by a later answer to it, but for whoever has written that one down', () => {
  const first = anAnswer(1, { certNo: DIFFERS, level: DIFFERS });
  const request = asked('university', first);
  const superseded = (...others: Confirmation[]) => [...supersededFor(7, [request, ...others], request, first)];
  const own = [request, asked('university', anAnswer(2, { certNo: EQUAL }, { recordedBy: 7 }))];
  expect([...supersededFor(null, own, request, first)]).toEqual(['certNo']);
  expect(superseded()).toEqual([]);
  expect(superseded(asked('university', anAnswer(2, { certNo: EQUAL })))).toEqual(['certNo']);
  expect(superseded(asked('university', anAnswer(2, { certNo: EQUAL }, { recordedBy: 8 })))).toEqual(['certNo']);
  expect(superseded(asked('university', anAnswer(2, { certNo: EQUAL }, { recordedBy: 7 })))).toEqual([]);
  expect(superseded(asked('ministry', anAnswer(2, { certNo: EQUAL })))).toEqual([]);
});

it('a value is confirmed no more where a later answer holds nothing', () => {
  const nothing = { answer: 'not_held', value: null, likeness: null };
  const both = asked('university', anAnswer(1, { certNo: EQUAL }), anAnswer(2, { certNo: nothing }));
  expect(confirmingParties([both], current()).get('certNo')).toBeUndefined();
});

it.each([
  ['differs', [anAnswer(1, { certNo: DIFFERS })], CLAIMED],
  ['was superseded', [anAnswer(2, { certNo: DIFFERS }), anAnswer(1, { certNo: EQUAL })], CLAIMED],
  ['was disputed', [anAnswer(1, { certNo: EQUAL }, { disputedAt: '2026-03-02T00:00:00.000Z' })], CLAIMED],
  ['was declined', [anAnswer(1, { certNo: EQUAL }, { outcome: 'declined' })], CLAIMED],
  ['is of another value', [anAnswer(1, { certNo: EQUAL })], { certNo: 'UM-2' }],
])('an answer that %s confirms nothing', (_, answers, values) => {
  expect(confirmingParties([asked('university', ...answers)], current(values)).size).toBe(0);
});
