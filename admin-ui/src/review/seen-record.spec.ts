import { expect, it } from '@jest/globals';
import type { CertificateDetail } from '../api/records';
import { differences, isUndone, takesOver } from './seen-record';

const SEEN = { version: 3, assignedTo: null as string | null };

it('begins with what comes first', () => {
  expect([takesOver(undefined, undefined, false), takesOver(undefined, SEEN, false)]).toEqual([false, true]);
});

it('goes on with what stands beside the version', () => {
  expect(takesOver(SEEN, { ...SEEN, assignedTo: 'Officer Lim' }, false)).toBe(true);
  expect(takesOver(SEEN, SEEN, false)).toBe(false);
});

it('leaves another version to the officer, unless it is no news', () => {
  const changed = { ...SEEN, version: 4 };
  expect([takesOver(SEEN, changed, false), takesOver(SEEN, changed, true)]).toEqual([false, true]);
});

it('knows a held decision that was undone from one that was carried out', () => {
  const held = { version: 3, status: 'Verifying', decisionPending: {} };
  const after = (changes: object) => isUndone(held, { ...held, decisionPending: null, ...changes });
  expect([isUndone(undefined, held), isUndone(held, undefined), isUndone(held, held)]).toEqual([false, false, false]);
  expect(isUndone({ ...held, decisionPending: null }, { ...held, decisionPending: null })).toBe(false);
  expect([after({}), after({ status: 'Rejected' })]).toEqual([true, true]);
  expect([after({ version: 4, status: 'Verified' }), after({ version: 4, status: 'Rejected' })]).toEqual([
    false,
    false,
  ]);
  // The applicant changed it meanwhile.
  expect([after({ version: 4, status: 'Unverified' }), after({ version: 5 })]).toEqual([true, true]);
});

it('tells the fields that differ, and nothing that has no name', () => {
  const record = (changes: object) => ({ major: 'Law', status: 'Verifying', ...changes }) as CertificateDetail;
  const beside = { version: 4, enquiries: [1], confirmations: [1], openSignals: 2, someday: 'new', report: {} };
  expect(differences(record({}), record(beside))).toEqual([]);
  expect(differences(record({}), record({ ...beside, status: 'Unverified', major: 'Medicine' }))).toEqual([
    'major',
    'status',
  ]);
});
