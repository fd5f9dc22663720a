import '@fastify/cookie';
import '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/account/actor.js';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import type { KeyedWork } from './idempotency.gate.js';

/** A request as the guards leave it. */
export interface AppRequest extends FastifyRequest {
  /** Who is signed in; `null` where nobody is. */
  user?: Actor | null;
  /** Which integrator calls, where the operation takes keys. */
  apiKey?: KeyCaller;
  /** Where it came with an idempotency key: what must be told of an upload. */
  keyedWork?: KeyedWork;
  /** Whether the version that a change is based on was told by `If-Match`: a stale one is 412 then. */
  versionByTag?: true;
  /** Whether everyone may read what is asked for. */
  isPublicRead?: true;
}

/** What an answer is written to, for headers and cookies. */
export type AppReply = FastifyReply;

/** The resource API answers errors as problems, everything else under `/api` in the portal's envelope. */
export function isResourceApi(url: string): boolean {
  return /^\/api\/v1(?:[/?]|$)/.test(url);
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request asks for nothing to be changed. */
export function isSafe({ method }: FastifyRequest): boolean {
  return SAFE_METHODS.includes(method);
}
