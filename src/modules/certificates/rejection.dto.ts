import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Message, message } from '../../domain/messages/message.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../../domain/verdict/checks.js';
import type { FollowedRejection } from '../../domain/verdict/rejection.js';
import { VERDICTS } from '../../domain/verdict/verdict.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { VerdictReasonDto } from '../verdicts/verdicts.dto.js';

const REJECTING = VERDICTS.filter((verdict) => verdict !== 'accepted');

function groupsProblem(given: unknown): Message | null {
  if (given === undefined || given === null) return null;
  const known: readonly unknown[] = CHECKED_GROUPS;
  const fits =
    Array.isArray(given) && given.every((one) => known.includes(one)) && new Set(given).size === given.length;
  return fits ? null : message('groups_needed', { choices: CHECKED_GROUPS.join(', ') });
}

/** Marks the groups of a rejection. */
export const RejectedGroups = (): PropertyDecorator =>
  applyDecorators(
    Rule(groupsProblem),
    ApiProperty({
      description:
        'The groups whose standing `send_again` or `refused` the rejection is made of; without a reason its text is made of them, in the ' +
        "applicant's language. The applicant must change something of each before applying again. Without groups nothing is marked.",
      type: 'array',
      items: { type: 'string', enum: [...CHECKED_GROUPS] },
      uniqueItems: true,
      required: false,
      nullable: true,
      example: null,
    }),
  );

/** What a rejection says of one group. */
export class RejectionDto {
  @ApiProperty({ enum: CHECKED_GROUPS, example: 'passport' })
  group!: CheckedGroup;
  @ApiProperty({ enum: REJECTING, example: 'send_again' })
  verdict!: FollowedRejection['verdict'];
  reasons!: VerdictReasonDto[];
  /** As the officer wrote it. @example "The second page is cut off." */
  comment!: string | null;
  /** The applicant has changed something of the group since; applying again needs that of each. @example false */
  changed!: boolean;
}

export function toRejectionDto({ reasons, ...rejection }: FollowedRejection): RejectionDto {
  return { ...rejection, reasons: reasons.map((reason) => ({ ...reason })) };
}
