import { FAULTS, type FaultName } from '../e2e/faults/table.mjs';

/** What came of a fault, counted by the test that made it. */
export interface Outcome {
  readonly lost: number;
  readonly doubled: number;
}

/** Holds what a test has counted against the row of `docs/operations.md` that names the test. */
export function expectFault(name: FaultName, { lost, doubled }: Outcome): void {
  const row = FAULTS[name];
  expect({ name, lost, doubled }).toEqual({ name, lost: row.lost, doubled: row.doubled });
}

/** Of things that were each to be there once: how many are missing, and how many there are beyond one each. */
export function outcomeOf<T>(ordered: Iterable<T>, found: readonly T[]): Outcome {
  const times = [...new Set(ordered)].map((one) => found.filter((other) => other === one).length);
  return {
    lost: times.filter((count) => count === 0).length,
    doubled: times.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

/** The same of things that are only counted. */
export function outcomeOfCount(ordered: number, found: number): Outcome {
  return { lost: Math.max(0, ordered - found), doubled: Math.max(0, found - ordered) };
}
