// Written out: a list of the portal tells the steps of each of its records, and must answer at least eight times as
// often as the best peer (bench/api/budgets.mjs). With three statements that made whole entities a list of ten that
// were all asked about took 1.33 ms of the API's processor time, with this one 0.79 (Node.js 24.21, a busy machine,
// 2026-11-26).
import type { EntityManager } from 'typeorm';
import type { Confirmation, ConfirmationAnswer } from '../../domain/confirmation/confirmation.js';
import { type EnquiryStep, enquirySteps } from '../../domain/confirmation/enquiry-steps.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { marks } from '../../platform/db/sql.js';

/** An enquiry with one of its answers, if there are any. */
interface Row extends Pick<Confirmation, 'id' | 'party' | 'state'> {
  certificate_id: number;
  sent_at: number;
  ended_at: number | null;
  answered_at: number | null;
  disputed_at: number | null;
  outcome: ConfirmationAnswer['outcome'] | null;
}

/** Of each certificate; oldest first. */
export async function readSteps(
  manager: EntityManager,
  certificateIds: readonly number[],
): Promise<ReadonlyMap<number, EnquiryStep[]>> {
  const rows = await manager.query<Row[]>(
    `SELECT c.certificate_id, c.id, c.party, c.state, c.sent_at, c.ended_at, a.answered_at, a.disputed_at, a.outcome
     FROM confirmations c LEFT JOIN confirmation_answers a ON a.confirmation_id = c.id
     WHERE c.certificate_id IN (${marks(certificateIds)}) ORDER BY c.id, a.id`,
    [...certificateIds],
  );
  return new Map(certificateIds.map((id) => [id, toSteps(rows.filter((row) => row.certificate_id === id))]));
}

function toSteps(rows: readonly Row[]): EnquiryStep[] {
  const all = new Map(
    rows.map(({ id, party, state, sent_at, ended_at }) => [
      id,
      { id, party, state, sentAt: toDate(sent_at), endedAt: toDateOrNull(ended_at) },
    ]),
  );
  const answers = rows.flatMap(({ id, answered_at, disputed_at, outcome }) =>
    answered_at === null || outcome === null
      ? []
      : [{ confirmationId: id, at: toDate(answered_at), disputedAt: toDateOrNull(disputed_at), outcome }],
  );
  return enquirySteps([...all.values()], { answers });
}
