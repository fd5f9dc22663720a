import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { catalogChange } from '../../domain/catalog/catalog.audit.js';
import {
  changedUniversity,
  isOtherUniversity,
  refuseFormerName,
  type University,
  type UniversityChange,
  type UniversityFields,
  validateUniversityRemoval,
} from '../../domain/catalog/university.js';
import { refuseMissing } from '../../domain/shared/in-use.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { type ChangeTarget, type RemovalTarget, refuseStale } from '../../domain/shared/record-version.js';
import { refuseStaleRows } from '../../domain/shared/row-refusals.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { waitAnew } from '../contacts/contact-waiting.steps.js';
import { type UniversityFilter, UniversityReader, type UniversitySort } from './university.repository.js';

/** The universities that the forms and the public lists offer. */
@Injectable()
export class UniversitiesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly universities: UniversityReader,
    private readonly clock: Clock,
  ) {}

  list(request: ListRequest<UniversitySort, UniversityFilter>): Promise<Page<University>> {
    return this.universities.list(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<University> {
    const university = await this.universities.findById(id);
    if (!university) throw notFound('University');
    return university;
  }

  /** @throws DomainError `already_exists`. */
  add(actor: Actor, fields: UniversityFields): Promise<University> {
    return this.unitOfWork.run(async (tx) => {
      refuseFormerName(fields, await tx.universities.renamed());
      const university = await tx.universities.insert(fields);
      tx.audit.record(catalogChange(actor.userId, 'university', null, university));
      return university;
    });
  }

  /**
   * Fields that are not given stay; its name before stays with it. Under another name or in another country its
   * contacts and mail domains wait for a second officer again: they were released for what it was.
   * @throws DomainError `not_found`, `stale_version`, `already_exists`, `contact_not_released` where some wait already.
   */
  change(actor: Actor, target: ChangeTarget, given: UniversityChange): Promise<University> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const [current] = await tx.universities.lock([target.id]);
      if (!current) throw notFound('University');
      refuseStale(current, target);
      const next = changedUniversity(current, given);
      refuseFormerName(next, await tx.universities.renamed());
      const changed = await tx.universities.update(next);
      tx.audit.record(catalogChange(actor.userId, 'university', current, changed));
      if (isOtherUniversity(current, changed)) await waitAnew(tx, changed.id, actor.userId, now);
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
      const found = await tx.universities.lock(ids);
      refuseMissing(ids, found, 'University');
      refuseStaleRows(found, targets);
      validateUniversityRemoval(found, await tx.universities.uses(ids));
      await tx.universities.remove(ids);
      for (const university of found) tx.audit.record(catalogChange(actor.userId, 'university', university, null));
    });
  }
}
