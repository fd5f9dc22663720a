import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type DomainErrorDetails, type FieldErrors } from '../domain/shared/domain-error.js';
import { isSessionLost, SESSION_LOST_CODE, STATUS_OF } from './error-status.js';
import { envelope } from './portal-envelope.js';
import { type AppRequest, isResourceApi } from './request.js';
import { routeOf } from './watched-requests.js';

export interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;
  readonly stale?: DomainErrorDetails['stale'];
  readonly sessionLost?: boolean;
}

/** Reasons of refusals that come from the framework, before any of our code ran. */
const FRAMEWORK_REASONS: Readonly<Record<number, string>> = {
  400: 'invalid_input',
  401: 'no_session',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  406: 'invalid_input',
  408: 'timeout',
  413: 'too_large',
  414: 'invalid_input',
  415: 'wrong_content_type',
  431: 'invalid_input',
};

/** Turns whatever was thrown into an answer; only what nobody expected is a 500, and it tells nothing but a request id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<AppRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = readRefusal(error) ?? this.defect(error, request);
    if (!reply.sent) answer(refusal, request, reply);
  }

  private defect(error: unknown, request: AppRequest): Refusal {
    const detail = error instanceof Error ? error.stack : String(error);
    this.logger.error(`${request.method} ${routeOf(request)} [${request.id}] failed: ${detail}`);
    return { status: 500, reason: 'internal', message: 'Something went wrong on our side, please try again' };
  }
}

/** Answers what Fastify refuses before it looks for an operation, such as an address that is not well formed. */
export function refuseUnrouted(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = readRefusal(error) ?? {
    status: 400,
    reason: 'invalid_input',
    message: 'This request is not well formed',
  };
  reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  answer(refusal, request, reply);
}

function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  reply
    .status(refusal.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal, request.url, request.id));
}

/** In the shape of the surface that an address belongs to. */
export function refusalBody(refusal: Refusal, url: string, requestId: string): object {
  return isResourceApi(url) ? resourceBody(refusal, requestId) : portalBody(refusal, requestId);
}

function readRefusal(error: unknown): Refusal | null {
  if (error instanceof DomainError) {
    const { reason, message, details } = error;
    return { status: STATUS_OF[reason], reason, message, ...details, sessionLost: isSessionLost(reason) };
  }
  const status = error instanceof HttpException ? error.getStatus() : statusOfFrameworkError(error);
  const reason = status === null ? undefined : FRAMEWORK_REASONS[status];
  if (status === null || reason === undefined) return null;
  return { status, reason, message: error instanceof Error ? error.message : reason };
}

/** Fastify and its plugins mark the requests they refuse with a `statusCode` below 500. */
function statusOfFrameworkError(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? status : null;
}

function resourceBody({ message, reason, errors, retryAfter, stale }: Refusal, requestId: string) {
  return {
    message,
    reason,
    errors: errors ?? {},
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(stale === undefined ? {} : { stale }),
    requestId,
  };
}

function portalBody({ status, message, reason, errors, retryAfter, sessionLost }: Refusal, requestId: string) {
  return envelope(sessionLost ? SESSION_LOST_CODE : status, message, {
    message,
    reason,
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    requestId,
  });
}
