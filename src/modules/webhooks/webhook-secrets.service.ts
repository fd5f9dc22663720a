import { Injectable } from '@nestjs/common';
import { type OldSecret, readOldSecrets, writeOldSecrets } from '../../domain/webhook/old-secrets.js';
import { oldSecretAt, oldSecretEnd, type Webhook } from '../../domain/webhook/webhook.js';
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

  /** The present one, and those before that still count, as they are kept once another has taken its place. */
  asOld(webhook: Webhook, now: Date): string {
    const { integratorId, secret } = webhook;
    const present = { text: this.open('secret', integratorId, secret), until: oldSecretEnd(now) };
    const written = writeOldSecrets([present, ...this.oldOnes(webhook, now)]);
    return this.box.seal(written, place('old_secret', integratorId));
  }

  /** Those that count at a moment, the present one first. */
  of(webhook: Webhook, now: Date): string[] {
    const { integratorId, secret } = webhook;
    const old = this.oldOnes(webhook, now).map(({ text }) => text);
    return [this.open('secret', integratorId, secret), ...old];
  }

  private oldOnes(webhook: Webhook, now: Date): OldSecret[] {
    const { integratorId, oldSecretUntil } = webhook;
    const old = oldSecretAt(webhook, now);
    if (old === null || oldSecretUntil === null) return [];
    return readOldSecrets(this.open('old_secret', integratorId, old), oldSecretUntil, now);
  }

  private open(column: Column, integratorId: number, sealed: string): string {
    return this.box.open(sealed, place(column, integratorId));
  }
}
