import { aForm } from '../../../test/factories/certificate.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { TransliteratingNameReader } from '../../platform/names/transliterating.name-reader.js';
import type { AskedField } from './asked-fields.js';
import { compareValues, type Likeness } from './comparison.js';
import type { ConfirmationAnswer } from './confirmation.js';
import { confirmationGaps, confirmedValues, requireConfirmed } from './requirement.js';

const FORM = aForm({ certNo: 'UM-1', awardingTime: '2023-10-15', level: 'Master' });
const KEYS = { certNo: 'UM-1', awardingTime: '2023-10-15', level: 'Master' } as const;
const at = new Date('2026-03-01T00:00:00Z');

function anAnswer(
  likenesses: Partial<Record<AskedField, Likeness | null>>,
  changes: Partial<ConfirmationAnswer> = {},
): ConfirmationAnswer {
  const fields = Object.fromEntries(
    Object.entries(likenesses).map(([field, likeness]) => [
      field,
      { answer: likeness === null ? 'not_held' : 'differs', value: 'x', likeness } as const,
    ]),
  );
  return {
    ...{
      id: 1,
      confirmationId: 1,
      certificateId: 1,
      party: 'university',
      outcome: 'answered',
      way: 'link',
      fields,
      at,
    },
    ...{ recordedBy: null, claimed: KEYS, name: 'Lim', office: 'Registrar', reference: 'R-7', note: null },
    ...{ fileId: null, disputedAt: null },
    ...changes,
  };
}

const EQUAL = { certNo: 'equal', awardingTime: 'equal', level: 'equal' } as const;
const settled = (field: AskedField, answerId = 1) => ({ answerId, field, officerId: 2, note: 'Misread.', at });
const reason = (...args: Parameters<typeof requireConfirmed>) => refusalOf(() => requireConfirmed(...args)).reason;
const on = (...answers: ConfirmationAnswer[]) => ({ answers, settlements: [] });

describe('what an approval needs of confirmations', () => {
  it('is told by party and field, before anybody approves', () => {
    const answer = anAnswer({ certNo: 'equal', awardingTime: 'differs' });
    expect(confirmationGaps('both', FORM, on(answer), 7)).toEqual({
      differing: [{ party: 'university', field: 'awardingTime' }],
      missing: [
        { party: 'university', field: 'awardingTime' },
        { party: 'university', field: 'level' },
        { party: 'ministry', field: 'certNo' },
        { party: 'ministry', field: 'awardingTime' },
        { party: 'ministry', field: 'level' },
      ],
    });
    expect(confirmationGaps('none', FORM, on(), 7)).toEqual({ differing: [], missing: [] });
  });

  it('is nothing where none is required, and every key value where one is', () => {
    expect(() => requireConfirmed('none', FORM, on(), 7)).not.toThrow();
    for (const required of ['university', 'ministry', 'both'] as const) {
      expect(reason(required, FORM, on(), 7)).toBe('confirmation_missing');
    }
    expect(() => requireConfirmed('university', FORM, on(anAnswer(EQUAL)), 7)).not.toThrow();
    expect(reason('both', FORM, on(anAnswer(EQUAL)), 7)).toBe('confirmation_missing');
    const ministry = anAnswer(EQUAL, { id: 2, party: 'ministry' });
    expect(() => requireConfirmed('both', FORM, on(anAnswer(EQUAL), ministry), 7)).not.toThrow();
  });

  it('names the fields', () => {
    const { details } = refusalOf(() => requireConfirmed('university', FORM, on(anAnswer({ certNo: 'equal' })), 7));
    expect(Object.keys(details.errors ?? {})).toEqual(['awardingTime', 'level']);
  });

  it('is not met by what differs, which blocks in any setting, until it is settled or corrected', () => {
    const answers = [anAnswer({ ...EQUAL, level: 'differs' })];
    expect(reason('none', FORM, { answers, settlements: [] }, 7)).toBe('confirmation_differs');
    expect(() => requireConfirmed('university', FORM, { answers, settlements: [settled('level')] }, 7)).not.toThrow();
    const corrected = { ...FORM, level: 'Degree' } as const;
    expect(() => requireConfirmed('none', corrected, { answers, settlements: [] }, 7)).not.toThrow();
    expect(reason('university', corrected, { answers, settlements: [] }, 7)).toBe('confirmation_missing');
  });

  it('is not met by what is close alone', () => {
    const answers = [anAnswer({ ...EQUAL, certNo: 'close' })];
    expect(reason('university', FORM, { answers, settlements: [] }, 7)).toBe('confirmation_missing');
    expect(() => requireConfirmed('none', FORM, { answers, settlements: [] }, 7)).not.toThrow();
    expect(() => requireConfirmed('university', FORM, { answers, settlements: [settled('certNo')] }, 7)).not.toThrow();
  });

  it.each([
    ['was not held', { fields: { certNo: { answer: 'not_held', value: null, likeness: null } } }],
    ['was declined', { outcome: 'declined' }],
    ['was disputed', { disputedAt: at }],
    ['the approver wrote down', { recordedBy: 7, way: 'telephone' }],
  ] as const)('is not met by what %s', (_what, changes) => {
    expect(reason('university', FORM, on(anAnswer(EQUAL, changes)), 7)).toBe('confirmation_missing');
  });

  it('is met by what another officer wrote down', () => {
    const recorded = anAnswer(EQUAL, { recordedBy: 8, way: 'letter' });
    expect(() => requireConfirmed('university', FORM, on(recorded), 7)).not.toThrow();
  });

  it('follows the newest answer of a party', () => {
    const newer = anAnswer({ level: 'differs' }, { id: 2 });
    expect(reason('none', FORM, on(newer, anAnswer(EQUAL)), 7)).toBe('confirmation_differs');
    expect(() => requireConfirmed('none', FORM, on(newer, anAnswer(EQUAL, { id: 3 })), 7)).not.toThrow();
  });

  describe('where the approver has written something down', () => {
    const recorded = (likeness: Likeness | null, changes: Partial<ConfirmationAnswer> = {}) =>
      anAnswer({ level: likeness }, { id: 2, recordedBy: 7, way: 'telephone', ...changes });
    const byLink = (likeness: Likeness | null) => anAnswer({ ...EQUAL, level: likeness });

    it.each(['equal', 'close', null] as const)('what differs by the link still blocks them (%s)', (likeness) => {
      const answers = [byLink('differs'), recorded(likeness)];
      expect(confirmationGaps('none', FORM, { answers, settlements: [] }, 7).differing).toEqual([
        { party: 'university', field: 'level' },
      ]);
      expect(() => requireConfirmed('university', FORM, { answers, settlements: [settled('level')] }, 7)).not.toThrow();
    });

    it('another officer goes by the later answer, but for one that holds nothing', () => {
      expect(() => requireConfirmed('university', FORM, on(byLink('differs'), recorded('equal')), 8)).not.toThrow();
      expect(reason('none', FORM, on(byLink('differs'), recorded(null)), 8)).toBe('confirmation_differs');
    });

    it('what the link has confirmed still counts for them, until they were told that nothing is held', () => {
      expect(() => requireConfirmed('university', FORM, on(byLink('equal'), recorded('equal')), 7)).not.toThrow();
      for (const officer of [7, 8]) {
        expect(reason('university', FORM, on(byLink('equal'), recorded(null)), officer)).toBe('confirmation_missing');
      }
    });

    it('what they were told otherwise blocks them as it does the others, and is named once', () => {
      expect(reason('none', FORM, on(byLink('equal'), recorded('differs')), 7)).toBe('confirmation_differs');
      expect(reason('none', FORM, on(byLink('equal'), recorded('differs')), 8)).toBe('confirmation_differs');
      expect(confirmationGaps('none', FORM, on(byLink('differs'), recorded('differs')), 7).differing).toHaveLength(1);
    });
  });

  it('still follows what was said of the present value where another one was asked about since', () => {
    const said = anAnswer({ level: 'differs' });
    const ofAnother = anAnswer({ level: 'equal' }, { id: 2, claimed: { ...KEYS, level: 'Degree' } });
    expect(reason('none', FORM, on(said, ofAnother), 7)).toBe('confirmation_differs');
    const late = anAnswer({ level: 'differs' }, { id: 2, claimed: { ...KEYS, level: 'Degree' } });
    expect(() => requireConfirmed('university', FORM, on(anAnswer(EQUAL), late), 7)).not.toThrow();
    expect(confirmedValues(on(anAnswer(EQUAL), late)).map(({ value }) => value)).toContain('Master');
  });

  it('leaves out key values that the record does not claim', () => {
    const bare = { ...FORM, certNo: null, level: null };
    expect(() => requireConfirmed('university', bare, on(anAnswer({ awardingTime: 'equal' })), 7)).not.toThrow();
  });
});

