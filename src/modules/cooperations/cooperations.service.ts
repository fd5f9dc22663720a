import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { catalogChange } from '../../domain/catalog/catalog.audit.js';
import {
  type Cooperation,
  type CooperationFields,
  type NamedCooperation,
  refuseOneSide,
  refuseUnknownSides,
} from '../../domain/catalog/cooperation.js';
import { refuseMissing } from '../../domain/shared/in-use.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, type RemovalTarget, refuseStale } from '../../domain/shared/record-version.js';
import { refuseStaleRows } from '../../domain/shared/row-refusals.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type CooperationFilter, CooperationReader, type CooperationSort } from './cooperation.repository.js';

/** What universities do together. */
@Injectable()
export class CooperationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cooperations: CooperationReader,
  ) {}

  list(request: ListRequest<CooperationSort, CooperationFilter>): Promise<Page<NamedCooperation>> {
    return this.cooperations.list(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<NamedCooperation> {
    const cooperation = await this.cooperations.findById(id);
    if (!cooperation) throw notFound('Cooperation');
    return cooperation;
  }

  /** @throws DomainError `invalid_input`, `already_exists`. */
  add(actor: Actor, fields: CooperationFields): Promise<NamedCooperation> {
    return this.unitOfWork.run(async (tx) => {
      refuseOneSide(fields);
      const named = await lockSides(tx, fields);
      const cooperation = await tx.cooperations.insert(fields);
      tx.audit.record(catalogChange(actor.userId, 'cooperation', null, cooperation));
      return named(cooperation);
    });
  }

  /**
   * Fields that are not given stay.
   * @throws DomainError `not_found`, `invalid_input`, `stale_version`, `already_exists`.
   */
  change(actor: Actor, target: ChangeTarget, given: Partial<CooperationFields>): Promise<NamedCooperation> {
    return this.unitOfWork.run(async (tx) => {
      const [current] = await tx.cooperations.lock([target.id]);
      if (!current) throw notFound('Cooperation');
      const cooperation = withChanges(current, given);
      refuseOneSide(cooperation);
      refuseStale(current, target);
      const named = await lockSides(tx, cooperation);
      const changed = await tx.cooperations.update(cooperation);
      tx.audit.record(catalogChange(actor.userId, 'cooperation', current, changed));
      return named(changed);
    });
  }

  /**
   * Removes all of them or none.
   * @throws DomainError `not_found`, `stale_version` where one has changed since it was seen.
   */
  async remove(actor: Actor, targets: readonly RemovalTarget[]): Promise<void> {
    const ids = targets.map(({ id }) => id);
    await this.unitOfWork.run(async (tx) => {
      const found = await tx.cooperations.lock(ids);
      refuseMissing(ids, found, 'Cooperation');
      refuseStaleRows(found, targets);
      await tx.cooperations.remove(ids);
      for (const cooperation of found) tx.audit.record(catalogChange(actor.userId, 'cooperation', cooperation, null));
    });
  }
}

/**
 * Locks the two universities, so that neither is removed meanwhile.
 * @returns what puts their names to a cooperation of theirs.
 */
async function lockSides(
  tx: Transaction,
  fields: CooperationFields,
): Promise<(cooperation: Cooperation) => NamedCooperation> {
  const universities = await tx.universities.lock([fields.university1Id, fields.university2Id]);
  refuseUnknownSides(fields, universities);
  const nameOf = (id: number) => universities.find((one) => one.id === id)?.name ?? '';
  return (cooperation) => ({
    ...cooperation,
    university1Name: nameOf(cooperation.university1Id),
    university2Name: nameOf(cooperation.university2Id),
  });
}
