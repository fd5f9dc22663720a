import { factorCalls } from '@myverify/api-client/factors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../api/api';

export const { ownFactors, beginFactor, addFactor, renameFactor, removeFactor, renewCodes, askFactor } = factorCalls(
  api,
  answerOf,
);

const OWN = ['factors'];

/** The second factors of whoever is signed in. */
export function useOwnFactors() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: OWN, queryFn: ownFactors, gcTime: 0 });
  return { ...query, again: () => queries.invalidateQueries({ queryKey: OWN }) };
}
