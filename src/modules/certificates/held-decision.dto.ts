import { ApiProperty } from '@nestjs/swagger';
import { HELD_ACTIONS, type HeldAction } from '../../domain/review/held-decision.js';
import { AssigneeDto } from '../review/assignment.dto.js';
import type { TimedDecision } from './certificate.repository.js';

/** What was decided and may still be undone. */
export class DecisionPendingDto {
  @ApiProperty({ enum: HELD_ACTIONS, example: 'approve' })
  action!: HeldAction;
  /** Who decided. */
  by!: AssigneeDto;
  /** When it is carried out. @example "2026-03-01T04:06:06.789Z" */
  until!: string;
  /** Until then, by the clock of the service: what a screen counts down from. @example 60 */
  secondsLeft!: number;
}

export function toDecisionPendingDto(decision: TimedDecision): DecisionPendingDto {
  const { action, decidedBy, name, until, secondsLeft } = decision;
  return { action, by: { id: decidedBy, name }, until: until.toISOString(), secondsLeft };
}
