import type { EntityManager } from 'typeorm';
import { outcomeOf } from '../../domain/confirmation/outcome.js';
import { ConfirmationAnswerEntity, ConfirmationEntity, ConfirmationSettlementEntity } from './confirmation.entity.js';
import { toAnswer, toConfirmation, toSettlement } from './confirmation.mapper.js';

/** Keeps with a request what has become of it, so that figures read four columns of it and no answers. */
export async function keepOutcome(manager: EntityManager, confirmationId: number): Promise<void> {
  const request = await manager.findOneByOrFail(ConfirmationEntity, { id: confirmationId });
  const options = { order: { id: 'ASC' } } as const;
  const own = { where: { confirmation_id: confirmationId }, ...options };
  const answers = (await manager.find(ConfirmationAnswerEntity, own)).map(toAnswer);
  const about = { where: { certificate_id: request.certificate_id }, ...options };
  const settlements = (await manager.find(ConfirmationSettlementEntity, about)).map(toSettlement);
  const { answeredAt, isConfirmed } = outcomeOf(toConfirmation(request).claimed, { answers, settlements });
  const columns = { answered_at: answeredAt?.getTime() ?? null, confirmed: isConfirmed ? 1 : 0 };
  await manager.update(ConfirmationEntity, { id: confirmationId }, columns);
}

/** The same where only one of its answers is known. */
export async function keepOutcomeOf(manager: EntityManager, answerId: number): Promise<void> {
  const answer = await manager.findOneByOrFail(ConfirmationAnswerEntity, { id: answerId });
  await keepOutcome(manager, answer.confirmation_id);
}
