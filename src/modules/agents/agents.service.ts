import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type Agent, type AgentFields, type NamedAgent, refuseUnknownLinks } from '../../domain/catalog/agent.js';
import { catalogChange } from '../../domain/catalog/catalog.audit.js';
import { refuseMissing } from '../../domain/shared/in-use.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, type RemovalTarget, refuseStale } from '../../domain/shared/record-version.js';
import { refuseStaleRows } from '../../domain/shared/row-refusals.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type AgentFilter, AgentReader, type AgentSort } from './agent.repository.js';

/** Which company is an agency of which university. */
@Injectable()
export class AgentsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly agents: AgentReader,
  ) {}

  list(request: ListRequest<AgentSort, AgentFilter>): Promise<Page<NamedAgent>> {
    return this.agents.list(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<NamedAgent> {
    const agent = await this.agents.findById(id);
    if (!agent) throw notFound('Agent');
    return agent;
  }

  /** @throws DomainError `invalid_input`, `already_exists`. */
  add(actor: Actor, link: AgentFields): Promise<NamedAgent> {
    return this.unitOfWork.run(async (tx) => {
      const named = await lockBoth(tx, link);
      const agent = await tx.agents.insert(link);
      tx.audit.record(catalogChange(actor.userId, 'agent', null, agent));
      return named(agent);
    });
  }

  /** What is not given stays. @throws DomainError `not_found`, `invalid_input`, `stale_version`, `already_exists`. */
  change(actor: Actor, target: ChangeTarget, given: Partial<AgentFields>): Promise<NamedAgent> {
    return this.unitOfWork.run(async (tx) => {
      const [current] = await tx.agents.lock([target.id]);
      if (!current) throw notFound('Agent');
      refuseStale(current, target);
      const link = withChanges(current, given);
      const named = await lockBoth(tx, link);
      const changed = await tx.agents.update(link);
      tx.audit.record(catalogChange(actor.userId, 'agent', current, changed));
      return named(changed);
    });
  }

  /** Removes all of them or none. @throws DomainError `not_found`, `stale_version`. */
  async remove(actor: Actor, targets: readonly RemovalTarget[]): Promise<void> {
    const ids = targets.map(({ id }) => id);
    await this.unitOfWork.run(async (tx) => {
      const found = await tx.agents.lock(ids);
      refuseMissing(ids, found, 'Agent');
      refuseStaleRows(found, targets);
      await tx.agents.remove(ids);
      for (const agent of found) tx.audit.record(catalogChange(actor.userId, 'agent', agent, null));
    });
  }

  /** Ends the link of a company and a university. @throws DomainError `not_found` where there is none. */
  async removeLink(actor: Actor, link: AgentFields): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const agent = await tx.agents.lockLink(link);
      if (!agent) throw notFound('Agent');
      await tx.agents.remove([agent.id]);
      tx.audit.record(catalogChange(actor.userId, 'agent', agent, null));
    });
  }
}

/** Locks both sides, so that neither is removed meanwhile. @returns what puts their names to a link of theirs. */
async function lockBoth(tx: Transaction, link: AgentFields): Promise<(agent: Agent) => NamedAgent> {
  const [company] = await tx.companies.lock([link.companyId]);
  const [university] = await tx.universities.lock([link.universityId]);
  refuseUnknownLinks({ company: company !== undefined, university: university !== undefined });
  return (agent) => ({ ...agent, companyName: company?.name ?? '', universityName: university?.name ?? '' });
}
