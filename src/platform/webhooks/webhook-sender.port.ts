import type { TryProblem } from '../../domain/webhook/delivery.js';

export interface WebhookCall {
  readonly url: string;
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** As receivers have them, `whsec_...`; it is signed with each. */
  readonly secrets: readonly string[];
}

export interface WebhookAnswer {
  readonly status: number | null;
  /** `null` for 2xx. */
  readonly problem: TryProblem | null;
  readonly milliseconds: number;
}

export abstract class WebhookSender {
  /** Whether addresses must begin with https. */
  abstract readonly httpsOnly: boolean;
  /** Tells it once, within ten seconds; never throws for what the receiver does. Nothing that it answers is read. */
  abstract send(call: WebhookCall): Promise<WebhookAnswer>;
}
