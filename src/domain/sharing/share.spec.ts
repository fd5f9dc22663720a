import { aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import {
  isPin,
  isShareToken,
  judgeHolder,
  judgeSharing,
  LIVE_SHARES_MAX,
  type RawShare,
  readShare,
  shareState,
  stopShare,
} from './share.js';
import { locksLink, mayTryPin, PIN_TRIES } from './share-pin.js';

/** 1 June 2025, 20:00 in Malaysia. */
const NOW = new Date('2025-06-01T12:00:00Z');
const LABEL = { label: 'Universiti Malaya' };

const refusal = (work: () => unknown): DomainError => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
};
const errorsOf = (raw: RawShare) => refusal(() => readShare(raw, NOW)).details.errors;

describe('what a holder asks for', () => {
  it('needs a recipient alone: the link works for 30 days, without PIN and download', () => {
    expect(readShare({ label: ' Universiti \n Malaya ' }, NOW)).toEqual({
      label: 'Universiti Malaya',
      endsAt: new Date('2025-07-01T16:00:00Z'),
      pin: null,
      download: false,
    });
  });

  it('may say the last day, a PIN and that the PDF may be taken', () => {
    const wish = readShare({ ...LABEL, endsOn: '2025-06-01', pin: '0123', download: true }, NOW);
    // The day ends at midnight in Malaysia.
    expect(wish).toEqual({ ...LABEL, endsAt: new Date('2025-06-01T16:00:00Z'), pin: '0123', download: true });
    expect(readShare({ ...LABEL, endsOn: '', pin: '', download: null }, NOW)).toEqual(readShare(LABEL, NOW));
    expect(readShare({ ...LABEL, endsOn: '2026-06-01' }, NOW).endsAt).toEqual(new Date('2026-06-01T16:00:00Z'));
  });

  it.each([undefined, null, '', ' \u200b', 7, [], 'x'.repeat(101), 'a\u202eb'])('refuses the recipient %j', (label) => {
    expect(errorsOf({ label })).toEqual({ label: expect.objectContaining({ code: expect.any(String) }) });
  });

  it.each(['2025-05-31', '2026-06-02', '2025-02-30', 'tomorrow', 20250701, {}])('refuses the last day %j', (endsOn) => {
    expect(errorsOf({ ...LABEL, endsOn })).toEqual({ endsOn: expect.objectContaining({ code: expect.any(String) }) });
  });

  it.each(['123', '1234567890123', '12a4', ' 1234', '１２３４', 1234, ['1234']])('refuses the PIN %j', (pin) => {
    expect(errorsOf({ ...LABEL, pin })).toEqual({ pin: message('share_pin_expected') });
  });

  it('names every wrong field at once', () => {
    expect(Object.keys(errorsOf({ endsOn: 'x', pin: 'x', download: 'x' }) ?? {})).toEqual([
      'label',
      'endsOn',
      'pin',
      'download',
    ]);
  });

  it('takes 4 and 12 digits', () => {
    expect([isPin('1234'), isPin('123456789012')]).toEqual([true, true]);
  });
});

describe('a link', () => {
  const link = { endsAt: new Date('2025-06-02T16:00:00Z'), stoppedAt: null };

  it('works until its end', () => {
    expect(shareState(link, NOW)).toBe('live');
    expect(shareState(link, new Date(link.endsAt.getTime() - 1))).toBe('live');
    expect(shareState(link, link.endsAt)).toBe('ended');
  });

  it('is stopped at once and once', () => {
    const stopped = stopShare(link, NOW);
    expect(stopped).toEqual({ endsAt: NOW, stoppedAt: NOW });
    expect(shareState(stopped, NOW)).toBe('stopped');
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
    expect(() => judgeHolder(aStudent(7), certificate)).not.toThrow();
    expect(refusal(() => judgeHolder(aReviewer(), certificate)).reason).toBe('forbidden');
    expect(refusal(() => judgeHolder(aStudent(999), certificate)).reason).toBe('not_found');
    expect(refusal(() => judgeHolder(aStudent(7), null)).reason).toBe('not_found');
    expect(refusal(() => judgeHolder(aStaffMember(['news.manage']), certificate)).reason).toBe('not_found');
  });

  it('shares a report in force, by so many links at a time', () => {
    expect(() => judgeSharing({ status: 'current' }, LIVE_SHARES_MAX - 1)).not.toThrow();
    expect(refusal(() => judgeSharing({ status: 'current' }, LIVE_SHARES_MAX)).reason).toBe('too_many_shares');
    expect(refusal(() => judgeSharing({ status: 'withdrawn' }, 0)).reason).toBe('report_withdrawn');
    expect(refusal(() => judgeSharing(null, 0)).reason).toBe('report_not_ready');
  });
});

describe('a PIN', () => {
  it('may be wrong five times in a window, and the fifth time locks', () => {
    const tries = [1, 2, 3, 4, 5, 6, 7];
    expect(tries.map(mayTryPin)).toEqual([true, true, true, true, true, false, false]);
    expect(tries.filter(locksLink)).toEqual([PIN_TRIES]);
  });
});
