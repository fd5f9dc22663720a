import { refusalOf } from '../../../test/support/refusal.js';
import { type ApiKey, callerBy, leaked, refusePastEnd, refuseThirdKey, revoked, stateOfKey } from './api-key.js';
import { refuseClosed } from './integrator.js';

const NOW = new Date('2026-03-01T00:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);
const KEY: ApiKey = {
  ...{ id: 1, version: 1, integratorId: 4, mode: 'live', name: 'Nightly', permissions: ['reports.check'] },
  ...{ networks: [], hash: 'a'.repeat(64), beginning: 'mv_live_abcdefgh', createdBy: 9, createdAt: BEFORE },
  ...{ endsAt: null, lastUsedAt: null, revokedAt: null, leakedAt: null },
};
const ACTIVE = { status: 'active' } as const;
const HERE = '203.0.113.7';

it('calls for its integrator, until it is revoked, ends, or the integrator is closed', () => {
  const caller = { keyId: 1, integratorId: 4, mode: 'live', permissions: ['reports.check'] };
  expect(callerBy(KEY, ACTIVE, HERE, NOW)).toEqual(caller);
  expect(callerBy({ ...KEY, endsAt: AFTER }, ACTIVE, HERE, NOW)).toEqual(caller);
  expect(callerBy({ ...KEY, endsAt: NOW }, ACTIVE, HERE, NOW)).toBeNull();
  expect(callerBy(revoked(KEY, NOW), ACTIVE, HERE, NOW)).toBeNull();
  expect(callerBy(KEY, { status: 'closed' }, HERE, NOW)).toBeNull();
});

it('works from its networks alone, where it has any', () => {
  const bound = { ...KEY, networks: ['203.0.113.0/24'] };
  expect(callerBy(bound, ACTIVE, HERE, NOW)).not.toBeNull();
  expect(callerBy(bound, ACTIVE, '198.51.100.7', NOW)).toBeNull();
});

it('is one of two that work at once, of each mode', () => {
  const others = [KEY, { ...KEY, id: 2 }];
  expect(refusalOf(() => refuseThirdKey('live', others, NOW)).reason).toBe('too_many_keys');
  refuseThirdKey('test', others, NOW);
  refuseThirdKey('live', [KEY, { ...KEY, endsAt: BEFORE }, revoked(KEY, BEFORE)], NOW);
});

it('stays as it was revoked, and tells that it leaked', () => {
  expect(revoked(revoked(KEY, BEFORE), NOW).revokedAt).toEqual(BEFORE);
  expect(leaked(KEY, NOW)).toEqual({ ...KEY, revokedAt: NOW, leakedAt: NOW });
  expect(leaked(leaked(KEY, BEFORE), NOW)).toEqual({ ...KEY, revokedAt: BEFORE, leakedAt: BEFORE });
  expect([KEY, { ...KEY, endsAt: NOW }, revoked(KEY, NOW)].map((key) => stateOfKey(key, NOW))).toEqual([
    'active',
    'ended',
    'revoked',
  ]);
});

it('is not made to end before it begins, nor for an integrator that is closed', () => {
  expect(refusalOf(() => refusePastEnd(NOW, NOW)).reason).toBe('invalid_input');
  for (const endsAt of [null, undefined, AFTER]) refusePastEnd(endsAt, NOW);
  expect(refusalOf(() => refuseClosed({ status: 'closed' })).reason).toBe('integrator_closed');
  refuseClosed(ACTIVE);
});
