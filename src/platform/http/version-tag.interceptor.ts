import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, type Type } from '@nestjs/common';
import { tap } from 'rxjs';
import { message } from '../../domain/messages/message.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { staleVersion } from '../../domain/shared/record-version.js';
import { readIfMatch, versionTag } from './entity-tag.js';
import { type AppReply, type AppRequest, isResourceApi, isSafe } from './request.js';
import { hasVersion } from './version.decorator.js';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Records say their version as `ETag`, and `If-Match` says as much as a `version` that is sent. It goes before
 * idempotency, for which what is asked for includes it.
 * @throws DomainError `invalid_input` where an operation takes no version, for nobody may rely on what is not looked
 * at.
 */
@Injectable()
export class VersionTagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (!isResourceApi(request.url)) return next.handle();
    const header = request.headers['if-match'];
    if (header !== undefined && !isSafe(request)) takeVersion(header, request, context);
    return next.handle().pipe(tap((answer) => tagAnswer(answer, request, context.switchToHttp().getResponse())));
  }
}

function tagAnswer(answer: unknown, { method }: AppRequest, reply: AppReply): void {
  const told = reply.getHeader('Idempotency-Replayed') !== undefined ? kept(answer, reply) : answer;
  if (!['GET', 'HEAD', 'PUT'].includes(method) || !isObject(told)) return;
  const { version } = told;
  if (Number.isSafeInteger(version)) reply.header('ETag', versionTag(Number(version)));
}

/** What is answered again was kept as a text. Of a refusal it says no version. */
function kept(answer: unknown, { statusCode }: AppReply): unknown {
  return typeof answer === 'string' && statusCode < 300 ? JSON.parse(answer) : null;
}

function takeVersion(header: string, request: AppRequest, context: ExecutionContext): void {
  const part = request.method === 'PUT' ? 'body' : 'query';
  const isTaken = ['PUT', 'DELETE'].includes(request.method) && takesVersion(context);
  if (!isTaken) throw fieldError('If-Match', message('if_match_not_taken'));
  const asked = readIfMatch(header);
  if (asked === null) throw fieldError('If-Match', message('if_match_expected'));
  request.versionByTag = true;
  if (asked === 'none') throw staleVersion();
  if (asked === 'any') return;
  const sent = request[part] ?? {};
  if (!isObject(sent)) return;
  const { version = String(asked.version) } = sent;
  if (String(version) !== String(asked.version)) throw fieldError('If-Match', message('if_match_differs'));
  request[part] = { ...sent, version: part === 'body' ? asked.version : String(asked.version) };
}

/** Whether what an operation is given has a `version`. */
function takesVersion(context: ExecutionContext): boolean {
  const types: Type[] = Reflect.getMetadata(
    'design:paramtypes',
    context.getClass().prototype,
    context.getHandler().name,
  );
  return types.some((type) => hasVersion(type));
}
