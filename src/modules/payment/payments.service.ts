import { Injectable } from '@nestjs/common';
import { type Actor, readsCertificates } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { referencesIn } from '../../domain/payment/payment-reference.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { type FoundPayment, type PaymentFilter, PaymentReader, type PaymentSort } from './payment.repository.js';

export interface AskedPayments extends PaymentFilter {
  readonly reference?: string;
}

/** What is known of the payments for applications, for whoever sees these. */
@Injectable()
export class PaymentsService {
  constructor(private readonly payments: PaymentReader) {}

  /** @throws DomainError `forbidden`. */
  async list(
    actor: Actor,
    { filter, ...request }: ListRequest<PaymentSort, AskedPayments>,
  ): Promise<Page<FoundPayment>> {
    authorise(actor);
    const { reference, ...rest } = filter;
    const named = reference === undefined ? undefined : referencesIn(reference);
    const ids = named && rest.ids ? named.filter((id) => rest.ids?.includes(id)) : (named ?? rest.ids);
    return this.payments.list({ ...request, filter: { ...rest, ...(ids ? { ids } : {}) } });
  }

  /** @throws DomainError `forbidden`, `not_found`. */
  async detail(actor: Actor, id: number): Promise<FoundPayment> {
    authorise(actor);
    const sort = { field: 'id', descending: false } as const;
    const { items } = await this.payments.list({ filter: { ids: [id] }, sort, page: { offset: 0, limit: 1 } });
    const [found] = items;
    if (!found) throw notFound('Payment');
    return found;
  }
}

function authorise(actor: Actor): void {
  if (!readsCertificates(actor)) throw new DomainError('forbidden', message('not_allowed'));
}
