import { anAdministrator, aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { STATUSES } from '../certificate/certificate.machine.js';
import { DomainError } from '../shared/domain-error.js';
import {
  type AssignableRecord,
  type AssignmentRequest,
  authoriseAssigner,
  endsAssignment,
  isReviewer,
  validateAssignee,
  validateAssignment,
} from './assignment.js';

const LIM = { id: 51, name: 'Officer Lim' };
const TAN = { id: 52, name: 'Officer Tan' };
const lim = aReviewer(LIM.id);
const head = aStaffMember(['certificates.read', 'reviews.assign'], 60);
const record = (id: number, changes: Partial<AssignableRecord> = {}): AssignableRecord => ({
  id,
  status: 'Verifying',
  assignee: null,
  isDecided: false,
  ...changes,
});
const request = (ids: number[], userId: number | null, seen: AssignmentRequest['seen'] = null) => ({
  ids,
  userId,
  seen,
});

function problems(work: () => unknown): Record<string, unknown> {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'not_assignable') return error.details.errors ?? {};
    throw error;
  }
  return {};
}

const refusal = (reason: string) => expect.objectContaining({ name: 'DomainError', reason });

describe('who may assign', () => {
  it('reviewers take and give back, for themselves alone', () => {
    expect(() => authoriseAssigner(lim, LIM.id)).not.toThrow();
    expect(() => authoriseAssigner(lim, null)).not.toThrow();
    expect(() => authoriseAssigner(lim, TAN.id)).toThrow(refusal('forbidden'));
  });

  it('whoever has the permission to assign does so for others', () => {
    for (const actor of [head, anAdministrator()]) expect(() => authoriseAssigner(actor, TAN.id)).not.toThrow();
  });

  it('students and readers never', () => {
    for (const actor of [aStudent(7), aStaffMember(['certificates.read'])])
      for (const userId of [actor.userId, null])
        expect(() => authoriseAssigner(actor, userId)).toThrow(refusal('forbidden'));
  });
});

describe('whom something may be assigned to', () => {
  const role = { id: 10, name: 'Officers', version: 1, permissions: ['certificates.review'] as const };

  it('an active account that reviews', () => {
    expect(isReviewer({ status: 'active' }, role)).toBe(true);
    expect(isReviewer({ status: 'disabled' }, role)).toBe(false);
    expect(isReviewer({ status: 'active' }, { permissions: ['certificates.read'] })).toBe(false);
    expect(isReviewer({ status: 'active' }, undefined)).toBe(false);
  });

  it('nobody else, and nobody who is not there', () => {
    expect(() => validateAssignee({ status: 'active' }, role)).not.toThrow();
    expect(() => validateAssignee({ status: 'disabled' }, role)).toThrow(refusal('invalid_input'));
    expect(() => validateAssignee(null, undefined)).toThrow(refusal('invalid_input'));
  });
});

describe('an assignment', () => {
  it('lasts until the decision', () => {
    expect(STATUSES.filter(endsAssignment)).toEqual(['Verified', 'Rejected']);
  });

  it('is taken where there is none, and given back', () => {
    expect(validateAssignment(lim, request([1], LIM.id), [record(1)])).toEqual([record(1)]);
    const mine = record(2, { assignee: LIM });
    expect(validateAssignment(lim, request([2], null), [mine])).toEqual([mine]);
  });

  it('changes nothing where it is so already, whatever has become of the record', () => {
    expect(validateAssignment(lim, request([2], LIM.id), [record(2, { assignee: LIM })])).toEqual([]);
    expect(validateAssignment(lim, request([2], null), [record(2, { status: 'Verified' })])).toEqual([]);
  });

  it('stays with the colleague who was quicker, whose name is told', () => {
    const theirs = record(3, { assignee: TAN });
    const told = { 3: { code: 'assigned_to', params: { id: 3, name: TAN.name } } };
    expect(problems(() => validateAssignment(lim, request([3], LIM.id), [theirs]))).toEqual(told);
    expect(problems(() => validateAssignment(lim, request([3], null), [theirs]))).toEqual(told);
  });

  it('is moved by whoever assigns others, unless it has changed since they saw it', () => {
    const theirs = record(3, { assignee: TAN });
    expect(validateAssignment(head, request([3], LIM.id), [theirs])).toEqual([theirs]);
    expect(validateAssignment(head, request([3], LIM.id, [TAN.id]), [theirs])).toEqual([theirs]);
    expect(Object.keys(problems(() => validateAssignment(head, request([3], LIM.id, [null]), [theirs])))).toEqual([
      '3',
    ]);
    const free = problems(() => validateAssignment(head, request([3], LIM.id, [TAN.id]), [record(3)]));
    expect(free).toEqual({ 3: { code: 'assigned_to_nobody', params: { id: 3 } } });
  });

  it.each(['Unverified', 'Verified', 'Rejected'] as const)('of what is %s is none', (status) => {
    expect(problems(() => validateAssignment(head, request([4], TAN.id), [record(4, { status })]))).toEqual({
      4: { code: 'not_in_review', params: { id: 4 } },
    });
  });

  it('of several is all or nothing, and every offending row is named', () => {
    const found = [record(1), record(2, { assignee: TAN }), record(4, { status: 'Verified' })];
    const told = problems(() => validateAssignment(lim, request([1, 2, 3, 4], LIM.id), found));
    expect(Object.keys(told)).toEqual(['2', '3', '4']);
  });
});
