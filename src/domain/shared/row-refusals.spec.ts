import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { DomainError, type FieldErrors } from './domain-error.js';
import { staleVersion } from './record-version.js';
import { RowRefusals, refuseStaleRows } from './row-refusals.js';

const gone = message('not_found', { what: 'News' });
const missing = new DomainError('not_found', gone);

it('say by id why each record stays, in the words of the first', () => {
  const refusals = new RowRefusals();
  refusals.note(3, missing);
  refusals.note(5, staleVersion());
  expect(refusalOf(() => refusals.refuse(4))).toMatchObject({
    reason: 'not_found',
    said: gone,
    details: { errors: { 3: gone, 5: message('stale_record') } },
  });
});

it('leave the refusal of a single record as it is, and refuse nothing where there is none', () => {
  const refusals = new RowRefusals();
  expect(() => refusals.refuse(2)).not.toThrow();
  refusals.note(3, missing);
  expect(refusalOf(() => refusals.refuse(1))).toBe(missing);
});

it('say by id, too, what is wrong with a field that is judged by each record, and leave it a single record as it is', () => {
  const wrong = (errors: FieldErrors) => new DomainError('invalid_input', Object.values(errors), { errors });
  const byRecord = wrong({ groups: gone });
  const refusals = new RowRefusals(['groups']);
  refusals.note(3, byRecord);
  expect(refusalOf(() => refusals.refuse(1))).toBe(byRecord);
  refusals.note(5, staleVersion());
  expect(refusalOf(() => refusals.refuse(2))).toMatchObject({
    reason: 'invalid_input',
    details: { errors: { 3: gone, 5: message('stale_record') } },
  });
  const both = wrong({ groups: gone, reason: gone });
  expect(refusalOf(() => refusals.note(7, both))).toBe(both);
});

it('pass on at once what is wrong with the call itself, and failures', () => {
  const refusals = new RowRefusals();
  const needed = new DomainError('missing_fields', gone, { errors: { reason: gone } });
  expect(refusalOf(() => refusals.note(3, needed))).toBe(needed);
  expect(() => refusals.note(3, new Error('the database is away'))).toThrow('the database is away');
  expect(() => refusals.refuse(2)).not.toThrow();
});

it('say by id which of several records have changed since they were seen', () => {
  const found = [
    { id: 3, version: 1 },
    { id: 5, version: 2 },
    { id: 7, version: 4 },
  ];
  const seen = (...versions: unknown[]) => found.map(({ id }, place) => ({ id, version: versions[place] }));
  expect(() => refuseStaleRows(found, seen(1, 2, 4))).not.toThrow();
  expect(() => refuseStaleRows(found, seen(1, null, undefined))).not.toThrow();
  const stale = message('stale_record');
  expect(refusalOf(() => refuseStaleRows(found, seen(1, 1, 3)))).toMatchObject({
    reason: 'stale_version',
    details: { errors: { 5: stale, 7: stale } },
  });
  const alone = refusalOf(() => refuseStaleRows(found.slice(1, 2), [{ id: 5, version: 1 }]));
  expect([alone.reason, alone.details.errors]).toEqual(['stale_version', undefined]);
});
