import type { AskedField } from './asked-fields.js';
import type { Likeness } from './comparison.js';
import { type CountedAnswer, isConfirmed, standingAnswers, standingFor, supersededIn } from './standing.js';

const OFFICER = 7;
const CLAIMED = { certNo: 'UM-1', level: 'Master' };

function said(
  id: number,
  likenesses: Partial<Record<AskedField, Likeness | null>>,
  changes: Partial<CountedAnswer> = {},
): CountedAnswer {
  const told = (likeness: Likeness | null) =>
    ({ answer: likeness === null ? 'not_held' : 'differs', value: likeness && 'x', likeness }) as const;
  const fields = Object.fromEntries(Object.entries(likenesses).map(([field, likeness]) => [field, told(likeness)]));
  const rest = { party: 'university', outcome: 'answered', recordedBy: null, disputedAt: null } as const;
  return { id, ...rest, claimed: CLAIMED, fields, ...changes };
}

const on = (...answers: CountedAnswer[]) => ({ answers, settlements: [] });
const idsOf = (standing: ReturnType<typeof standingAnswers<CountedAnswer>>) => standing.map(({ answer }) => answer.id);

describe('what stands of a value at a party', () => {
  it('is its newest answer that counts', () => {
    const [first, second] = [said(1, { level: 'differs' }), said(2, { level: 'equal' })];
    expect(idsOf(standingAnswers(on(second, first)))).toEqual([2]);
    expect(idsOf(standingAnswers(on(first, { ...second, disputedAt: '2026-03-02T00:00:00.000Z' })))).toEqual([1]);
    expect(idsOf(standingAnswers(on(first, { ...second, outcome: 'declined' })))).toEqual([1]);
    expect(idsOf(standingAnswers(on(first, { ...second, party: 'ministry' })))).toEqual([1, 2]);
    expect(idsOf(standingAnswers(on(first, { ...second, claimed: { level: 'Degree' } })))).toEqual([1, 2]);
    expect(idsOf(standingAnswers(on(first, { ...second, claimed: {} })))).toEqual([1]);
  });

  it.each([
    ['equal', 2],
    ['close', 1],
    ['differs', 1],
  ] as const)('that was %s, before a later answer that holds nothing', (likeness, stands) => {
    const [earlier, nothing, later] = [
      said(1, { level: likeness }),
      said(2, { level: null }),
      said(3, { level: 'equal' }),
    ];
    expect(idsOf(standingAnswers(on(earlier, nothing)))).toEqual([stands]);
    expect(idsOf(standingAnswers(on(nothing, later)))).toEqual([3]);
  });

  it('is heeded by an officer beside what they have written down since', () => {
    const byLink = said(1, { level: 'differs', certNo: 'equal' });
    const own = said(2, { level: 'equal' }, { recordedBy: OFFICER });
    expect(idsOf(standingFor(on(byLink, own), OFFICER)).toSorted()).toEqual([1, 1, 2]);
    expect(idsOf(standingFor(on(byLink, own), OFFICER + 1)).toSorted()).toEqual([1, 2]);
  });

  it.each([
    ['equal', false, true],
    ['close', false, false],
    ['close', true, true],
    ['differs', false, false],
    ['differs', true, true],
    [null, true, false],
  ] as const)('is confirmed: %s, settled %s: %s', (likeness, isSettled, confirmed) => {
    const settlements = isSettled ? [{ answerId: 1, field: 'level' } as const] : [];
    const standing = standingAnswers({ answers: [said(1, { level: likeness })], settlements });
    expect(standing.map(isConfirmed)).toEqual([confirmed]);
  });
});

describe('an answer is superseded', () => {
  const first = said(1, { level: 'differs', certNo: 'differs' });
  const superseded = (...others: CountedAnswer[]) => [...supersededIn(on(first, ...others), first, OFFICER)];

  it('by a later one of its party to the same value, and by no other', () => {
    expect(superseded()).toEqual([]);
    expect(superseded(said(2, { level: 'equal' }))).toEqual(['level']);
    expect(superseded(said(2, { level: 'equal' }, { party: 'ministry' }))).toEqual([]);
    expect(superseded(said(2, { level: 'equal' }, { claimed: { level: 'Degree' } }))).toEqual([]);
    expect(superseded(said(2, { level: 'equal' }, { disputedAt: '2026-03-02T00:00:00.000Z' }))).toEqual([]);
  });

  it('that says otherwise neither by one that holds nothing, nor that one by it', () => {
    const nothing = said(2, { level: null });
    expect(superseded(nothing)).toEqual([]);
    expect([...supersededIn(on(first, nothing), nothing, OFFICER)]).toEqual([]);
  });

  it('for all but the officer who wrote the later one down', () => {
    expect(superseded(said(2, { level: 'equal' }, { recordedBy: OFFICER }))).toEqual([]);
    expect(superseded(said(2, { level: 'equal' }, { recordedBy: OFFICER + 1 }))).toEqual(['level']);
  });
});
