import { factorCalls, type Proof } from '@myverify/api-client/factors';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, portal } from '../../lib/api';

export const { ownFactors, beginFactor, addFactor, renewCodes, askFactor, renameFactor, removeFactor } = factorCalls(
  api,
  answerOf,
);

export const factorsQuery = queryOptions({ queryKey: ['factors'], queryFn: ownFactors });

export const finishLogin = (body: Proof) => portal(api.POST('/api/user/login-factor', { body }));
