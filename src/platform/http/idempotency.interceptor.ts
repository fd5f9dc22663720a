import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, concatMap, type Observable, of } from 'rxjs';
import { message } from '../../domain/messages/message.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { callerId, IdempotencyKeys, type KeptAnswer } from '../idempotency/idempotency-keys.port.js';
import { RequestFingerprints } from '../idempotency/request-fingerprints.port.js';
import { isOpen, SECRET_ANSWER } from './access.js';
import { errorAnswer } from './errors/error.filter.js';
import { type Answer, IdempotencyGate, KeyedWork, mismatch } from './idempotency.gate.js';
import { ReplayAuthorizer } from './replay.authorizer.js';
import { type AppReply, type AppRequest, isSafe } from './request.js';
import { hashUpload } from './upload.js';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,100}$/;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Lets a request of a signed-in user or a program that carries a key be done once, however often it is sent.
 * Interceptors run after the guards, so rate limits, session or API key, and permissions are those of now for whoever
 * repeats it.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly gate: IdempotencyGate,
    private readonly keys: IdempotencyKeys,
    private readonly fingerprints: RequestFingerprints,
    private readonly reflector: Reflector,
    private readonly replays: ReplayAuthorizer,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> | Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const { user, apiKey, url, headers } = request;
    const key = headers[HEADER];
    // Open operations answer strangers, and one of them a token: nothing of theirs is kept.
    const caller = callerId(user, apiKey?.keyId);
    const applies = caller !== null && !isSafe(request) && url.startsWith('/api/') && !isOpen(this.reflector, context);
    return key === undefined || !applies ? next.handle() : this.once(key, caller, context, next);
  }

  private async once(key: string | string[], caller: number, context: ExecutionContext, next: CallHandler) {
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw fieldError('Idempotency-Key', message('idempotency_key_expected'));
    }
    const request = context.switchToHttp().getRequest<AppRequest>();
    const fingerprints = this.fingerprints.of(contentOf(request));
    const entered = await this.gate.enter({ callerId: caller, key, fingerprints });
    return entered instanceof KeyedWork ? this.work(entered, context, next) : this.replay(entered, context);
  }

  /**
   * Keeps what is answered before it goes out, errors included. Each unit of work of the handler marks the key as used.
   */
  private work(work: KeyedWork, context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    request.keyedWork = work;
    const secret = this.reflector.get<boolean | undefined>(SECRET_ANSWER, context.getHandler()) ?? false;
    return this.keys.within(work.held, () =>
      next.handle().pipe(
        catchError(async (error: unknown) => {
          await work.end(errorAnswer(error, request));
          throw error;
        }),
        concatMap(async (value: unknown) => {
          await work.end(secret ? null : answerOf(value, http.getResponse<AppReply>()));
          return value;
        }),
      ),
    );
  }

  private async replay(kept: KeptAnswer, context: ExecutionContext): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    // What an upload holds is known only when it has been read.
    if (kept.uploadHash !== null && kept.uploadHash !== (await hashUpload(request))) throw mismatch();
    await this.replays.authorize(context, request, kept);
    const reply = http.getResponse<AppReply>().status(kept.status);
    reply.header('Idempotency-Replayed', 'true').header('Cache-Control', 'no-store');
    if (kept.contentType !== '') reply.type(kept.contentType);
    if (kept.location !== undefined) reply.header('Location', kept.location);
    return of(kept.body === '' ? undefined : kept.body);
  }
}

/**
 * What is asked for, of an upload without its bytes. Without `If-Match` it is told as before that counted: what was
 * kept then is known.
 */
function contentOf(request: AppRequest): string {
  const body = request.isMultipart() ? 'multipart' : (JSON.stringify(request.body) ?? '');
  const match = request.headers['if-match'];
  return JSON.stringify([request.method, request.url, body, ...(match === undefined ? [] : [match])]);
}

/** What is sent for the value that a handler returns; what is not JSON is not kept. */
function answerOf(value: unknown, reply: AppReply): Answer | null {
  if (value instanceof StreamableFile || typeof value === 'string') return null;
  const { statusCode: status } = reply;
  const address = reply.getHeader('location');
  const location = typeof address === 'string' ? { location: address } : {};
  if (value === undefined || value === null) return { status, contentType: '', body: '', ...location };
  const contentType = String(reply.getHeader('content-type') ?? JSON_TYPE);
  return { status, contentType, body: JSON.stringify(value), ...location };
}
