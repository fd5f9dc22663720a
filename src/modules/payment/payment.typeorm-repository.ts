import { Injectable } from '@nestjs/common';
import { Brackets, type EntityManager, In, Not } from 'typeorm';
import type { Payment } from '../../domain/payment/payment.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf, whereWords } from '../../platform/db/list-query.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { CertificateWordEntity } from '../certificates/certificate-word.entity.js';
import { PaymentEntity } from './payment.entity.js';
import {
  type FoundPayment,
  type PaymentFilter,
  PaymentReader,
  type PaymentSort,
  type PaymentStore,
} from './payment.repository.js';

const MOST_SHARING = 100;

const ORDERS: Readonly<Record<PaymentSort, readonly string[]>> = {
  id: ['t.certificate_id'],
  state: ['t.state', 't.certificate_id'],
  updatedAt: ['t.updated_at', 't.certificate_id'],
};

@Injectable()
export class TypeOrmPaymentReader extends PaymentReader {
  constructor(private readonly database: Database) {
    super();
  }

  override of(certificateIds: readonly number[]): Promise<readonly Payment[]> {
    const where = { certificate_id: In(certificateIds) };
    return this.database.read(async (manager) =>
      (await manager.find(PaymentEntity, { where, order: { certificate_id: 'ASC' } })).map(toPayment),
    );
  }

  override async sharing({
    certificateId,
    transaction,
    paidFor,
  }: Pick<Payment, 'certificateId' | 'transaction' | 'paidFor'>) {
    const shared = [
      ...(transaction === null ? [] : [{ transaction_key: transaction, certificate_id: Not(certificateId) }]),
      ...(paidFor === null || paidFor === certificateId ? [] : [{ certificate_id: paidFor }]),
    ];
    // Without a condition it would find all.
    if (shared.length === 0) return [];
    const either = new Brackets((query) => {
      for (const one of shared) query.orWhere(one);
    });
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(PaymentEntity, 't')
        .select('t.certificate_id', 'id')
        // A draft that nobody applied with has used no receipt.
        .innerJoin(CertificateEntity, 'c', 'c.id = t.certificate_id AND c.applied_at IS NOT NULL')
        .where(either)
        .limit(MOST_SHARING)
        .getRawMany<{ id: number }>(),
    );
    return rows.map(({ id }) => ({ id: Number(id) }));
  }

  override list({ filter, sort, page }: ListRequest<PaymentSort, PaymentFilter>): Promise<Page<FoundPayment>> {
    return this.database.read(async (manager) => {
      const query = manager.createQueryBuilder(PaymentEntity, 't');
      if (filter.ids) query.andWhere({ certificate_id: In(filter.ids) });
      if (filter.state) query.andWhere({ state: filter.state });
      if (filter.name !== undefined) {
        whereWords(query, 't.certificate_id', CertificateWordEntity, 'certificate_id', filter.name);
      }
      const { items, total } = await pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toPayment);
      return { items: await withRecords(manager, items), total };
    });
  }
}

async function withRecords(manager: EntityManager, payments: readonly Payment[]): Promise<FoundPayment[]> {
  const rows = await manager.find(CertificateEntity, {
    select: { id: true, name: true, type: true, status: true, applied_at: true },
    where: { id: In(payments.map(({ certificateId }) => certificateId)) },
  });
  const records = new Map(
    rows.map(({ id, name, type, status, applied_at }) => [
      id,
      { name, type, status, appliedAt: toDateOrNull(applied_at) },
    ]),
  );
  return payments.flatMap((payment) => {
    const record = records.get(payment.certificateId);
    return record ? [{ ...payment, record }] : [];
  });
}

export class TypeOrmPaymentStore implements PaymentStore {
  constructor(private readonly manager: EntityManager) {}

  async on(certificateId: number): Promise<Payment | null> {
    const row = await this.manager.findOneBy(PaymentEntity, { certificate_id: certificateId });
    return row && toPayment(row);
  }

  async put(payment: Payment): Promise<void> {
    await this.manager.upsert(PaymentEntity, toRow(payment), ['certificate_id']);
  }

  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(PaymentEntity, { certificate_id: certificateId });
  }
}

function toPayment(row: PaymentEntity): Payment {
  return {
    certificateId: row.certificate_id,
    state: row.state,
    judgedBy: row.judged_by,
    expected: row.expected,
    read: row.amount_read,
    paidFor: row.paid_for,
    transaction: row.transaction_key,
    updatedAt: toDate(row.updated_at),
  };
}

function toRow(payment: Payment): PaymentEntity {
  return {
    certificate_id: payment.certificateId,
    state: payment.state,
    judged_by: payment.judgedBy,
    expected: payment.expected,
    amount_read: payment.read,
    paid_for: payment.paidFor,
    transaction_key: payment.transaction,
    updated_at: payment.updatedAt.getTime(),
  };
}
