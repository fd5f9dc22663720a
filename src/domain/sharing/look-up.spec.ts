import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { DEFAULT_CHOICES, isTellingDue, NEVER_TOLD, readChoices, TELL_EVERY_MS } from './look-up.js';

describe('what a holder chooses about look-ups', () => {
  it('keeps what is not given', () => {
    expect(readChoices({}, DEFAULT_CHOICES)).toEqual({ publicLookUp: true, tellHolder: true });
    expect(readChoices({ publicLookUp: false }, DEFAULT_CHOICES)).toEqual({ publicLookUp: false, tellHolder: true });
    expect(readChoices({ tellHolder: true }, { publicLookUp: false, tellHolder: false })).toEqual({
      publicLookUp: false,
      tellHolder: true,
    });
  });

  it.each([null, 0, 'false', {}, []])('is on or off, and not %j', (publicLookUp) => {
    const text = message('flag_needed', { name: 'publicLookUp' });
    expect(() => readChoices({ publicLookUp }, DEFAULT_CHOICES)).toThrow(
      new DomainError('invalid_input', text, { errors: { publicLookUp: text } }),
    );
  });
});

describe('telling the holder of look-ups', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it('is due where it is wanted and was never done, or not within the time', () => {
    const of = (wanted: boolean, lastAt: Date | null) => isTellingDue({ wanted, lastAt }, TELL_EVERY_MS, now);
    expect(isTellingDue(NEVER_TOLD, TELL_EVERY_MS, now)).toBe(true);
    expect([of(true, ago(TELL_EVERY_MS - 1)), of(true, ago(TELL_EVERY_MS))]).toEqual([false, true]);
    expect([of(false, null), of(false, ago(2 * TELL_EVERY_MS))]).toEqual([false, false]);
  });
});
