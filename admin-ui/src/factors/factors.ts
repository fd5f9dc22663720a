import { factorCalls } from '@myverify/api-client/factors';
import type { FactorKind } from '@myverify/domain/account/factors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../api/api';

const { ownFactors, beginFactor, ...calls } = factorCalls(api, answerOf);
export const { addFactor, renameFactor, removeFactor, renewCodes, askFactor } = calls;

const OWN = ['factors'];
/** Another answer would take the place of the one that somebody types a code for. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/** The second factors of whoever is signed in. */
export function useOwnFactors() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: OWN, queryFn: ownFactors, gcTime: 0 });
  return { ...query, again: () => queries.invalidateQueries({ queryKey: OWN }) };
}

/** What an app or a passkey is set up with. */
export const useSettingUp = (kind: FactorKind) =>
  useQuery({ queryKey: ['factor-set-up', kind], queryFn: () => beginFactor(kind), ...ONCE });

/** What has to be shown before a factor is removed. */
export const useAskedFactor = (id: number) =>
  useQuery({ queryKey: ['factor-asked', id], queryFn: () => askFactor(id), ...ONCE });
