import { ApiProperty } from '@nestjs/swagger';
import { CONFIRMING_PARTIES, type ConfirmingParty } from '../../domain/confirmation/contact.js';
import type { EnquiryStep } from '../../domain/confirmation/enquiry-steps.js';

/** Who was asked about an application, and whether there was an answer. */
export class EnquiryStepDto {
  @ApiProperty({ enum: CONFIRMING_PARTIES, example: 'university' })
  party!: ConfirmingParty;
  /** @example "2026-03-02T04:05:06.789Z" */
  asked!: string;
  @ApiProperty({ type: String, nullable: true, example: null })
  answered!: string | null;
  /** `declined`: the office said that it does not answer. */
  @ApiProperty({ type: String, enum: ['answered', 'declined'], nullable: true, example: null })
  outcome!: EnquiryStep['outcome'];
  /** When it ended without an answer. */
  @ApiProperty({ type: String, nullable: true, example: null })
  expired!: string | null;
  /** Whether an answer is still waited for. @example true */
  open!: boolean;
}

export function toEnquiryStepDto(step: EnquiryStep): EnquiryStepDto {
  const { party, askedAt, answeredAt, outcome, expiredAt, open } = step;
  return {
    party,
    asked: askedAt.toISOString(),
    answered: answeredAt?.toISOString() ?? null,
    outcome,
    expired: expiredAt?.toISOString() ?? null,
    open,
  };
}
