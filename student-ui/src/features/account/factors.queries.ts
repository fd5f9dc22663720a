import type { components } from '@myverify/api-client';
import type { FactorKind } from '@myverify/domain/account/factors';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, portal } from '../../lib/api';

export type AskedFactor = components['schemas']['AskedFactorDto'];
export type Proof = components['schemas']['FactorProofDto'];
export type OwnFactor = components['schemas']['FactorDto'];
export type SettingUp = components['schemas']['SettingUpDto'];
type AddFactor = components['schemas']['AddFactorDto'];

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => answerOf(api.GET('/api/v1/me/factors')),
});

export const finishLogin = (body: Proof) => portal(api.POST('/api/user/login-factor', { body }));
export const beginFactor = (kind: FactorKind) => answerOf(api.POST('/api/v1/me/factors/set-up', { body: { kind } }));
export const addFactor = (body: AddFactor) => answerOf(api.POST('/api/v1/me/factors', { body }));
export const renewCodes = () => answerOf(api.POST('/api/v1/me/factors/recovery-codes'));
/** @param except a factor that does not count. */
export const askFactor = (except?: number) =>
  answerOf(api.POST('/api/v1/me/factors/challenge', { body: except === undefined ? {} : { except } }));
export const renameFactor = ({ id, name }: { readonly id: number; readonly name: string }) =>
  answerOf(api.PUT('/api/v1/me/factors/{id}', { params: { path: { id } }, body: { name } }));
export const removeFactor = (id: number, proof: Proof) =>
  answerOf(api.POST('/api/v1/me/factors/{id}/remove', { params: { path: { id } }, body: proof }));
