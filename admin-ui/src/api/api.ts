import { createApi } from '@myverify/api-client';
import { send } from './send';

/** The service at the page's own origin, typed by its description; the session cookie speaks for the user. */
export const api = createApi({ baseUrl: '', fetch: send });

interface Answer<T> {
  readonly data?: T;
}

/**
 * What a call answers. `send` has thrown where it was refused, so a missing body is a defect.
 * @throws ApiError
 */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new Error('The service answered without a body');
  return data;
}

/** What a call of the portal carries in its envelope. @throws ApiError */
export async function portal<T>(call: Promise<Answer<{ readonly data: T }>>): Promise<T> {
  return (await answerOf(call)).data;
}
