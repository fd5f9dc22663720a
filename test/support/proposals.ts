import type { PortalClient } from './portal.js';
import { resource } from './resource.js';

export interface Proposal {
  readonly id: number;
  readonly state: string;
  readonly allowedActions: readonly string[];
  readonly alone: boolean;
  readonly [field: string]: unknown;
}

export const proposalOf = ({ body }: { readonly body: unknown }) => (body as { proposalId: number }).proposalId;
export const settle = (client: PortalClient, id: number, verb: string, body: object = {}) =>
  resource<{ state: string; reason?: string }>(client, 'POST', `proposals/${id}/${verb}`, { body });
/** Why it was refused, with its status. */
export const reasonOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  (body as { reason?: string }).reason,
];
