import { Injectable } from '@nestjs/common';
import { type Actor, readsCertificates } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { readPaymentQuery } from '../../domain/payment/payment-query.js';
import { referencesIn } from '../../domain/payment/payment-reference.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { type FoundPayment, type PaymentFilter, PaymentReader, type PaymentSort } from './payment.repository.js';

export interface AskedPayments extends Omit<PaymentFilter, 'name'> {
  readonly reference?: string;
  /** As `readPaymentQuery` reads it. */
  readonly q?: string;
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
    const { reference, q, ids, ...rest } = filter;
    const query: Partial<{ ids: readonly number[]; name: string }> = q === undefined ? {} : readPaymentQuery(q);
    const asked = [
      ...(ids ? [ids] : []),
      ...(reference === undefined ? [] : [referencesIn(reference)]),
      ...(query.ids ? [query.ids] : []),
    ];
    const named = query.name === undefined ? {} : { name: query.name };
    return this.payments.list({ ...request, filter: { ...rest, ...named, ...inAll(asked) } });
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

/** Those that are in each of the lists of ids, where there is any list. */
function inAll([first, ...others]: ReadonlyArray<readonly number[]>): Pick<PaymentFilter, 'ids'> {
  return first ? { ids: first.filter((id) => others.every((ids) => ids.includes(id))) } : {};
}

function authorise(actor: Actor): void {
  if (!readsCertificates(actor)) throw new DomainError('forbidden', message('not_allowed'));
}
