import type { Bounce } from '../bounce/bounce.js';
import { dayOf } from '../shared/calendar.js';
import type { FoundSignal } from './signal.js';

/** What is mailed to the applicant, a decision among it, does not arrive. */
export function findMailSignals(bounce: Pick<Bounce, 'since'> | null): FoundSignal[] {
  return bounce ? [{ kind: 'mail_returned', evidence: { day: dayOf(bounce.since) } }] : [];
}
