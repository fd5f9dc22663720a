import type { FileId } from '../../domain/files/stored-file.js';
import type { NewProposal, Proposal, ProposalState, ProposedAction } from '../../domain/proposal/proposal.js';
import type { ProposalQuery } from '../../domain/proposal/proposal-query.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface ProposalFilter {
  readonly ids?: readonly number[];
  /** Any of these. */
  readonly actions?: readonly ProposedAction[];
  readonly state?: ProposalState;
  readonly certificateId?: number;
  readonly proposedBy?: number;
  readonly query?: ProposalQuery;
  /** Made by others than this officer. */
  readonly notBy?: number;
}

export type ProposalSort =
  | 'id'
  | 'proposedAt'
  | 'action'
  | 'certificateId'
  | 'proposedBy'
  | 'reason'
  | 'state'
  | 'settledAt';

/** A proposal with what its record is now. */
export interface FoundProposal {
  readonly proposal: Proposal;
  readonly record: {
    readonly version: number;
    readonly holder: string | null;
    readonly reportNumber: string | null;
  };
}

/** What waits for a release on a record, beside the record. */
export interface OpenProposal extends Pick<Proposal, 'id' | 'action' | 'proposedAt'> {
  /** What that account is called now; `null` where it is gone. */
  readonly proposedByName: string | null;
}

export abstract class ProposalReader {
  abstract findById(id: number): Promise<FoundProposal | null>;
  abstract list(request: ListRequest<ProposalSort, ProposalFilter>): Promise<Page<FoundProposal>>;
  /** All on a record, oldest first. */
  abstract on(certificateId: number): Promise<readonly Proposal[]>;
}

export interface ProposalStore {
  /** What waits for a release on a record of this version. */
  openOn(certificateId: number, version: number): Promise<Proposal | null>;
  insert(proposal: NewProposal): Promise<Proposal>;
  /** Nobody else settles it before this transaction ends. */
  lock(id: number): Promise<Proposal | null>;
  settle(proposal: Proposal): Promise<void>;
  /** The photos that corrections of a record would show, of those that were not settled. */
  photosOn(certificateId: number): Promise<readonly FileId[]>;
  /** Removes all on a record whose holder has erased the account. */
  forget(certificateId: number): Promise<void>;
}
