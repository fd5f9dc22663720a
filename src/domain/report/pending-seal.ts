import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import type { Report } from './report.js';

/** The job that is to render a report, as long as it is not done. */
export interface RenderJob {
  readonly id: number;
  readonly state: 'open' | 'failed';
  /** A worker is at it. */
  readonly isHeld: boolean;
  /** Tries begun so far. */
  readonly attempts: number;
  readonly lastError: string | null;
}

/** A report in force whose PDF is not there. */
export interface PendingSeal {
  readonly report: Report;
  readonly job: RenderJob | null;
}

export const RENDER_STATES = ['waiting', 'trying', 'failed', 'none', 'done'] as const;
/** `none`: nothing is under way, which the sweep mends by itself; `done`: the PDF is there. */
export type RenderState = (typeof RENDER_STATES)[number];

export function renderState({ report, job }: PendingSeal): RenderState {
  if (report.pdf) return 'done';
  if (!job) return 'none';
  if (job.state === 'failed') return 'failed';
  return job.isHeld ? 'trying' : 'waiting';
}

/** What has to be done so that a report gets its PDF: nothing where it has one, or where a job is under way. */
export function nextRenderStep(pending: PendingSeal): 'nothing' | 'order' | 'retry' {
  const state = renderState(pending);
  if (state !== 'done' && pending.report.status !== 'current') {
    throw new DomainError('illegal_transition', message('edition_not_in_force'));
  }
  if (state === 'none') return 'order';
  return state === 'failed' ? 'retry' : 'nothing';
}
