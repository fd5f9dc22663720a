import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { message } from '../../domain/messages/message.js';
import {
  type Attempt,
  DELIVERY_STATES,
  type DeliveryState,
  TRY_PROBLEMS,
  type TryProblem,
} from '../../domain/webhook/delivery.js';
import {
  SUBSCRIBED_EVENTS,
  type SubscribedEvent,
  URL_MAX,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
  type Webhook,
  type WebhookEvent,
  type WebhookState,
} from '../../domain/webhook/webhook.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { SignedWebhook, TriedDelivery } from './webhooks.service.js';

const choices = (of: readonly string[]) => of.join(', ');

function urlProblem(given: unknown) {
  return typeof given === 'string' && given !== '' ? null : message('webhook_url_expected', { scheme: 'https://' });
}

function eventsProblem(given: unknown) {
  const fits =
    Array.isArray(given) && given.length > 0 && given.every((one) => SUBSCRIBED_EVENTS.some((event) => event === one));
  return fits ? null : message('one_of_needed', { name: 'events', choices: choices(SUBSCRIBED_EVENTS) });
}

export class WebhookInputDto {
  /**
   * Where it is told: `https://`, at an address that the whole internet reaches.
   * @example "https://contoh.example/myverify"
   */
  @Rule(urlProblem)
  @ApiProperty({ type: String, maxLength: URL_MAX })
  url!: string;

  /** What it is told of, for reports that you have checked. */
  @Rule(eventsProblem)
  @ApiProperty({ enum: SUBSCRIBED_EVENTS, isArray: true, example: ['report.withdrawn'] })
  events!: SubscribedEvent[];
}

const stateProblem = (given: unknown) =>
  given === undefined || WEBHOOK_STATES.some((state) => state === given)
    ? null
    : message('one_of_needed', { name: 'state', choices: choices(WEBHOOK_STATES) });

/** What is left out stays as it is. */
export class WebhookChangeDto extends PartialType(WebhookInputDto, { skipNullProperties: false }) {
  /** One that was switched off is told nothing, until it is switched on again. */
  @Rule(stateProblem)
  @ApiProperty({ enum: WEBHOOK_STATES, required: false })
  state?: WebhookState;

  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

const eventProblem = (given: unknown) =>
  WEBHOOK_EVENTS.some((event) => event === given)
    ? null
    : message('one_of_needed', { name: 'type', choices: choices(WEBHOOK_EVENTS) });

export class WebhookProvocationDto {
  /** With a key of the test mode any, with others `ping`. */
  @Rule(eventProblem)
  @ApiProperty({ enum: WEBHOOK_EVENTS, example: 'ping' })
  type!: WebhookEvent;
}

export class DeliveriesQuery {
  @IsOptional()
  @IsIn(DELIVERY_STATES, fails('one_of_needed', { name: 'state', choices: choices(DELIVERY_STATES) }))
  @ApiProperty({ enum: DELIVERY_STATES, required: false, description: 'Those of this state alone' })
  state?: DeliveryState;
}

export class WebhookDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "https://contoh.example/myverify" */
  url!: string;
  @ApiProperty({ enum: SUBSCRIBED_EVENTS, isArray: true, example: ['report.withdrawn'] })
  events!: SubscribedEvent[];
  @ApiProperty({ enum: WEBHOOK_STATES, example: 'on' })
  state!: WebhookState;
  /** Until when it is signed with the secret before as well. */
  @ApiProperty({ type: String, nullable: true, example: null })
  oldSecretUntil!: string | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  createdAt!: string;
}

export class SignedWebhookDto extends WebhookDto {
  /** What it is signed with, shown this once. @example "whsec_TXlWZXJpZnkgaXMgb25seSBhbiBleGFtcGxl" */
  secret!: string;
}

export class WebhookAttemptDto {
  /** @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  /** What was answered. @example 204 */
  status!: number | null;
  /** `status`: not 2xx; `forbidden_address`: the host lies where nothing is sent. */
  @ApiProperty({ enum: TRY_PROBLEMS, nullable: true, example: null })
  problem!: TryProblem | null;
  /** How long it took. @example 87 */
  milliseconds!: number;
}

export class WebhookDeliveryDto {
  /** @example 12 */
  id!: number;
  /** The `webhook-id`, the same in each try. @example "msg_2f1a9f0e7a554f0c9d7e5a8f6f1f2b3c" */
  eventId!: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS, example: 'report.withdrawn' })
  type!: WebhookEvent;
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  checkId!: number | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  @ApiProperty({ enum: DELIVERY_STATES, example: 'delivered' })
  state!: DeliveryState;
  @ApiProperty({ type: String, nullable: true, example: null })
  nextTryAt!: string | null;
  attempts!: WebhookAttemptDto[];
}

export function toWebhookDto(webhook: Webhook): WebhookDto {
  const { id, version, url, events, state, oldSecretUntil, createdAt } = webhook;
  return {
    id,
    version,
    url,
    events: [...events],
    state,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function toSignedWebhookDto({ webhook, secret }: SignedWebhook): SignedWebhookDto {
  return { ...toWebhookDto(webhook), secret };
}

const toAttemptDto = ({ at, status, problem, milliseconds }: Attempt): WebhookAttemptDto => ({
  at: at.toISOString(),
  status,
  problem,
  milliseconds,
});

export function toDeliveryDto({ delivery, attempts }: TriedDelivery): WebhookDeliveryDto {
  const { id, eventId, type, number, checkId, at, state, nextTryAt } = delivery;
  return {
    id,
    eventId,
    type,
    number,
    checkId,
    at: at.toISOString(),
    state,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    attempts: attempts.map(toAttemptDto),
  };
}
