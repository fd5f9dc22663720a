import type { KeyMode } from '../integrator/key-text.js';
import type { CheckItem } from './check-request.js';
import type { PlacedProblem } from './row-problem.js';

/** For so long results are kept; then nothing is. */
export const KEPT_MS = 24 * 3_600_000;
/** Items of one step: between two, others get their turn, and progress is told. */
export const PART = 50;

export const CHECK_STATES = ['waiting', 'running', 'finished'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** A check of many that is done beside the request. */
export interface ReportCheck {
  readonly id: number;
  readonly integratorId: number;
  /** Null where a member asked. */
  readonly keyId: number | null;
  readonly memberId: number | null;
  readonly mode: KeyMode;
  readonly total: number;
  readonly done: number;
  readonly problems: readonly PlacedProblem[];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export type NewReportCheck = Omit<ReportCheck, 'id' | 'done' | 'finishedAt'>;

export function stateOfCheck({ done, finishedAt }: ReportCheck): CheckState {
  if (finishedAt) return 'finished';
  return done > 0 ? 'running' : 'waiting';
}

export const keptUntil = ({ createdAt }: Pick<ReportCheck, 'createdAt'>) => new Date(createdAt.getTime() + KEPT_MS);

export function partsOf(items: readonly CheckItem[]): CheckItem[][] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, at) => items.slice(at * PART, (at + 1) * PART));
}
