import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Message, message } from '../../../domain/messages/message.js';
import { tooManyRows } from '../../../domain/report-check/check-request.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { type AppRequest, isResourceApi } from '../request.js';
import { takesTables } from '../table-bodies.js';
import { routeOf } from '../watched-requests.js';
import { type ErrorReason, isSessionLost, STATUS_OF } from './error-status.js';
import { ERROR_TYPE, errorBody, type HttpError, type Surface } from './problem.js';

const MALFORMED = { reason: 'invalid_input', said: message('malformed_request') } as const;
/**
 * Errors of the framework, before any of our code ran: their reasons, and what is said where it says nothing itself.
 */
const FRAMEWORK_ERRORS: Readonly<Record<number, { readonly reason: ErrorReason; readonly said: Message }>> = {
  400: MALFORMED,
  401: { reason: 'no_session', said: message('please_sign_in') },
  403: { reason: 'forbidden', said: message('not_allowed') },
  404: { reason: 'not_found', said: message('no_record') },
  405: { reason: 'not_found', said: message('no_record') },
  406: MALFORMED,
  408: { reason: 'timeout', said: message('request_too_slow') },
  413: { reason: 'too_large', said: message('body_too_large') },
  414: MALFORMED,
  415: { reason: 'wrong_content_type', said: message('media_type_unsupported') },
  431: { reason: 'invalid_input', said: message('headers_too_large') },
};

/**
 * Turns whatever was thrown into an answer; only what nobody expected is a 500, and it tells nothing but a request id.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<AppRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const found = atRoute(readError(error) ?? this.defect(error, request), request);
    if (!reply.sent) send(found, request, reply);
  }

  private defect(error: unknown, request: AppRequest): HttpError {
    const detail = error instanceof Error ? error.stack : String(error);
    this.logger.error(`${request.method} ${routeOf(request)} [${request.id}] failed: ${detail}`);
    return { status: 500, reason: 'internal', said: message('unexpected') };
  }
}

/** How an error will be answered; `null` for what nobody expected. */
export function errorAnswer(error: unknown, request: FastifyRequest) {
  const found = readError(error);
  return found && answerTo(found, request);
}

/** A table that is too large is told as one that is too long: it would be cut at either. */
function atRoute(found: HttpError, { url, method }: FastifyRequest): HttpError {
  const isTable = found.reason === 'too_large' && takesTables(method, url);
  return isTable ? { status: STATUS_OF.too_many_rows, reason: 'too_many_rows', said: tooManyRows().said } : found;
}

const PRECONDITION_FAILED = 412;

/** A version that was told by `If-Match` fails as that header does. */
function asAsked(found: HttpError, request: AppRequest): HttpError {
  const byTag = found.reason === 'stale_version' && request.versionByTag;
  return byTag ? { ...found, status: PRECONDITION_FAILED } : found;
}

function answerTo(error: HttpError, request: FastifyRequest) {
  const found = asAsked(error, request);
  const { url, id } = request;
  const surface = surfaceOf(url);
  const contentType = `${ERROR_TYPE[surface]}; charset=utf-8`;
  return { status: found.status, contentType, body: JSON.stringify(errorBody(found, surface, id)) };
}

/** Answers what Fastify refuses before it looks for an operation, such as an address that is not well formed. */
export function answerUnrouted(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  send(readError(error) ?? { status: 400, ...MALFORMED }, request, reply);
}

function send(found: HttpError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, contentType, body } = answerTo(found, request);
  if (found.retryAfter !== undefined) reply.header('Retry-After', String(found.retryAfter));
  reply.status(status).header('Cache-Control', 'no-store').type(contentType).send(body);
}

/** The surface that an address belongs to. */
export const surfaceOf = (url: string): Surface => (isResourceApi(url) ? 'resource' : 'portal');

function readError(error: unknown): HttpError | null {
  if (error instanceof DomainError) {
    const { reason, said, details } = error;
    return { status: STATUS_OF[reason], reason, said, ...details, sessionLost: isSessionLost(reason) };
  }
  const status = error instanceof HttpException ? error.getStatus() : statusOfFrameworkError(error);
  const known = status === null ? undefined : FRAMEWORK_ERRORS[status];
  if (status === null || known === undefined) return null;
  return { status, ...known, ...(error instanceof Error ? { words: error.message } : {}) };
}

/** Fastify and its plugins mark the requests they refuse with a `statusCode` below 500. */
function statusOfFrameworkError(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? status : null;
}
