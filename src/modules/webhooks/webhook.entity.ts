import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { KeyMode } from '../../domain/integrator/key-text.js';
import type { DeliveryState, TryProblem } from '../../domain/webhook/delivery.js';
import { URL_MAX, type WebhookEvent, type WebhookState } from '../../domain/webhook/webhook.js';
import { moment } from '../../platform/db/columns.js';
import { IntegratorEntity } from '../integrators/integrator.entity.js';

@Entity('webhooks')
@Index('ix_webhooks_integrator', ['integrator_id'])
export class WebhookEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  @ForeignKey(() => IntegratorEntity, { name: 'fk_webhooks_integrator', onDelete: 'CASCADE' })
  integrator_id!: number;

  @Column({ type: 'varchar', length: 4 })
  mode!: KeyMode;

  @Column({ type: 'varchar', length: URL_MAX })
  url!: string;

  /** With commas between. */
  @Column({ type: 'varchar', length: 200 })
  events!: string;

  @Column({ type: 'varchar', length: 3 })
  state!: WebhookState;

  /** Sealed. */
  @Column({ type: 'varchar', length: 400 })
  secret!: string;

  /** Sealed. */
  @Column({ type: 'varchar', length: 400, nullable: true })
  old_secret!: string | null;

  @Column({ ...moment, nullable: true })
  old_secret_until!: number | null;

  @Column(moment)
  created_at!: number;
}

@Entity('webhook_deliveries')
@Index('ix_webhook_deliveries_webhook', ['webhook_id', 'id'])
@Index('ix_webhook_deliveries_age', ['at'])
export class WebhookDeliveryEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => WebhookEntity, { name: 'fk_webhook_deliveries_webhook', onDelete: 'CASCADE' })
  webhook_id!: number;

  @Column({ type: 'varchar', length: 40 })
  event_id!: string;

  @Column({ type: 'varchar', length: 20 })
  type!: WebhookEvent;

  @Column({ type: 'varchar', length: 25, nullable: true })
  number!: string | null;

  @Column({ type: 'integer', nullable: true })
  check_id!: number | null;

  @Column(moment)
  at!: number;

  @Column({ type: 'varchar', length: 9 })
  state!: DeliveryState;

  @Column('integer')
  tries!: number;

  @Column({ ...moment, nullable: true })
  next_try_at!: number | null;
}

@Entity('webhook_attempts')
@Index('ix_webhook_attempts_delivery', ['delivery_id'])
export class WebhookAttemptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => WebhookDeliveryEntity, { name: 'fk_webhook_attempts_delivery', onDelete: 'CASCADE' })
  delivery_id!: number;

  @Column(moment)
  at!: number;

  @Column({ type: 'integer', nullable: true })
  status!: number | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  problem!: TryProblem | null;

  @Column('integer')
  milliseconds!: number;
}
