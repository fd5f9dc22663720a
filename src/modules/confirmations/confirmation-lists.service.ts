import { Injectable } from '@nestjs/common';
import type { Confirmation, ConfirmationAnswer, Settlement } from '../../domain/confirmation/confirmation.js';
import { isOverdue } from '../../domain/confirmation/confirmation.machine.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Names, UserReader } from '../users/user.repository.js';
import { type ConfirmationFilter, ConfirmationReader, type ConfirmationSort } from './confirmation.repository.js';

/** A request with what was answered to it, for the screens. */
export interface ShownConfirmation {
  readonly confirmation: Confirmation;
  readonly overdue: boolean;
  readonly answers: readonly ConfirmationAnswer[];
  readonly settlements: readonly Settlement[];
  /** An answer says otherwise of a present value of the record, and nobody has settled it. */
  readonly isDiffering: boolean;
  /** What the officers are called now. */
  readonly names: Names;
}

/** What was asked of universities and the ministry, as officers see it. */
@Injectable()
export class ConfirmationListsService {
  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly users: UserReader,
    private readonly clock: Clock,
  ) {}

  async list(request: ListRequest<ConfirmationSort, ConfirmationFilter>): Promise<Page<ShownConfirmation>> {
    const { items, total } = await this.confirmations.list(request, this.clock.now());
    return { items: items.map(await this.showing(items)), total };
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<ShownConfirmation> {
    const confirmation = await this.confirmations.findById(id);
    if (!confirmation) throw notFound('Request');
    return this.shown(confirmation);
  }

  async shown(confirmation: Confirmation): Promise<ShownConfirmation> {
    return (await this.showing([confirmation]))(confirmation);
  }

  /** @returns how each of them is shown. */
  private async showing(all: readonly Confirmation[]): Promise<(one: Confirmation) => ShownConfirmation> {
    const answers = await this.confirmations.answersTo(all.map(({ id }) => id));
    const settlements = await this.confirmations.settlementsOf(answers.map(({ id }) => id));
    const differing = await this.differingOf(answers.map(({ confirmationId }) => confirmationId));
    const names = await this.users.namesOf([
      ...all.map(({ createdBy }) => createdBy),
      ...answers.map(({ recordedBy }) => recordedBy),
      ...settlements.map(({ officerId }) => officerId),
    ]);
    const now = this.clock.now();
    return (confirmation) => {
      const own = answers.filter(({ confirmationId }) => confirmationId === confirmation.id);
      const ids = own.map(({ id }) => id);
      const ownSettlements = settlements.filter((one) => ids.includes(one.answerId));
      const isDiffering = differing.has(confirmation.id);
      const overdue = isOverdue(confirmation, now);
      return { confirmation, overdue, answers: own, settlements: ownSettlements, isDiffering, names };
    };
  }

  /** By the filter of the list: what a request is shown as is what it is found by. */
  private async differingOf(answered: readonly number[]): Promise<ReadonlySet<number>> {
    const ids = [...new Set(answered)];
    if (ids.length === 0) return new Set();
    const page = { offset: 0, limit: ids.length };
    const request = { filter: { ids, differing: true }, sort: { field: 'id', descending: false }, page } as const;
    const { items } = await this.confirmations.list(request, this.clock.now());
    return new Set(items.map(({ id }) => id));
  }
}
