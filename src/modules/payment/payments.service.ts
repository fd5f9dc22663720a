import { Injectable } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { referencesIn } from '../../domain/payment/payment-reference.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { type FoundPayment, type PaymentFilter, PaymentReader, type PaymentSort } from './payment.repository.js';

interface AskedPayments extends PaymentFilter {
  readonly reference?: string;
}

/** What is known of the payments for applications. */
@Injectable()
export class PaymentsService {
  constructor(private readonly payments: PaymentReader) {}

  list({ filter, ...request }: ListRequest<PaymentSort, AskedPayments>): Promise<Page<FoundPayment>> {
    const { reference, ...rest } = filter;
    const named = reference === undefined ? undefined : referencesIn(reference);
    const ids = named && rest.ids ? named.filter((id) => rest.ids?.includes(id)) : (named ?? rest.ids);
    return this.payments.list({ ...request, filter: { ...rest, ...(ids ? { ids } : {}) } });
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<FoundPayment> {
    const sort = { field: 'id', descending: false } as const;
    const { items } = await this.payments.list({ filter: { ids: [id] }, sort, page: { offset: 0, limit: 1 } });
    const [found] = items;
    if (!found) throw new DomainError('not_found', message('not_found', { what: 'Payment' }));
    return found;
  }
}
