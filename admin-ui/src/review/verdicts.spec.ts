import { describe, expect, it } from '@jest/globals';
import { CHECKED_GROUPS, type CheckedGroup } from '@myverify/domain/verdict/checks';
import type { GroupVerdict } from '../api/records';
import {
  acceptance,
  answersIn,
  differsIn,
  holdingTicks,
  isUnsettled,
  keptAnswers,
  newestIn,
  nextOpen,
  rejectionsIn,
  turned,
  unacceptedIn,
  withNewest,
} from './verdicts';

const found = (id: number, group: CheckedGroup, changes: Partial<GroupVerdict> = {}): GroupVerdict => ({
  id,
  group,
  verdict: 'accepted',
  state: 'standing',
  method: 'as_one',
  answers: {},
  reasons: [],
  comment: null,
  internalNote: null,
  version: 1,
  files: [],
  values: {},
  officerId: 3,
  officerName: 'Officer Lim',
  at: '2026-03-02T04:05:06.789Z',
  ...changes,
});

describe('what the desk makes of verdicts', () => {
  it('an approval lacks the groups without a standing acceptance', () => {
    expect(unacceptedIn([])).toEqual(CHECKED_GROUPS);
    const accepted = CHECKED_GROUPS.map((group, at) => found(at + 1, group));
    expect(unacceptedIn(accepted)).toEqual([]);
    const others = [
      found(9, 'photo', { state: 'outdated' }),
      found(8, 'payment', { verdict: 'refused' }),
      ...accepted.filter(({ group }) => group !== 'photo' && group !== 'payment'),
    ];
    expect(unacceptedIn(others)).toEqual(['photo', 'payment']);
  });

  it('a verified record is looked at again where what it says was accepted once, and is not any more', () => {
    const all = [
      found(5, 'passport', { state: 'outdated' }),
      found(4, 'passport', { state: 'superseded' }),
      found(3, 'ministry', { verdict: 'refused' }),
      found(2, 'photo'),
    ];
    expect(CHECKED_GROUPS.filter((group) => isUnsettled(all, group))).toEqual(['passport', 'ministry']);
  });

  it('a tick holds until a colleague records something of the group', () => {
    const ticks = new Map([
      ['passport', 5],
      ['certificate', 4],
      ['photo', null],
      ['payment', null],
    ] as const);
    const newest = newestIn([found(7, 'certificate'), found(6, 'photo'), found(5, 'passport')]);
    expect([...holdingTicks(ticks, newest).keys()]).toEqual(['passport', 'payment']);
  });

  it('the next group is the one after it that has no standing verdict, going round', () => {
    expect(nextOpen([], 'photo', [])).toBe('passport');
    expect(nextOpen([], 'payment', [])).toBe('photo');
    expect(nextOpen([found(1, 'passport', { verdict: 'send_again' })], 'photo', ['photo'])).toBe('certificate');
    expect(nextOpen([found(1, 'passport', { state: 'outdated' })], 'photo', ['photo'])).toBe('passport');
    expect(nextOpen([], 'photo', [...CHECKED_GROUPS])).toBeUndefined();
  });

  it('a rejection is made of the standing verdicts that accept nothing, in the order of the groups', () => {
    const all = [
      found(4, 'ministry', { verdict: 'refused', comment: 'Forged' }),
      found(3, 'passport', { verdict: 'send_again', state: 'outdated' }),
      found(2, 'photo', { verdict: 'send_again', comment: 'Blurred', internalNote: 'Never told' }),
      found(1, 'certificate'),
    ];
    expect(rejectionsIn(all)).toEqual([
      { group: 'photo', verdict: 'send_again', reasons: [], comment: 'Blurred' },
      { group: 'ministry', verdict: 'refused', reasons: [], comment: 'Forged' },
    ]);
  });

  it('a newer one supersedes, and is listed once', () => {
    const [old, other, newer] = [found(1, 'photo'), found(2, 'passport'), found(3, 'photo', { verdict: 'refused' })];
    const all = withNewest(withNewest([other, old], newer), newer);
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      [3, 'standing'],
      [2, 'standing'],
      [1, 'superseded'],
    ]);
    expect([...newestIn(all).values()]).toEqual([newer, other]);
  });
});

describe('answers', () => {
  it('are given at one stroke only where one was left open', () => {
    const answers = { 'photo.face': 'match' } as const;
    expect(acceptance(3, 'photo', answers)).toEqual({
      version: 3,
      group: 'photo',
      verdict: 'accepted',
      answers,
      asOne: false,
    });
    expect(acceptance(3, 'passport', { 'passport.number': 'cannot_tell' })).toMatchObject({ asOne: true });
  });

  it('turn from differs over cannot tell to open', () => {
    expect([turned('match'), turned(undefined)]).toEqual(['differs', 'differs']);
    expect([turned('differs'), turned('cannot_tell')]).toEqual(['cannot_tell', undefined]);
  });

  it('of corrected values are those of before, where a check is of none that is another', () => {
    const before = found(7, 'passport', {
      answers: { 'passport.holder': 'cannot_tell', 'passport.number': 'match', 'passport.readable': 'cannot_tell' },
      values: { name: 'Wang', birth: null, gender: 'Male', nationality: 'China', passport: 'E1' },
    });
    const values = { name: 'Wang', birth: '', gender: 'Male', nationality: 'China', passport: 'E1' };
    expect(keptAnswers(before, 'passport', { ...values, passport: 'E2' })).toEqual({
      'passport.holder': 'cannot_tell',
      'passport.readable': 'cannot_tell',
    });
    expect(keptAnswers(before, 'passport', { ...values, birth: '1999-05-17' })).toEqual({
      'passport.number': 'match',
      'passport.readable': 'cannot_tell',
    });
    expect(keptAnswers(undefined, 'passport', values)).toEqual({});
    expect(keptAnswers({ ...before, answers: {} }, 'passport', values)).toEqual({});
  });

  it('that differ are named', () => {
    expect(differsIn('payment', { 'payment.payer': 'differs', 'payment.amount': 'match' })).toEqual(['payment.payer']);
  });

  it('that were kept are read as far as they are known', () => {
    const kept = { photo: { 'photo.face': 'differs', 'photo.other': 'match' }, payment: { 'payment.amount': 'maybe' } };
    expect(answersIn({ ...kept, passport: null })).toEqual({ photo: { 'photo.face': 'differs' } });
    expect([answersIn(null), answersIn('x')]).toEqual([{}, {}]);
  });
});
