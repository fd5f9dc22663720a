import { keepWork, readWork } from '../auth/tab-work';

const NAME = 'desk-trail';
const LONGEST = 50;

/** The applications that were on the desk of this tab, in their order, with one that is on it now. */
export function visited(trail: readonly number[], id: number): number[] {
  return trail.at(-1) === id ? [...trail] : [...trail, id].slice(-LONGEST);
}

function readTrail(): number[] {
  const kept = readWork('tab', NAME);
  return Array.isArray(kept) ? kept.filter((one): one is number => Number.isSafeInteger(one)) : [];
}

/** @returns the application that was decided or left before this one. */
export function enter(id: number): number | undefined {
  const trail = visited(readTrail(), id);
  keepWork('tab', NAME, trail);
  return trail.at(-2);
}

/** Goes back from an application: from the one before, the way back leads on to the one before that. */
export function leaveBackwards(id: number): void {
  const trail = readTrail();
  keepWork('tab', NAME, trail.at(-1) === id ? trail.slice(0, -1) : trail);
}
