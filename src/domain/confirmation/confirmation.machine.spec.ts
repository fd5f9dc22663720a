import fc from 'fast-check';
import { refusalOf } from '../../../test/support/refusal.js';
import {
  actionsFrom,
  CONFIRMATION_ACTIONS,
  CONFIRMATION_PARTS,
  CONFIRMATION_STATES,
  type ConfirmationAction,
  type ConfirmationState,
  type ConfirmationTimes,
  confirmationAfter,
  dueOf,
  isLinkAlive,
  isOverdue,
  remindersBy,
} from './confirmation.machine.js';

const DAY = 86_400_000;
const SENT = new Date('2026-03-01T00:00:00Z');
const days = (count: number) => new Date(SENT.getTime() + count * DAY);
const times = (changes: Partial<ConfirmationTimes> = {}): ConfirmationTimes => ({
  state: 'sent',
  sentAt: SENT,
  dueDays: 14,
  reminders: 0,
  ...changes,
});

/** Who may bring a request where, by what; everything else is refused. */
const WAYS: Readonly<Record<ConfirmationState, readonly string[]>> = {
  sent: [
    ...['registrar open opened', 'registrar answer answered', 'registrar decline declined', 'service expire expired'],
    ...['officer cancel cancelled', 'service cancel cancelled', 'service give_up undeliverable'],
    ...['officer send_again sent', 'officer record answered'],
  ],
  opened: [
    ...['registrar open opened', 'registrar answer answered', 'registrar decline declined', 'service expire expired'],
    ...['officer cancel cancelled', 'service cancel cancelled', 'service give_up undeliverable'],
    ...['officer send_again sent', 'officer record answered'],
  ],
  answered: ['officer record answered', 'registrar dispute opened'],
  declined: ['officer send_again sent', 'officer record answered', 'registrar dispute opened'],
  expired: ['officer send_again sent', 'officer record answered'],
  cancelled: [],
  undeliverable: ['officer send_again sent', 'officer record answered'],
};

describe('a confirmation request', () => {
  it.each(CONFIRMATION_STATES)('that is %s goes where it may and nowhere else', (from) => {
    const gone = CONFIRMATION_PARTS.flatMap((by) =>
      CONFIRMATION_ACTIONS.flatMap((action) => {
        try {
          return [`${by} ${action} ${confirmationAfter(action, by, from)}`];
        } catch {
          expect(refusalOf(() => confirmationAfter(action, by, from)).reason).toBe('illegal_transition');
          return [];
        }
      }),
    );
    expect(gone.toSorted()).toEqual([...WAYS[from]].toSorted());
    for (const by of CONFIRMATION_PARTS) {
      const offered = actionsFrom(from, by);
      expect(WAYS[from].filter((way) => way.startsWith(`${by} `)).map((way) => way.split(' ')[1])).toEqual(
        expect.arrayContaining(offered),
      );
      expect(offered.length).toBe(WAYS[from].filter((way) => way.startsWith(`${by} `)).length);
    }
  });

  it('takes one answer by its link: that is dead afterwards, until it is sent again or disputed', () => {
    const step = fc.constantFrom<readonly [ConfirmationAction, (typeof CONFIRMATION_PARTS)[number]]>(
      ...CONFIRMATION_PARTS.flatMap((by) => CONFIRMATION_ACTIONS.map((action) => [action, by] as const)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state: ConfirmationState = 'sent';
        let answers = 0;
        for (const [action, by] of steps) {
          let next: ConfirmationState = state;
          try {
            next = confirmationAfter(action, by, state);
          } catch {
            continue;
          }
          if (action === 'answer') answers += 1;
          if (action === 'send_again' || action === 'dispute') answers = 0;
          expect(answers).toBeLessThanOrEqual(1);
          expect(isLinkAlive(next)).toBe(next === 'sent' || next === 'opened');
          if (state === 'cancelled') expect(next).toBe('cancelled');
          state = next;
        }
      }),
    );
  });
});

describe('the clock of a request', () => {
  it.each([
    [2.99, 0, null],
    [3, 0, 'remind'],
    [3, 1, null],
    [7, 1, 'remind'],
    [14, 2, 'remind'],
    [20, 3, null],
    [29.99, 0, 'remind'],
    [30, 3, 'expire'],
    [400, 0, 'expire'],
  ] as const)('after %s days and %s reminders: %s', (age, reminders, due) => {
    expect(dueOf(times({ reminders }), days(age))).toBe(due);
  });

  it.each(['answered', 'declined', 'expired', 'cancelled', 'undeliverable'] as const)(
    'leaves what is %s alone',
    (state) => {
      expect([dueOf(times({ state }), days(90)), isOverdue(times({ state }), days(90))]).toEqual([null, false]);
    },
  );

  it('counts one that was forgotten for long as reminded of all at once', () => {
    expect([remindersBy(2 * DAY), remindersBy(8 * DAY), remindersBy(20 * DAY)]).toEqual([0, 2, 3]);
  });

  it('marks as overdue by the days that were asked for', () => {
    expect([isOverdue(times(), days(13.9)), isOverdue(times(), days(14))]).toEqual([false, true]);
    expect(isOverdue(times({ dueDays: 5, state: 'opened' }), days(5))).toBe(true);
  });
});
