import { refusalOf } from '../../../test/support/refusal.js';
import { type AccessRequest, confirmedRequest, decidedRequest } from './access-request.js';

const NOW = new Date('2026-11-26T04:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const request = (changes: Partial<AccessRequest> = {}): AccessRequest => ({
  id: 4,
  organisation: 'Kolej Contoh',
  person: 'Lim Mei Ling',
  email: 'lim@contoh.example',
  purpose: 'Hiring.',
  volume: '100',
  language: 'en',
  state: 'unconfirmed',
  reason: null,
  createdAt: NOW,
  endsAt: later(3),
  ...changes,
});

test('an address that is confirmed has the request asked, and again changes nothing', () => {
  const asked = confirmedRequest(request(), NOW);
  expect(asked).toEqual({ ...request(), state: 'asked', endsAt: later(365) });
  expect(confirmedRequest(asked, later(1))).toBe(asked);
});

test('what was asked is admitted, or declined with a reason, and kept for 90 days more', () => {
  const asked = request({ state: 'asked' });
  expect(decidedRequest(asked, { state: 'admitted' }, NOW)).toMatchObject({ state: 'admitted', endsAt: later(90) });
  const declined = decidedRequest(asked, { state: 'declined', reason: 'Not yet.' }, NOW);
  expect(declined).toMatchObject({ state: 'declined', reason: 'Not yet.', endsAt: later(90) });
});

test.each(['unconfirmed', 'admitted', 'declined'] as const)('what is %s is not decided', (state) => {
  const refusal = refusalOf(() => decidedRequest(request({ state }), { state: 'admitted' }, NOW));
  expect(refusal.reason).toBe('illegal_transition');
});
