import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { NamedAgent } from '../../domain/catalog/agent.js';
import { catalogChange } from '../../domain/catalog/catalog.audit.js';
import { type Company, type CompanyFields, validateCompanyRemoval } from '../../domain/catalog/company.js';
import { refuseMissing } from '../../domain/shared/in-use.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, type RemovalTarget, refuseStale } from '../../domain/shared/record-version.js';
import { refuseStaleRows } from '../../domain/shared/row-refusals.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { AgentReader } from '../agents/agent.repository.js';
import { type CompanyFilter, CompanyReader, type CompanySort } from './company.repository.js';

/** The agencies that recruit for universities. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly companies: CompanyReader,
    private readonly agents: AgentReader,
  ) {}

  list(request: ListRequest<CompanySort, CompanyFilter>): Promise<Page<Company>> {
    return this.companies.list(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<Company> {
    const company = await this.companies.findById(id);
    if (!company) throw notFound('Company');
    return company;
  }

  /** The universities that it is an agency of. */
  agentsOf(company: Company): Promise<NamedAgent[]> {
    return this.agents.findByCompany(company.id);
  }

  /** @throws DomainError `already_exists`. */
  add(actor: Actor, fields: CompanyFields): Promise<Company> {
    return this.unitOfWork.run(async (tx) => {
      const company = await tx.companies.insert(fields);
      tx.audit.record(catalogChange(actor.userId, 'company', null, company));
      return company;
    });
  }

  /** Fields that are not given stay. @throws DomainError `not_found`, `stale_version`, `already_exists`. */
  change(actor: Actor, target: ChangeTarget, given: Partial<CompanyFields>): Promise<Company> {
    return this.unitOfWork.run(async (tx) => {
      const [current] = await tx.companies.lock([target.id]);
      if (!current) throw notFound('Company');
      refuseStale(current, target);
      const changed = await tx.companies.update(withChanges(current, given));
      tx.audit.record(catalogChange(actor.userId, 'company', current, changed));
      return changed;
    });
  }

  /**
   * Removes all of them or none.
   * @throws DomainError `not_found`, `stale_version` where one has changed since it was seen, `in_use`.
   */
  async remove(actor: Actor, targets: readonly RemovalTarget[]): Promise<void> {
    const ids = targets.map(({ id }) => id);
    await this.unitOfWork.run(async (tx) => {
      const found = await tx.companies.lock(ids);
      refuseMissing(ids, found, 'Company');
      refuseStaleRows(found, targets);
      validateCompanyRemoval(found, await tx.companies.uses(ids));
      await tx.companies.remove(ids);
      for (const company of found) tx.audit.record(catalogChange(actor.userId, 'company', company, null));
    });
  }
}