it('gives the level to what is equal or settled, with the claimed value', () => {
  const answers = [anAnswer({ certNo: 'equal', level: 'close', awardingTime: 'differs' })];
  const told = { party: 'university', at, office: 'Registrar', reference: 'R-7', isRecorded: false };
  expect(confirmedValues({ answers, settlements: [settled('level')] })).toEqual([
    { field: 'certNo', value: 'UM-1', ...told },
    { field: 'level', value: 'Master', ...told },
  ]);
});

describe('two values', () => {
  const none = () => [];
  it.each([
    ['certNo', 'UM-1', 'UM-1', 'equal'],
    ['certNo', 'UM-1', ' um-1 ', 'close'],
    ['certNo', 'UM-1', 'UM 1', 'close'],
    ['certNo', 'UM-1', 'UM-2', 'differs'],
    ['awardingTime', '2023-10-15', '2023-10-15', 'equal'],
    ['awardingTime', '2023-10-15', '2023-10-16', 'differs'],
    ['level', 'Master', 'Degree', 'differs'],
    ['level', 'Master', '硕士', 'close'],
    ['major', 'Computer Science', 'science, COMPUTER', 'close'],
    ['university', 'Universität Wien', 'universitat wien', 'close'],
    ['name', 'Wang Xiaoming', 'WANG XIAOMING', 'close'],
  ] as const)('%s %s and %s are %s', (field, claimed, recorded, likeness) => {
    expect(compareValues(field, claimed, recorded, none)).toBe(likeness);
    expect(compareValues(field, recorded, claimed, none)).toBe(likeness);
  });

  it.each([
    ['李薇', '李伟', 'differs'],
    ['Wang Xiaoming 李伟', 'Wang Xiaoming 王小明', 'differs'],
    ['王小明', 'Wang Xiaoming', 'close'],
  ])('the name %s, as the university writes it %s, is %s', (claimed, recorded, likeness) => {
    const reader = new TransliteratingNameReader();
    expect(compareValues('name', claimed, recorded, (text) => reader.read(text))).toBe(likeness);
  });
});
