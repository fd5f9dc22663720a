import { SettingError } from './setting-error.js';
import { type Given, onOff } from './variables.js';

export interface WebhookSettings {
  /** Outside production, for trials on one machine: webhooks may lie where nothing from outside reaches. */
  readonly allowLocal: boolean;
}

/** @throws SettingError */
export function readWebhooks(given: Given, production: boolean): WebhookSettings {
  const allowLocal = onOff('WEBHOOK_ALLOW_LOCAL', given('WEBHOOK_ALLOW_LOCAL'), false);
  if (allowLocal && production) throw new SettingError('WEBHOOK_ALLOW_LOCAL must not be on in production');
  return { allowLocal };
}
