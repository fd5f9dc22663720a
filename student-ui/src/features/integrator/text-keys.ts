import type { KeyPermission } from '@myverify/domain/integrator/api-key';
import type { WebhookEvent } from '@myverify/domain/webhook/webhook';

// In keys of texts a dot leads into a group.

const PERMISSIONS = { 'reports.check': 'check', 'reports.bulk': 'bulk', 'webhooks.manage': 'webhooks' } as const;

export const permissionOf = (permission: KeyPermission) => PERMISSIONS[permission];

const EVENTS = {
  'report.issued': 'issued',
  'report.superseded': 'superseded',
  'report.withdrawn': 'withdrawn',
  'check.finished': 'finished',
  ping: 'ping',
} as const;

export const eventOf = (event: WebhookEvent) => EVENTS[event];
