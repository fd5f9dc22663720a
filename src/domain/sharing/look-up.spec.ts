import { isNotificationDue, NEVER_NOTIFIED, NOTIFY_EVERY_MS } from './look-up.js';

describe('notifying the holder of look-ups', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it('is due where it is wanted and was never done, or not within the time', () => {
    const of = (wanted: boolean, lastAt: Date | null) => isNotificationDue({ wanted, lastAt }, NOTIFY_EVERY_MS, now);
    expect(isNotificationDue(NEVER_NOTIFIED, NOTIFY_EVERY_MS, now)).toBe(true);
    expect([of(true, ago(NOTIFY_EVERY_MS - 1)), of(true, ago(NOTIFY_EVERY_MS))]).toEqual([false, true]);
    expect([of(false, null), of(false, ago(2 * NOTIFY_EVERY_MS))]).toEqual([false, false]);
  });
});
