import { aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import {
  authoriseHolder,
  endOfShare,
  isShareToken,
  LIVE_SHARES_MAX,
  lastDayProblem,
  shareState,
  stopShare,
  validateSharing,
} from './share.js';
import { isPin, locksLink, mayTryPin, newPinProblem, PIN_TRIES } from './share-pin.js';

/** 1 June 2025, 20:00 in Malaysia. */
const NOW = new Date('2025-06-01T12:00:00Z');

const refusal = (work: () => unknown): DomainError => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
};

describe('what a holder asks for', () => {
  it('is for 30 days, or until the last day that they say', () => {
    for (const none of [undefined, null, ''] as const) {
      expect(endOfShare(none, NOW)).toEqual(new Date('2025-07-01T16:00:00Z'));
      expect(lastDayProblem(none, NOW)).toBeNull();
    }
    // The day ends at midnight in Malaysia.
    expect(endOfShare('2025-06-01', NOW)).toEqual(new Date('2025-06-01T16:00:00Z'));
    expect(endOfShare('2026-06-01', NOW)).toEqual(new Date('2026-06-01T16:00:00Z'));
    expect([lastDayProblem('2025-06-01', NOW), lastDayProblem('2026-06-01', NOW)]).toEqual([null, null]);
  });

  it.each(['2025-02-30', 'tomorrow', 20250701, {}])('refuses the last day %j', (day) => {
    expect(lastDayProblem(day, NOW)).toEqual(message('share_day_format'));
  });

  it('ends within a year, and not before today', () => {
    expect(lastDayProblem('2025-05-31', NOW)).toEqual(message('share_day_past'));
    expect(lastDayProblem('2026-06-02', NOW)).toEqual(message('share_day_late', { days: 365 }));
  });

  it.each(['12345', '1234567', '12a456', ' 123456', '１２３４５６', 123456, ['123456']])(
    'refuses the PIN %j',
    (pin) => {
      expect(newPinProblem(pin)).toEqual(message('share_pin_expected'));
    },
  );

  it('takes six digits and no PIN, and tries PINs of before that had 4 to 12', () => {
    expect(['1234', '123456', '123456789012', '123', '1234567890123'].map(isPin)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([undefined, null, '', '012345'].map(newPinProblem)).toEqual([null, null, null, null]);
  });
});

describe('a link', () => {
  const link = { endsAt: new Date('2025-06-02T16:00:00Z'), stoppedAt: null, wrongPins: 0 };

  it('works until its end', () => {
    expect(shareState(link, NOW)).toBe('live');
    expect(shareState(link, new Date(link.endsAt.getTime() - 1))).toBe('live');
    expect(shareState(link, link.endsAt)).toBe('ended');
  });

  it('is stopped at once and once', () => {
    const stopped = stopShare(link, NOW);
    expect(stopped).toEqual({ endsAt: NOW, stoppedAt: NOW, wrongPins: 0 });
    expect(shareState(stopped, NOW)).toBe('stopped');
    expect(shareState({ ...stopped, wrongPins: PIN_TRIES }, NOW)).toBe('locked');
    expect(stopShare(stopped, new Date(NOW.getTime() + 5))).toBe(stopped);
    expect(stopShare(link, link.endsAt)).toBe(link);
  });

  it.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, `${'a'.repeat(42)}=`])(
    'is not opened by what can be no token: %j',
    (text) => expect(isShareToken(text)).toBe(false),
  );

  it('is opened by 43 characters of base64url', () => {
    expect(isShareToken('aZ0_-'.padEnd(43, 'x'))).toBe(true);
  });
});

describe('who shares', () => {
  const certificate = aCertificate('Verified', { ownerId: 7 });

  it('is the holder alone', () => {
    expect(() => authoriseHolder(aStudent(7), certificate)).not.toThrow();
    expect(refusal(() => authoriseHolder(aReviewer(), certificate)).reason).toBe('forbidden');
    expect(refusal(() => authoriseHolder(aStudent(999), certificate)).reason).toBe('not_found');
    expect(refusal(() => authoriseHolder(aStudent(7), null)).reason).toBe('not_found');
    expect(refusal(() => authoriseHolder(aStaffMember(['news.manage']), certificate)).reason).toBe('not_found');
  });

  it('shares a report in force, by so many links at a time', () => {
    expect(() => validateSharing({ status: 'current' }, LIVE_SHARES_MAX - 1)).not.toThrow();
    expect(refusal(() => validateSharing({ status: 'current' }, LIVE_SHARES_MAX)).reason).toBe('too_many_shares');
    expect(refusal(() => validateSharing({ status: 'withdrawn' }, 0)).reason).toBe('report_withdrawn');
    expect(refusal(() => validateSharing(null, 0)).reason).toBe('report_not_ready');
  });
});

describe('a PIN', () => {
  it('may be wrong ten times in the life of a link; the tenth ends it, and so does each that was counted beside it', () => {
    const counts = [1, PIN_TRIES - 1, PIN_TRIES, PIN_TRIES + 1];
    expect(PIN_TRIES).toBe(10);
    expect(counts.map(mayTryPin)).toEqual([true, true, true, false]);
    expect(counts.map(locksLink)).toEqual([false, false, true, true]);
  });
});
