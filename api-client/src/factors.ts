import type { Api, components } from './index.js';

export type AskedFactor = components['schemas']['AskedFactorDto'];
export type Proof = components['schemas']['FactorProofDto'];
export type OwnFactor = components['schemas']['FactorDto'];
export type SettingUp = components['schemas']['SettingUpDto'];
type AddFactor = components['schemas']['AddFactorDto'];

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The calls about the second factors of whoever is signed in.
 * @param answerOf what a call answers; throws where it was refused.
 */
export function factorCalls(api: Api, answerOf: <T>(call: Promise<Answer<T>>) => Promise<T>) {
  const at = (id: number) => ({ path: { id } });
  return {
    ownFactors: () => answerOf(api.GET('/api/v1/me/factors')),
    beginFactor: (kind: AddFactor['kind']) => answerOf(api.POST('/api/v1/me/factors/set-up', { body: { kind } })),
    addFactor: (body: AddFactor) => answerOf(api.POST('/api/v1/me/factors', { body })),
    renameFactor: (id: number, name: string) =>
      answerOf(api.PUT('/api/v1/me/factors/{id}', { params: at(id), body: { name } })),
    removeFactor: (id: number, body: Proof) =>
      answerOf(api.POST('/api/v1/me/factors/{id}/remove', { params: at(id), body })),
    renewCodes: () => answerOf(api.POST('/api/v1/me/factors/recovery-codes')),
    /** @param except a factor that does not count. */
    askFactor: (except?: number) =>
      answerOf(api.POST('/api/v1/me/factors/challenge', { body: except === undefined ? {} : { except } })),
  };
}
