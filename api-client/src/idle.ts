/** All windows of the browser share it: work in one is work in all. */
const KEY = 'last-action';
/** A call belongs to the last action if it goes out within this time. */
const AT_WORK_MS = 60_000;
const WARNING_MS = 120_000;
/** How often the service is told of work that sends no calls, such as typing. */
const TELL_MS = 60_000;

let own = Date.now();

/** When somebody last did something here. */
export function lastAction(): number {
  return Math.max(own, Number(localStorage.getItem(KEY)) || 0);
}

export function noteAction(): void {
  const now = Date.now();
  if (now - own > 1000) localStorage.setItem(KEY, String(now));
  own = now;
}

export const isAtWork = () => Date.now() - lastAction() < AT_WORK_MS;

export type IdleState = { readonly is: 'at-work' | 'over' } | { readonly is: 'warned'; readonly seconds: number };

/** @param minutes after which a session ends that nobody works in. */
export function idleState(minutes: number, last: number, now: number): IdleState {
  const left = last + minutes * 60_000 - now;
  if (left <= 0) return { is: 'over' };
  return left > Math.min(WARNING_MS, minutes * 30_000)
    ? { is: 'at-work' }
    : { is: 'warned', seconds: Math.ceil(left / 1000) };
}

/** Whether the service has to be told that somebody is here. @param told when it was last. */
export function isToBeTold(told: number, last: number, now: number): boolean {
  return last > told && now - told >= TELL_MS;
}
