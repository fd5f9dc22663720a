import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import type { AuditEntry } from '../audit/audit-event.js';
import { auditJson } from '../audit/audit-values.js';
import { certificateChanged, certificateRemoved } from './certificate.audit.js';
import { type HistoryStep, pageBeside, staleSince, toStep, withStep } from './history.js';

const AT = new Date('2026-03-01T04:00:00Z');
let ids = 0;

/** An entry as the trail gives it back. */
function kept(entry: AuditEntry): HistoryStep {
  const values = (given: object | null | undefined) => JSON.parse(auditJson(given) ?? 'null');
  return toStep({ ...entry, id: ++ids, at: AT, before: values(entry.before), after: values(entry.after) });
}

const draft = aCertificate('Unverified', { version: 1, form: aForm() });
const applied = { ...draft, version: 2, status: 'Verifying' as const };
const edited = { ...applied, version: 3, form: aForm({ university: 'UKM', name: 'Wang' }) };
const rejected = { ...edited, version: 4, status: 'Rejected' as const, rejectReason: 'Too blurred' };
const verified = { ...rejected, version: 5, status: 'Verified' as const };
const steps = [
  kept(certificateChanged(7, draft, applied, { type: 'applied' })),
  kept(certificateChanged(50, applied, edited, { type: 'saved' })),
  kept(certificateChanged(50, edited, rejected, { type: 'rejected', groups: [] })),
  kept(certificateChanged(51, rejected, verified, { type: 'verified', reportNumber: 'MYV-1' })),
];

describe('a step of a history', () => {
  it('tells who did what, from which status to which, why', () => {
    expect(steps[2]).toEqual({
      id: 3,
      at: AT,
      actorId: 50,
      action: 'certificate.rejected',
      version: 4,
      statusBefore: 'Verifying',
      statusAfter: 'Rejected',
      changed: [],
      reason: 'Too blurred',
      reportNumber: null,
      before: { status: 'Verifying', version: 3, ownerId: 7 },
      after: { status: 'Rejected', version: 4, ownerId: 7, changed: [], reason: 'Too blurred' },
    });
    expect(steps[1]).toMatchObject({ changed: ['name', 'university'], reason: null });
    expect(steps[3]).toMatchObject({ statusAfter: 'Verified', reportNumber: 'MYV-1', actorId: 51 });
  });

  it('makes do with events that tell little, or nonsense', () => {
    const made = kept(certificateChanged(7, null, draft, { type: 'saved' }));
    expect(made).toMatchObject({ statusBefore: null, statusAfter: 'Unverified', version: 1, before: null });
    const gone = kept(certificateRemoved(null, draft));
    expect(gone).toMatchObject({ actorId: null, version: null, statusAfter: null, changed: [], after: null });
    const nonsense = { status: 'Lost', version: '3', changed: 'name', reason: 5, reportNumber: null };
    const odd = kept({ actorId: 1, action: 'certificate.saved', subject: null, after: nonsense });
    expect(odd).toMatchObject({ version: null, statusAfter: null, changed: [], reason: null, reportNumber: null });
  });
});

describe('a page of a history that one more step belongs to', () => {
  const step = (id: number): HistoryStep => ({ ...kept(certificateRemoved(null, draft)), id });
  const own = [2, 4, 6, 8].map(step);

  it.each([true, false])('holds it in its place alone, newest first: %s', (descending) => {
    const ordered = descending ? [...own].reverse() : own;
    for (const other of [1, 3, 5, 9].map(step)) {
      const whole = [...own, other].map(({ id }) => id).sort((a, b) => (descending ? b - a : a - b));
      for (let offset = 0; offset < 7; offset += 1) {
        for (let limit = 1; limit < 7; limit += 1) {
          const asked = pageBeside({ offset, limit });
          const read = ordered.slice(asked.offset, asked.offset + asked.limit);
          const page = withStep(read, other, { offset, limit }, descending).map(({ id }) => id);
          expect([offset, limit, page]).toEqual([offset, limit, whole.slice(offset, offset + limit)]);
        }
      }
    }
  });
});

describe('what was changed since a version', () => {
  it.each<[number, string[]]>([
    [1, ['status', 'name', 'university', 'rejectReason', 'reportNumber']],
    [2, ['name', 'university', 'status', 'rejectReason', 'reportNumber']],
    [3, ['status', 'rejectReason', 'reportNumber']],
    [4, ['status', 'reportNumber']],
    [5, []],
  ])('%i', (seen, changedFields) => {
    expect(staleSince([...steps].reverse(), seen, 5)).toEqual({ currentVersion: 5, changedFields });
  });

  it('is the owner, where there is a version without an event', () => {
    expect(staleSince(steps.slice(0, 2), 2, 4)).toEqual({
      currentVersion: 4,
      changedFields: ['name', 'university', 'ownerId'],
    });
  });

  it('leaves out what came after the version that is told', () => {
    expect(staleSince(steps, 2, 3)).toEqual({ currentVersion: 3, changedFields: ['name', 'university'] });
  });
});
