import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { proposalSettled } from '../../domain/proposal/proposal.audit.js';
import {
  allowedProposalVerbs,
  isAlone,
  type Officer,
  type Proposal,
  type ProposalState,
  type ProposalVerb,
  proposalsSeen,
  proposedPhoto,
  readRefusal,
  type Settling,
  settleProposal,
  stateOf,
} from '../../domain/proposal/proposal.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateVerificationService } from '../certificates/certificate-verification.service.js';
import { ReportEditionsService } from '../reports/report-editions.service.js';
import { RoleReader } from '../roles/role.repository.js';
import { UserReader } from '../users/user.repository.js';
import { type FoundProposal, type ProposalFilter, ProposalReader, type ProposalSort } from './proposal.repository.js';

/** What a list is narrowed to. */
export interface AskedProposals extends Omit<ProposalFilter, 'notBy'> {
  /** What the caller may release. */
  readonly releasable?: boolean;
}

/** A proposal for the screens. */
export interface ShownProposal extends FoundProposal {
  /** What has become of it by now. */
  readonly state: ProposalState;
  /** What the accounts are called now; `null` where they are gone. */
  readonly proposedByName: string | null;
  readonly settledByName: string | null;
  /** Nobody but the proposer could release it. */
  readonly alone: boolean;
  readonly allowed: readonly ProposalVerb[];
}

/** What one officer proposes and another releases. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proposals: ProposalReader,
    private readonly editions: ReportEditionsService,
    private readonly verification: CertificateVerificationService,
    private readonly users: UserReader,
    private readonly roles: RoleReader,
    private readonly clock: Clock,
  ) {}

  /** Of the actions that the caller has the permission for. @throws DomainError `forbidden` where these are none. */
  async list(
    actor: Actor,
    { filter, ...request }: ListRequest<ProposalSort, AskedProposals>,
  ): Promise<Page<ShownProposal>> {
    const seen = seenBy(actor);
    const { releasable, ...asked } = filter;
    const actions = asked.actions ? seen.filter((action) => asked.actions?.includes(action)) : seen;
    if (releasable && asked.state && asked.state !== 'proposed') return { items: [], total: 0 };
    const waiting = releasable ? waitingFor(actor) : {};
    const { items, total } = await this.proposals.list({ ...request, filter: { ...asked, ...waiting, actions } });
    return { items: items.map(await this.showing(actor, items)), total };
  }

  /** How many the caller may release. @throws DomainError `forbidden` as `list` does. */
  async countReleasable(actor: Actor): Promise<number> {
    const filter = { ...waitingFor(actor), actions: seenBy(actor) };
    const page = { offset: 0, limit: 1 };
    return (await this.proposals.list({ filter, sort: { field: 'id', descending: false }, page })).total;
  }

  /** @throws DomainError `forbidden`, `not_found`. */
  async detail(actor: Actor, id: number): Promise<ShownProposal> {
    const seen = seenBy(actor);
    const found = await this.proposals.findById(id);
    if (!found || !seen.includes(found.proposal.action)) throw notFound('Proposal');
    return (await this.showing(actor, [found]))(found);
  }

  /** Does what is proposed. @throws DomainError as `settle` does, then as the action itself. */
  release(actor: Actor, id: number): Promise<Proposal> {
    return this.settle(actor, id, { verb: 'release' }, (tx, proposal) =>
      proposal.action === 'approve'
        ? this.verification.release(tx, actor, proposal)
        : this.editions.release(tx, actor, proposal),
    );
  }

  /** @throws DomainError as `settle` and `readRefusal` do. */
  async refuse(actor: Actor, id: number, reason: unknown): Promise<Proposal> {
    seenBy(actor);
    return this.settle(actor, id, { verb: 'refuse', refusal: readRefusal(reason) });
  }

  /** @throws DomainError as `settle` does. */
  withdraw(actor: Actor, id: number): Promise<Proposal> {
    return this.settle(actor, id, { verb: 'withdraw' });
  }

  /** @throws DomainError `forbidden`, `not_found`, then as `settleProposal` does. */
  private settle(
    actor: Actor,
    id: number,
    settling: Settling,
    follow: (tx: Transaction, proposal: Proposal) => Promise<void> = async () => {},
  ): Promise<Proposal> {
    const seen = seenBy(actor);
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const proposal = await tx.proposals.lock(id);
      const certificate = proposal && (await tx.certificates.findById(proposal.certificateId));
      if (!proposal || !certificate || !seen.includes(proposal.action)) throw notFound('Proposal');
      const settled = settleProposal(proposal, settling, { actor, currentVersion: certificate.version, now });
      await tx.proposals.settle(settled);
      tx.audit.record(proposalSettled(actor.userId, settled));
      await follow(tx, settled);
      await discardPhoto(tx, proposal, now);
      return settled;
    });
  }

  /** @returns how each of them is shown. */
  private async showing(actor: Actor, found: readonly FoundProposal[]): Promise<(one: FoundProposal) => ShownProposal> {
    const ids = found.flatMap(({ proposal }) => [proposal.proposedBy, proposal.settledBy]);
    const names = await this.users.namesOf(ids);
    const officers = found.some(isOpen) ? await this.officers() : [];
    return (one) => ({
      ...one,
      state: stateOf(one.proposal, one.record.version),
      proposedByName: names.get(one.proposal.proposedBy) ?? null,
      settledByName: names.get(one.proposal.settledBy) ?? null,
      alone: isOpen(one) && isAlone(one.proposal, officers),
      allowed: allowedProposalVerbs(actor, one.proposal, one.record.version),
    });
  }

  /**
   * Two of each role that may release something, which is enough to know whether there is another. Whoever has not come
   * yet can do nothing.
   */
  private async officers(): Promise<Officer[]> {
    const roles = (await this.roles.all()).filter((role) => proposalsSeen(role).length > 0);
    const officers = await Promise.all(
      roles.map(async ({ id, permissions }) => {
        const members = await this.users.joined(id, 2);
        return members.map((userId) => ({ userId, permissions }));
      }),
    );
    return officers.flat();
  }
}

/** The one that would have been shown goes, unless it is by now. */
async function discardPhoto(tx: Transaction, proposal: Proposal, now: Date): Promise<void> {
  const photo = proposedPhoto(proposal);
  const fileIds = photo === null ? [] : await tx.files.discardUnused([photo], now);
  if (fileIds.length > 0) await tx.outbox.add('files.purge', { fileIds });
}

const waitingFor = (actor: Actor) => ({ state: 'proposed', notBy: actor.userId }) as const;

function seenBy(actor: Actor) {
  const seen = proposalsSeen(actor);
  if (seen.length === 0) throw new DomainError('forbidden', message('not_allowed'));
  return seen;
}

function isOpen({ proposal, record }: FoundProposal): boolean {
  return stateOf(proposal, record.version) === 'proposed';
}
