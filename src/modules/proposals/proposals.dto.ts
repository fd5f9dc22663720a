import { ApiProperty } from '@nestjs/swagger';
import type { CorrectableField } from '../../domain/certificate/certificate.fields.js';
import {
  type Correction,
  PROPOSAL_STATES,
  PROPOSAL_VERBS,
  PROPOSED_ACTIONS,
  type Proposal,
  type ProposalState,
  type ProposalVerb,
  type ProposedAction,
  REFUSAL_REASON,
} from '../../domain/proposal/proposal.js';
import { readProposalQuery } from '../../domain/proposal/proposal-query.js';
import { ValidatedLater } from '../../platform/http/field.decorator.js';
import { maybeFileUrl } from '../../platform/http/file-url.js';
import {
  choiceFilter,
  flagFilter,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  textFilter,
} from '../../platform/http/resource-list.dto.js';
import type { OpenProposal, ProposalSort } from './proposal.repository.js';
import type { AskedProposals, ShownProposal } from './proposals.service.js';

interface Filter extends Omit<AskedProposals, 'actions' | 'query'> {
  readonly action?: ProposedAction;
  /** As `readProposalQuery` reads it. */
  readonly q?: string;
}

export const PROPOSAL_LIST: ListRules<ProposalSort, Filter> = {
  sortable: ['id', 'proposedAt', 'action', 'certificateId', 'proposedBy', 'reason', 'state', 'settledAt'],
  descending: true,
  filters: {
    id: idsFilter,
    action: choiceFilter(...PROPOSED_ACTIONS),
    state: choiceFilter(...PROPOSAL_STATES),
    certificateId: idFilter,
    proposedBy: idFilter,
    q: textFilter(Q_MAX),
    releasable: flagFilter,
  },
};

export function toProposalFilter({ action, q, ...filter }: Filter): AskedProposals {
  return {
    ...filter,
    ...(action ? { actions: [action] } : {}),
    ...(q === undefined ? {} : { query: readProposalQuery(q) }),
  };
}

export class ProposedDto {
  /** What waits for a second officer; nothing has changed yet. @example 5 */
  proposalId!: number;
}

/** The documented answer of a call that only proposes. */
export const PROPOSED = {
  status: 202,
  type: ProposedDto,
  description: 'Nothing has changed: it waits for a second officer, as `SECOND_APPROVAL` says',
};

export class OpenProposalDto {
  /** @example 5 */
  id!: number;
  @ApiProperty({ enum: PROPOSED_ACTIONS, example: 'approve' })
  action!: ProposedAction;
  /** What that account is called now; null where it is gone. @example "Officer Lim" */
  proposedByName!: string | null;
  /** @example "2026-03-01T04:05:06.789Z" */
  proposedAt!: string;
}

export class ProposedCorrectionDto {
  /** @example "name" */
  field!: string;
  /** As it is certified; of a photo its address. @example "WANG XIAOMIN" */
  before!: string | null;
  /** As it is to be. A photo that nobody released is not kept. @example "WANG XIAOMING" */
  after!: string | null;
}

export class ProposalDto {
  /** @example 5 */
  id!: number;
  @ApiProperty({ enum: PROPOSED_ACTIONS, example: 'correct' })
  action!: ProposedAction;
  /** @example 4711 */
  certificateId!: number;
  /** The edition to be corrected or withdrawn; null for an approval. @example 12 */
  reportId!: number | null;
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  reportNumber!: string | null;
  /** What the record says. @example "WANG XIAOMIN" */
  holder!: string | null;
  /** Of the certificate, as it was seen; when it has another the proposal has ended. @example 3 */
  version!: number;
  /** What a correction changes. */
  corrections!: ProposedCorrectionDto[];
  /** Of a correction or a withdrawal; it is public once that is released. @example "The name was misspelt." */
  reason!: string | null;
  @ApiProperty({ enum: PROPOSAL_STATES, example: 'proposed' })
  state!: ProposalState;
  /** @example 50 */
  proposedBy!: number;
  /** What that account is called now; null where it is gone. @example "Officer Lim" */
  proposedByName!: string | null;
  /** @example "2026-03-01T04:05:06.789Z" */
  proposedAt!: string;
  /** Who released, refused or withdrew it. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  settledBy!: number | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  settledByName!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  settledAt!: string | null;
  /** Why it was refused. */
  @ApiProperty({ type: String, nullable: true, example: null })
  refusal!: string | null;
  /** There is nobody but its proposer who could release it. @example false */
  alone!: boolean;
  /** What the caller may do about it now. */
  @ApiProperty({ enum: PROPOSAL_VERBS, isArray: true, example: ['release', 'refuse'] })
  allowedActions!: ProposalVerb[];
}

/** Without what it is about: whoever repeats the request later may not see that any more. */
export class SettledProposalDto {
  /** @example 5 */
  id!: number;
  @ApiProperty({ enum: PROPOSAL_STATES, example: 'released' })
  state!: ProposalState;
}

export class ProposalRefusalDto {
  /** For the officer who proposed it. @example "The name in the passport is the one that we certified." */
  @ValidatedLater(REFUSAL_REASON)
  reason?: unknown;
}

export function toOpenProposalDto({ id, action, proposedByName, proposedAt }: OpenProposal): OpenProposalDto {
  return { id, action, proposedByName, proposedAt: proposedAt.toISOString() };
}

export function toProposalDto({ proposal, record, state, ...shown }: ShownProposal): ProposalDto {
  const { id, action, certificateId, reportId, version, corrections, reason, proposedBy, settledBy, refusal } =
    proposal;
  return {
    id,
    action,
    certificateId,
    reportId,
    reportNumber: record.reportNumber,
    holder: record.holder,
    version,
    corrections: Object.entries(corrections).map(([field, change]) => toCorrectionDto(field, change)),
    reason,
    state,
    proposedBy,
    proposedByName: shown.proposedByName,
    proposedAt: proposal.proposedAt.toISOString(),
    settledBy,
    settledByName: shown.settledByName,
    settledAt: proposal.settledAt?.toISOString() ?? null,
    refusal,
    alone: shown.alone,
    allowedActions: [...shown.allowed],
  };
}

function toCorrectionDto(field: string, { before, after }: Correction): ProposedCorrectionDto {
  if (field !== ('avatar' satisfies CorrectableField)) return { field, before, after };
  return { field, before: maybeFileUrl(before), after: maybeFileUrl(after) };
}

export function toSettledDto({ id, state }: Proposal): SettledProposalDto {
  return { id, state };
}
