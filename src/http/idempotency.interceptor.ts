import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Observable } from 'rxjs';
import { DomainError } from '../domain/shared/domain-error.js';
import { OPEN } from './access.js';
import { IdempotencyGate, KeyedWork, mismatch } from './idempotency.gate.js';
import { ReplayedAnswer } from './idempotency.replay.js';
import type { AppRequest } from './request.js';
import { hashUpload } from './upload.js';

const IDEMPOTENCY_HEADER = 'idempotency-key';
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const KEY = /^[\x21-\x7e]{1,100}$/;

/** Lets a request of a signed-in user that carries a key be done once, however often it is sent. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly gate: IdempotencyGate,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const key = request.headers[IDEMPOTENCY_HEADER];
    if (key === undefined || !this.applies(context, request)) return next.handle();
    const work = await this.enter(request, key);
    request.keyedWork = work;
    return new Observable((subscriber) => work.run(() => next.handle().subscribe(subscriber)));
  }

  /** Open operations answer strangers, and one of them a token: nothing of theirs is kept. */
  private applies(context: ExecutionContext, request: AppRequest): boolean {
    const open = this.reflector.getAllAndOverride<boolean | undefined>(OPEN, [
      context.getHandler(),
      context.getClass(),
    ]);
    return METHODS.includes(request.method) && !open && request.url.startsWith('/api/');
  }

  private async enter(request: AppRequest, key: string | string[]): Promise<KeyedWork> {
    if (!request.actor) throw new DomainError('no_session', 'Please sign in');
    if (typeof key !== 'string' || !KEY.test(key)) {
      const text = 'The Idempotency-Key must be 1 to 100 visible ASCII characters';
      throw new DomainError('invalid_input', text, { errors: { 'Idempotency-Key': text } });
    }
    const entered = await this.gate.enter({ userId: request.actor.userId, key, fingerprint: fingerprintOf(request) });
    if (entered instanceof KeyedWork) return entered;
    // What an upload holds is known only when it has been read.
    if (entered.uploadHash !== null && entered.uploadHash !== (await hashUpload(request))) throw mismatch();
    throw new ReplayedAnswer(entered);
  }
}

function fingerprintOf(request: AppRequest): string {
  const body = request.isMultipart() ? 'multipart' : (JSON.stringify(request.body) ?? '');
  return createHash('sha256')
    .update(JSON.stringify([request.method, request.url, body]))
    .digest('hex');
}
