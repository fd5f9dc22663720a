/** Seconds for which a code of an app holds (RFC 6238). */
export const STEP_SECONDS = 30;
/** Steps by which the clock of a phone may be off, to either side. */
export const STEP_DRIFT = 1;
export const ONE_TIME_DIGITS = 6;

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The steps whose codes are taken at a moment. */
export function stepsAround(now: Date): number[] {
  const present = stepAt(now);
  return Array.from({ length: 2 * STEP_DRIFT + 1 }, (_, place) => present - STEP_DRIFT + place);
}

/**
 * The last step that can have been used by now: a later one was used while the clock ran ahead, and shuts nobody out.
 */
export function latestStep(now: Date): number {
  return stepAt(now) + STEP_DRIFT;
}
