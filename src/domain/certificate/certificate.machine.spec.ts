import { anAdministrator, aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import type { Actor } from '../account/actor.js';
import { message } from '../messages/message.js';
import {
  ACTIONS,
  allowedActions,
  type CertificateAction,
  decide,
  type From,
  PARTS,
  type Part,
  STATUSES,
  TRANSITIONS,
} from './certificate.machine.js';
import { partOf } from './certificate.operations.js';

const FROMS: readonly From[] = ['new', ...STATUSES];

/**
 * The table of section 1 of the decisions, written out by hand. A status or `gone` is the result; `final` is
 * `certificate_verified`, `illegal` is `illegal_transition`.
 */
const TABLE = `
  action        part      | new         Unverified  Verifying   Verified   Rejected
  save          owner     | Unverified  Unverified  Unverified  final      Rejected
  save          reviewer  | Unverified  Unverified  Verifying   final      Rejected
  save          reader    | forbidden   forbidden   forbidden   forbidden  forbidden
  save          stranger  | forbidden   not_found   not_found   not_found  not_found
  apply         owner     | Verifying   Verifying   Verifying   final      Verifying
  apply         reviewer  | forbidden   forbidden   forbidden   forbidden  forbidden
  apply         reader    | forbidden   forbidden   forbidden   forbidden  forbidden
  apply         stranger  | forbidden   not_found   not_found   not_found  not_found
  authenticate  owner     | forbidden   forbidden   forbidden   forbidden  forbidden
  authenticate  reviewer  | Verified    Verified    Verified    final      Verified
  authenticate  reader    | forbidden   forbidden   forbidden   forbidden  forbidden
  authenticate  stranger  | forbidden   not_found   not_found   not_found  not_found
  reject        owner     | forbidden   forbidden   forbidden   forbidden  forbidden
  reject        reviewer  | illegal     Rejected    Rejected    final      Rejected
  reject        reader    | forbidden   forbidden   forbidden   forbidden  forbidden
  reject        stranger  | forbidden   not_found   not_found   not_found  not_found
  remove        owner     | illegal     gone        gone        final      gone
  remove        reviewer  | illegal     gone        gone        final      gone
  remove        reader    | forbidden   forbidden   forbidden   forbidden  forbidden
  remove        stranger  | forbidden   not_found   not_found   not_found  not_found
`;

const REASON: Record<string, string> = { final: 'certificate_verified', illegal: 'illegal_transition' };

function readTable(): Array<[string, string, string, string]> {
  const [head, ...rows] = TABLE.trim().split('\n');
  const columns = head?.split('|')[1]?.trim().split(/\s+/) ?? [];
  return rows.flatMap((row) => {
    const [keys = '', cells = ''] = row.split('|');
    const [action = '', part = ''] = keys.trim().split(/\s+/);
    return cells
      .trim()
      .split(/\s+/)
      .map((cell, index): [string, string, string, string] => [action, part, columns[index] ?? '', cell]);
  });
}

const CASES = readTable() as Array<[CertificateAction, Part, From, string]>;

function outcomeOf(action: CertificateAction, part: Part, from: From): string {
  try {
    return decide(action, part, from);
  } catch {
    return refusalOf(() => decide(action, part, from)).reason;
  }
}

describe('the state machine', () => {
  test('the table holds each action, part and status exactly once', () => {
    const expected = ACTIONS.flatMap((action) =>
      PARTS.flatMap((part) => FROMS.map((from) => `${action} ${part} ${from}`)),
    );
    expect(CASES.map(([action, part, from]) => `${action} ${part} ${from}`).sort()).toEqual(expected.sort());
    expect(CASES).toHaveLength(100);
  });

  test.each(CASES)('%s by %s from %s: %s', (action, part, from, expected) => {
    expect(outcomeOf(action, part, from)).toBe(REASON[expected] ?? expected);
  });

  test('nothing leads out of Verified, and the refusal says so in the words of the catalogue', () => {
    expect(TRANSITIONS.filter((way) => way.from.includes('Verified'))).toEqual([]);
    expect(refusalOf(() => decide('save', 'owner', 'Verified')).said).toEqual(message('certificate_verified'));
  });

  test('a stranger gets the same refusal whatever the action and the status', () => {
    const refusals = ACTIONS.flatMap((action) =>
      STATUSES.map((status) => refusalOf(() => decide(action, 'stranger', status))),
    );
    expect(new Set(refusals.map(({ reason, message }) => `${reason} ${message}`)).size).toBe(1);
  });
});

describe('what the screens are told', () => {
  test.each(PARTS.flatMap((part) => STATUSES.map((status) => [part, status] as const)))(
    'a %s of a record that is %s is offered what decide lets through',
    (part, status) => {
      const possible = ACTIONS.filter((action) => [...STATUSES, 'gone'].includes(outcomeOf(action, part, status)));
      const offered = allowedActions(part, status);
      expect(offered.filter((action) => action !== 'download')).toEqual(possible);
      expect(offered.includes('download')).toBe(status === 'Verified' && part !== 'stranger');
    },
  );
});

describe('the part of an actor', () => {
  const owned = { ownerId: 7 };
  const ownerless = { ownerId: null };
  const rows: Array<[string, Actor | null, { ownerId: number | null } | null, Part]> = [
    ['a student and a new record', aStudent(7), null, 'owner'],
    ['a student and the own record', aStudent(7), owned, 'owner'],
    ["a student and another's record", aStudent(8), owned, 'stranger'],
    ['a student and a record without an owner', aStudent(7), ownerless, 'stranger'],
    ['a reviewer and a new record', aReviewer(), null, 'reviewer'],
    ['a reviewer and any record', aReviewer(), owned, 'reviewer'],
    ['an administrator', anAdministrator(), owned, 'reviewer'],
    ['staff who may review but were not given reading', aStaffMember(['certificates.review']), owned, 'reviewer'],
    ['staff who may only read', aStaffMember(['certificates.read']), owned, 'reader'],
    ['staff with the number of the owner', aStaffMember(['certificates.read'], 7), owned, 'reader'],
    [
      'staff with all other permissions',
      aStaffMember(['catalog.manage', 'users.manage', 'audit.read']),
      owned,
      'stranger',
    ],
    ['a signed-in user of the public role', { ...aStudent(7), roleId: 3 }, owned, 'stranger'],
    ['nobody', null, owned, 'stranger'],
    ['nobody and a new record', null, null, 'stranger'],
  ];

  test.each(rows)('%s', (_who, actor, record, part) => {
    expect(partOf(actor, record)).toBe(part);
  });

  test('a permission that a student should not have does not make them a reviewer', () => {
    const student: Actor = { ...aStudent(8), permissions: ['certificates.review'] };
    expect(partOf(student, owned)).toBe('stranger');
  });
});
