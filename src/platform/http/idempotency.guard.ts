import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { IdempotencyKeys } from '../idempotency/idempotency-keys.port.js';
import { RequestFingerprints } from '../idempotency/request-fingerprints.port.js';
import { OPEN } from './access.js';
import { IdempotencyGate, KeyedWork, mismatch } from './idempotency.gate.js';
import { ReplayJudge } from './idempotency.judge.js';
import { ReplayedAnswer } from './idempotency.replay.js';
import type { AppRequest } from './request.js';
import { hashUpload } from './upload.js';

const IDEMPOTENCY_HEADER = 'idempotency-key';
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const KEY = /^[\x21-\x7e]{1,100}$/;

/** Runs requests that came with a key where their units of work can find it; `IdempotencyGuard` fills in whether it is held. */
export function openKeyedRequests(server: FastifyInstance, keys: IdempotencyKeys): void {
  server.addHook('preValidation', (request: AppRequest, _reply, done) => {
    if (request.headers[IDEMPOTENCY_HEADER] === undefined) return done();
    request.requestKey = { held: null };
    keys.within(request.requestKey, done);
  });
}

/** Lets a request of a signed-in user that carries a key be done once, however often it is sent. */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  constructor(
    private readonly gate: IdempotencyGate,
    private readonly fingerprints: RequestFingerprints,
    private readonly reflector: Reflector,
    private readonly judge: ReplayJudge,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const key = request.headers[IDEMPOTENCY_HEADER];
    return key === undefined || !this.applies(context, request) || this.take(context, request, key);
  }

  private async take(context: ExecutionContext, request: AppRequest, key: string | string[]): Promise<true> {
    const work = await this.enter(context, request, key);
    request.keyedWork = work;
    if (request.requestKey) request.requestKey.held = work.held;
    return true;
  }

  /** Open operations answer strangers, and one of them a token: nothing of theirs is kept. */
  private applies(context: ExecutionContext, request: AppRequest): boolean {
    const open = this.reflector.getAllAndOverride<boolean | undefined>(OPEN, [
      context.getHandler(),
      context.getClass(),
    ]);
    return METHODS.includes(request.method) && !open && request.url.startsWith('/api/');
  }

  private async enter(context: ExecutionContext, request: AppRequest, key: string | string[]): Promise<KeyedWork> {
    if (!request.actor) throw new DomainError('no_session', message('please_sign_in'));
    if (typeof key !== 'string' || !KEY.test(key)) {
      const text = message('idempotency_key_expected');
      throw new DomainError('invalid_input', text, { errors: { 'Idempotency-Key': text } });
    }
    const fingerprints = this.fingerprints.of(contentOf(request));
    const entered = await this.gate.enter({ userId: request.actor.userId, key, fingerprints });
    if (entered instanceof KeyedWork) return entered;
    // What an upload holds is known only when it has been read.
    if (entered.uploadHash !== null && entered.uploadHash !== (await hashUpload(request))) throw mismatch();
    await this.judge.judge(context, request, entered);
    throw new ReplayedAnswer(entered);
  }
}

/** What is asked for, of an upload without its bytes. */
function contentOf(request: AppRequest): string {
  const body = request.isMultipart() ? 'multipart' : (JSON.stringify(request.body) ?? '');
  return JSON.stringify([request.method, request.url, body]);
}
