import type { components } from '@myverify/api-client';
import type { KeyMode } from '@myverify/domain/integrator/key-text';
import type { CheckItem } from '@myverify/domain/report-check/check-request';
import type { WebhookEvent } from '@myverify/domain/webhook/webhook';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api';

type Schemas = components['schemas'];
export type OwnIntegrator = Schemas['OwnIntegratorDto'];
export type Key = Schemas['ApiKeyDto'];
export type KeyWish = Schemas['OwnKeyInputDto'];
export type Member = Schemas['MemberDto'];
export type Webhook = Schemas['WebhookDto'];
export type WebhookWish = Schemas['WebhookInputDto'];
export type WebhookChange = Schemas['WebhookChangeDto'];
export type Delivery = Schemas['WebhookDeliveryDto'];
export type CheckedItem = Schemas['CheckedItemDto'];

const once = (key: string) => ({ header: { 'Idempotency-Key': key } });
const about = (id: number, key: string) => ({ path: { id }, ...once(key) });

export const integratorQuery = queryOptions({
  queryKey: ['integrator'],
  queryFn: () => answerOf(api.GET('/api/v1/integrator')),
});

export const keysQuery = queryOptions({
  queryKey: ['integrator', 'keys'],
  queryFn: () => answerOf(api.GET('/api/v1/integrator/api-keys')),
});

export const makeKey = (body: KeyWish, key: string) =>
  answerOf(api.POST('/api/v1/integrator/api-keys', { params: once(key), body }));
export const revokeKey = (id: number, key: string) =>
  answerOf(api.POST('/api/v1/integrator/api-keys/{id}/revoke', { params: about(id, key) }));

export const membersQuery = queryOptions({
  queryKey: ['integrator', 'members'],
  queryFn: () => answerOf(api.GET('/api/v1/integrator/members')),
});

export const inviteMember = (body: Schemas['InviteMemberDto'], key: string) =>
  answerOf(api.POST('/api/v1/integrator/members', { params: once(key), body }));
export const sendInvitation = (id: number, key: string) =>
  answerOf(api.POST('/api/v1/integrator/members/{id}/send-invitation', { params: about(id, key) }));
export const removeMember = (id: number, key: string) =>
  answerOf(api.POST('/api/v1/integrator/members/{id}/remove', { params: about(id, key) }));

/** Webhooks and checks are the calls that programs make: a member says in which mode. */
export const webhooksQuery = (mode: KeyMode) =>
  queryOptions({
    queryKey: ['integrator', 'webhooks', mode],
    queryFn: () => answerOf(api.GET('/api/v1/webhooks', { params: { query: { mode } } })),
  });

export const addWebhook = (mode: KeyMode, body: WebhookWish, key: string) =>
  answerOf(api.POST('/api/v1/webhooks', { params: { query: { mode }, ...once(key) }, body }));
export const changeWebhook = (mode: KeyMode, id: number, body: WebhookChange, key: string) =>
  answerOf(api.PUT('/api/v1/webhooks/{id}', { params: { query: { mode }, ...about(id, key) }, body }));
export const removeWebhook = (mode: KeyMode, { id, version }: Webhook, key: string) =>
  answerOf(api.DELETE('/api/v1/webhooks/{id}', { params: { query: { mode, version }, ...about(id, key) } }));
export const rotateSecret = (mode: KeyMode, id: number, key: string) =>
  answerOf(api.POST('/api/v1/webhooks/{id}/rotate-secret', { params: { query: { mode }, ...about(id, key) } }));
export const tellWebhook = (mode: KeyMode, id: number, type: WebhookEvent, key: string) =>
  answerOf(api.POST('/api/v1/webhooks/{id}/send', { params: { query: { mode }, ...about(id, key) }, body: { type } }));

const ON_THE_WAY_MS = 2_000;

/** Asked anew for as long as something is on its way; not below the list, for those of a removed webhook are gone. */
export const deliveriesQuery = (mode: KeyMode, id: number) =>
  queryOptions({
    queryKey: ['integrator', 'deliveries', mode, id],
    queryFn: () => answerOf(api.GET('/api/v1/webhooks/{id}/deliveries', { params: { query: { mode }, path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'pending') ? ON_THE_WAY_MS : false),
  });

export const sendAgain = (mode: KeyMode, id: number, deliveryId: number, key: string) =>
  answerOf(
    api.POST('/api/v1/webhooks/{id}/deliveries/{deliveryId}/send-again', {
      params: { query: { mode }, path: { id, deliveryId }, ...once(key) },
    }),
  );

/** Some reports, few enough to be answered at once; each answer stands at the line that its item had. */
export async function checkSome(mode: KeyMode, items: readonly CheckItem[], key: string): Promise<CheckedItem[]> {
  const body = { items: items.map(({ number, sha256, claims }) => ({ number, sha256, claims })) };
  const call = api.POST('/api/v1/report-checks', { params: { query: { mode }, ...once(key) }, body });
  const answer = await answerOf(call);
  if (!('items' in answer)) return [];
  return answer.items.map((one) => ({ ...one, line: items[one.line - 1]?.line ?? one.line }));
}
