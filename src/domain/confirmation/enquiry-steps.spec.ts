import type { ConfirmationAnswer } from './confirmation.js';
import type { ConfirmationState } from './confirmation.machine.js';
import { enquirySteps, mayBeAskedAbout } from './enquiry-steps.js';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const asked = (id: number, date: number, state: ConfirmationState = 'sent') =>
  ({ id, party: 'university', state, sentAt: day(date), endedAt: null }) as const;
const answer = (confirmationId: number, date: number, more: Partial<ConfirmationAnswer> = {}) =>
  ({ confirmationId, outcome: 'answered', at: day(date), disputedAt: null, ...more }) as ConfirmationAnswer;

it('says who was asked and when, oldest first, and the newest answer', () => {
  const answers = [answer(1, 4), answer(1, 6, { outcome: 'declined' })];
  expect(enquirySteps([asked(2, 5), asked(1, 3, 'answered')], { answers })).toEqual([
    { party: 'university', askedAt: day(3), answeredAt: day(6), outcome: 'declined', expiredAt: null, open: false },
    { party: 'university', askedAt: day(5), answeredAt: null, outcome: null, expiredAt: null, open: true },
  ]);
});

it('says of what nobody is asked any more that it is not open', () => {
  for (const state of ['answered', 'declined', 'expired', 'cancelled'] as const) {
    expect(enquirySteps([asked(1, 3, state)], { answers: [] })).toMatchObject([{ answeredAt: null, open: false }]);
  }
  expect(enquirySteps([asked(1, 3, 'opened')], { answers: [] })).toMatchObject([{ open: true }]);
});

it('says when nobody had answered, until somebody is asked again or answers after all', () => {
  const ended = { ...asked(1, 3, 'expired'), endedAt: day(20) };
  const expiredAt = (...all: Parameters<typeof enquirySteps>[0]) => enquirySteps(all, { answers: [] })[0]?.expiredAt;
  expect(expiredAt(ended)).toEqual(day(20));
  expect(expiredAt({ ...ended, state: 'sent', endedAt: null })).toBeNull();
  for (const state of ['answered', 'declined', 'cancelled'] as const) expect(expiredAt({ ...ended, state })).toBeNull();
});

it('leaves out what never arrived, and an answer that the office did not give', () => {
  const answers = [answer(1, 4, { disputedAt: day(5) })];
  expect(enquirySteps([asked(1, 3), asked(2, 3, 'undeliverable')], { answers })).toEqual([
    { party: 'university', askedAt: day(3), answeredAt: null, outcome: null, expiredAt: null, open: true },
  ]);
});

it('says nothing of a refusal once the request was sent again, until the office says so once more', () => {
  const refused = answer(1, 4, { outcome: 'declined' });
  expect(enquirySteps([asked(1, 5)], { answers: [refused] })).toEqual([
    { party: 'university', askedAt: day(5), answeredAt: null, outcome: null, expiredAt: null, open: true },
  ]);
  const again = answer(1, 6, { outcome: 'declined' });
  expect(enquirySteps([asked(1, 5, 'declined')], { answers: [refused, again] })).toMatchObject([
    { answeredAt: day(6), outcome: 'declined', open: false },
  ]);
  // An answer counts, also one that an officer wrote down with a day from before.
  expect(enquirySteps([asked(1, 5, 'answered')], { answers: [answer(1, 4)] })).toMatchObject([
    { answeredAt: day(4), outcome: 'answered' },
  ]);
});

it('knows that nobody was asked about what was never applied for', () => {
  expect(mayBeAskedAbout({ appliedAt: null })).toBe(false);
  expect(mayBeAskedAbout({ appliedAt: day(1) })).toBe(true);
});
