import { Injectable } from '@nestjs/common';
import { Between, type EntityManager, In, LessThan, Not } from 'typeorm';
import type { KeyMode } from '../../domain/integrator/key-text.js';
import type { Attempt, Delivery, DeliveryState, NewDelivery } from '../../domain/webhook/delivery.js';
import type { NewWebhook, SubscribedEvent, Webhook } from '../../domain/webhook/webhook.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { IntegratorEntity } from '../integrators/integrator.entity.js';
import { WebhookAttemptEntity, WebhookDeliveryEntity, WebhookEntity } from './webhook.entity.js';
import { toAttempt, toDelivery, toDeliveryColumns, toWebhook, toWebhookColumns } from './webhook.mapper.js';
import { WebhookReader, type WebhookStore } from './webhook.repository.js';

@Injectable()
export class TypeOrmWebhookReader extends WebhookReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Webhook | null> {
    const row = await this.database.read((manager) => manager.findOneBy(WebhookEntity, { id }));
    return row && toWebhook(row);
  }

  override async listOf(integratorId: number, mode: KeyMode): Promise<Webhook[]> {
    const where = { integrator_id: integratorId, mode };
    const rows = await this.database.read((manager) => manager.find(WebhookEntity, { where, order: { id: 'ASC' } }));
    return rows.map(toWebhook);
  }

  override async subscribed(
    event: SubscribedEvent,
    mode: KeyMode,
    integratorIds: readonly number[],
  ): Promise<Webhook[]> {
    if (integratorIds.length === 0) return [];
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(WebhookEntity, 'w')
        .innerJoin(IntegratorEntity, 'i', 'i.id = w.integrator_id AND i.status = :status', { status: 'active' })
        .where({ integrator_id: In(integratorIds), mode, state: 'on' })
        .orderBy('w.id')
        .getMany(),
    );
    return rows.map(toWebhook).filter(({ events }) => events.includes(event));
  }

  override async findDelivery(id: number): Promise<Delivery | null> {
    const row = await this.database.read((manager) => manager.findOneBy(WebhookDeliveryEntity, { id }));
    return row && toDelivery(row);
  }

  override async deliveriesOf(webhookId: number, state: DeliveryState | null, take: number): Promise<Delivery[]> {
    const where = { webhook_id: webhookId, ...(state && { state }) };
    const order = { id: 'DESC' } as const;
    const rows = await this.database.read((manager) => manager.find(WebhookDeliveryEntity, { where, order, take }));
    return rows.map(toDelivery);
  }

  override async attemptsOf(deliveryIds: readonly number[]): Promise<Attempt[]> {
    if (deliveryIds.length === 0) return [];
    const where = { delivery_id: In(deliveryIds) };
    const order = { id: 'ASC' } as const;
    const rows = await this.database.read((manager) => manager.find(WebhookAttemptEntity, { where, order }));
    return rows.map(toAttempt);
  }
}

export class TypeOrmWebhookStore implements WebhookStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(id: number): Promise<Webhook | null> {
    const row = await this.manager.findOne(WebhookEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toWebhook(row);
  }

  async allOf(integratorId: number): Promise<number[]> {
    const where = { integrator_id: integratorId };
    const rows = await this.manager.find(WebhookEntity, { select: { id: true }, where, order: { id: 'ASC' } });
    return rows.map(({ id }) => id);
  }

  countOf(integratorId: number, mode: KeyMode): Promise<number> {
    return this.manager.countBy(WebhookEntity, { integrator_id: integratorId, mode });
  }

  async insert(webhook: NewWebhook): Promise<Webhook> {
    const row = this.manager.create(WebhookEntity, { ...toWebhookColumns(webhook), version: 1 });
    await this.manager.insert(WebhookEntity, row);
    return toWebhook(row);
  }

  async update(webhook: Webhook): Promise<Webhook> {
    return updateVersioned(this.manager, WebhookEntity, webhook, toWebhookColumns(webhook));
  }

  async remove(id: number): Promise<void> {
    await this.manager.delete(WebhookEntity, { id });
  }

  async insertDelivery(delivery: NewDelivery): Promise<Delivery> {
    const row = this.manager.create(WebhookDeliveryEntity, toDeliveryColumns(delivery));
    await this.manager.insert(WebhookDeliveryEntity, row);
    return toDelivery(row);
  }

  async lockDelivery(id: number): Promise<Delivery | null> {
    const row = await this.manager.findOne(WebhookDeliveryEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toDelivery(row);
  }

  async updateDelivery(delivery: Delivery): Promise<void> {
    await this.manager.update(WebhookDeliveryEntity, { id: delivery.id }, toDeliveryColumns(delivery));
  }

  countPending(webhookId: number, { from, until }: { readonly from: Date; readonly until: Date }): Promise<number> {
    const due = Between(from.getTime(), until.getTime());
    return this.manager.countBy(WebhookDeliveryEntity, { webhook_id: webhookId, state: 'pending', next_try_at: due });
  }

  async noteAttempt({ deliveryId, at, status, problem, milliseconds }: Attempt): Promise<void> {
    const row = { delivery_id: deliveryId, at: at.getTime(), status, problem, milliseconds };
    await this.manager.insert(WebhookAttemptEntity, row);
  }

  async removeDeliveriesBefore(moment: Date, take: number): Promise<number> {
    const before = LessThan(moment.getTime());
    // Of one that was due as long ago the job is lost.
    const where = [
      { at: before, state: Not('pending' as const) },
      { at: before, next_try_at: before },
    ];
    const old = await this.manager.find(WebhookDeliveryEntity, { select: { id: true }, where, take });
    if (old.length === 0) return 0;
    const { affected } = await this.manager.delete(WebhookDeliveryEntity, { id: In(old.map(({ id }) => id)) });
    return affected ?? 0;
  }
}
