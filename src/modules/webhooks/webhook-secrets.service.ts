import { Injectable } from '@nestjs/common';
import { oldSecretAt, type Webhook } from '../../domain/webhook/webhook.js';
import { Ids } from '../../platform/security/ids.port.js';
import { SecretBox, sealedPlace } from '../../platform/security/secret-box.port.js';

type Column = 'secret' | 'old_secret';

/** Bound to its column and its integrator: elsewhere it does not open. */
const place = (column: Column, integratorId: number) => sealedPlace('webhooks', column, integratorId);

/** The secrets that webhooks are signed with: shown once, and kept sealed. */
@Injectable()
export class WebhookSecretsService {
  constructor(
    private readonly ids: Ids,
    private readonly box: SecretBox,
  ) {}

  make(integratorId: number): { readonly text: string; readonly sealed: string } {
    const text = this.ids.webhookSecret();
    return { text, sealed: this.box.seal(text, place('secret', integratorId)) };
  }

  /** The present one as it is kept once another has taken its place. */
  asOld({ integratorId, secret }: Webhook): string {
    return this.box.seal(this.open('secret', integratorId, secret), place('old_secret', integratorId));
  }

  /** Those that count at a moment, the present one first. */
  of(webhook: Webhook, now: Date): string[] {
    const { integratorId, secret } = webhook;
    const old = oldSecretAt(webhook, now);
    const present = this.open('secret', integratorId, secret);
    return old === null ? [present] : [present, this.open('old_secret', integratorId, old)];
  }

  private open(column: Column, integratorId: number, sealed: string): string {
    return this.box.open(sealed, place(column, integratorId));
  }
}
