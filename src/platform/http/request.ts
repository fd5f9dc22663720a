import '@fastify/cookie';
import '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/account/actor.js';
import type { RequestKey } from '../idempotency/idempotency-keys.port.js';
import type { KeyedWork } from './idempotency.gate.js';

/** A request as the guards leave it. */
export interface AppRequest extends FastifyRequest {
  actor?: Actor | null;
  /** Where it came with an idempotency key: what its units of work know of it. */
  requestKey?: RequestKey;
  /** Once that key is held: what must be told of the answer. */
  keyedWork?: KeyedWork | undefined;
  /** Set where the answer holds what must be stored nowhere: who repeats the request is told that it was done. */
  answerIsSecret?: boolean;
}

/** What an answer is written to, for headers and cookies. */
export type AppReply = FastifyReply;

/** The resource API answers errors as problems, everything else under `/api` in the portal's envelope. */
export function isResourceApi(url: string): boolean {
  return /^\/api\/v1(?:[/?]|$)/.test(url);
}
