import type { WebhookEvent } from './webhook.js';

/** How long is waited after the first try, the second, and so on; after the last one the webhook is switched off. */
export const RETRY_MS = [5_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000] as const;

/** What a webhook was told goes after so long. */
export const DELIVERIES_KEPT_DAYS = 30;

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try was none: another status than 2xx, no answer in time, an address that is told nothing, nobody there. */
export const TRY_PROBLEMS = ['status', 'timeout', 'forbidden_address', 'unreachable'] as const;
export type TryProblem = (typeof TRY_PROBLEMS)[number];

/** What one event tells: of a report by its number, of a check by its id, of nothing where it is a ping. */
export interface Told {
  readonly type: WebhookEvent;
  readonly number: string | null;
  readonly checkId: number | null;
}

/** One event on its way to one webhook. */
export interface Delivery extends Told {
  readonly id: number;
  readonly webhookId: number;
  /** The same in each try, by which receivers know it again. */
  readonly eventId: string;
  readonly at: Date;
  readonly state: DeliveryState;
  /** Tries since it was ordered, or sent again. */
  readonly tries: number;
  readonly nextTryAt: Date | null;
}

export type NewDelivery = Omit<Delivery, 'id'>;

export interface Attempt {
  readonly deliveryId: number;
  readonly at: Date;
  /** What the receiver answered; `null` where it did not. */
  readonly status: number | null;
  readonly problem: TryProblem | null;
  readonly milliseconds: number;
}

export function newDelivery(webhookId: number, eventId: string, told: Told, now: Date): NewDelivery {
  return { ...told, webhookId, eventId, at: now, state: 'pending', tries: 0, nextTryAt: now };
}

/** What is sent: no personal data. */
export function eventBody({ type, eventId, number, checkId, at }: Delivery): string {
  return JSON.stringify({ type, id: eventId, number, check: checkId, time: at.toISOString() });
}

/** How it stands after one more try. */
export function afterTry(delivery: Delivery, { problem }: Pick<Attempt, 'problem'>, now: Date): Delivery {
  const tries = delivery.tries + 1;
  if (problem === null) return { ...delivery, tries, state: 'delivered', nextTryAt: null };
  const wait = RETRY_MS[tries - 1];
  if (wait === undefined) return { ...delivery, tries, state: 'failed', nextTryAt: null };
  return { ...delivery, tries, nextTryAt: new Date(now.getTime() + wait) };
}

/** A try that is due is made within moments. Of one that was not for so long the job is lost. */
const LOST_MS = 600_000;

/** Whether a try is about to be made: then none need be ordered. */
export function isBeingSent({ state, nextTryAt }: Pick<Delivery, 'state' | 'nextTryAt'>, now: Date): boolean {
  if (state !== 'pending' || nextTryAt === null) return false;
  const overdue = now.getTime() - nextTryAt.getTime();
  return overdue >= 0 && overdue < LOST_MS;
}

/**
 * Which deliveries count against one more that is ordered: all on their way; against one that is on its way itself only
 * those whose try is due. Whose job is lost counts no more.
 */
export function countedBeside(delivery: Delivery | null, now: Date): { readonly from: Date; readonly until: Date } {
  const until = delivery?.state === 'pending' ? now.getTime() : now.getTime() + Math.max(...RETRY_MS);
  return { from: new Date(now.getTime() - LOST_MS + 1), until: new Date(until) };
}

/** One try that was ordered. `due` tells it from those before it was sent again; an older release names none. */
export interface OrderedTry {
  readonly deliveryId: number;
  readonly turn: number;
  readonly due?: number;
}

/** The next try of one that is to be tried. */
export function orderedTry({ id, tries, nextTryAt }: Delivery): OrderedTry {
  return { deliveryId: id, turn: tries + 1, ...(nextTryAt && { due: nextTryAt.getTime() }) };
}

/** Whether it waits for this very try: not once that was made, nor once it was sent again. */
export function waitsFor(delivery: Delivery, { turn, due }: OrderedTry): boolean {
  const isOurs = due === undefined || delivery.nextTryAt?.getTime() === due;
  return delivery.state === 'pending' && delivery.tries === turn - 1 && isOurs;
}

/** Begins anew, with all its tries anew. */
export function sentAgain(delivery: Delivery, now: Date): Delivery {
  return { ...delivery, state: 'pending', tries: 0, nextTryAt: now };
}
