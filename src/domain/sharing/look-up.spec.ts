import { isTellingDue, NEVER_TOLD, TELL_EVERY_MS } from './look-up.js';

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
