import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { KeptAnswer } from '../idempotency/idempotency-keys.port.js';
import type { KeyedWork } from './idempotency.gate.js';
import type { AppRequest } from './request.js';

const TOO_MANY_REQUESTS = 429;

/** Thrown in the place of doing a request that was done already: an answer that is returned could not bring its own status. */
export class ReplayedAnswer extends Error {
  override readonly name = 'ReplayedAnswer';

  constructor(readonly answer: KeptAnswer) {
    super('this request was answered already');
  }
}

@Catch(ReplayedAnswer)
export class ReplayFilter implements ExceptionFilter<ReplayedAnswer> {
  catch({ answer }: ReplayedAnswer, host: ArgumentsHost): void {
    host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(answer.status)
      .header('Idempotency-Replayed', 'true')
      .header('Cache-Control', 'no-store')
      .type(answer.contentType)
      .send(answer.body);
  }
}

/** Keeps what is answered under an idempotency key before it goes out, refusals included. */
export function keepAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request: AppRequest, reply, payload, done) => {
    const work = request.keyedWork;
    if (!work) return done(null, payload);
    request.keyedWork = undefined;
    end(work, request, reply, payload).then(
      () => done(null, payload),
      (error: Error) => done(error),
    );
  });
}

function end(work: KeyedWork, request: AppRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  const status = reply.statusCode;
  const body = bodyOf(payload);
  // A failure of ours or a flood says nothing of the request: it may be tried again under the same key.
  const unfit = status >= 500 || status === TOO_MANY_REQUESTS || body === null;
  if (unfit || request.answerIsSecret) return work.release();
  return work.keep({ status, contentType: String(reply.getHeader('content-type') ?? ''), body });
}

function bodyOf(payload: unknown): string | null {
  if (payload === undefined || payload === null) return '';
  return typeof payload === 'string' ? payload : null;
}
