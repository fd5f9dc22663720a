import type { components } from '@myverify/api-client';
import type { FactorKind } from '@myverify/domain/account/factors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../api/api';

export type AskedFactor = components['schemas']['AskedFactorDto'];
export type Proof = components['schemas']['FactorProofDto'];
export type OwnFactor = components['schemas']['FactorDto'];
export type SettingUp = components['schemas']['SettingUpDto'];
type AddFactor = components['schemas']['AddFactorDto'];

const OWN = ['factors'];

/** The second factors of whoever is signed in. */
export function useOwnFactors() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: OWN, queryFn: () => answerOf(api.GET('/api/v1/me/factors')), gcTime: 0 });
  return { ...query, again: () => queries.invalidateQueries({ queryKey: OWN }) };
}

const at = (id: number) => ({ path: { id } });

export const beginFactor = (kind: FactorKind) => answerOf(api.POST('/api/v1/me/factors/set-up', { body: { kind } }));
export const addFactor = (body: AddFactor) => answerOf(api.POST('/api/v1/me/factors', { body }));
export const renameFactor = (id: number, name: string) =>
  answerOf(api.PUT('/api/v1/me/factors/{id}', { params: at(id), body: { name } }));
export const removeFactor = (id: number, proof: Proof) =>
  answerOf(api.POST('/api/v1/me/factors/{id}/remove', { params: at(id), body: proof }));
export const renewCodes = () => answerOf(api.POST('/api/v1/me/factors/recovery-codes'));
/** @param except a factor that does not count. */
export const askFactor = (except?: number) =>
  answerOf(api.POST('/api/v1/me/factors/challenge', { body: except === undefined ? {} : { except } }));
