import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { tap } from 'rxjs';
import { isStudent } from '../../domain/account/actor.js';
import type { AuditSubjectType } from '../../domain/audit/audit-actions.js';
import { listRead, recordRead } from '../../domain/audit/read.audit.js';
import type { AppRequest } from '../../platform/http/request.js';
import { ReadTrail } from './read-trail.port.js';

/** What an audited read is of, in the API's description. */
const AUDITED_READ_EXTENSION = 'x-audited-read';
const AUDITED_READ = 'audit:read';

/** The id of one record, or those of the rows of a page. */
type IdsOf = (answer: never, request: AppRequest) => number | readonly number[];

interface AuditedRead {
  readonly what: AuditSubjectType;
  readonly idsOf: (answer: unknown, request: AppRequest) => number | readonly number[];
}

const idOf = (row: { readonly id: number }) => row.id;
const answered = (answer: { readonly id: number } | readonly { readonly id: number }[]) =>
  'id' in answer ? idOf(answer) : answer.map(idOf);

/** Parts of a record belong to the one that the path names. */
export const IN_PATH: IdsOf = (_answer, { params }) => Number((params as { readonly id: string }).id);

/**
 * What staff see here of others goes into the audit trail: the rows or the record that is answered, if `idsOf` does not
 * say otherwise.
 */
export const AuditsRead = (what: AuditSubjectType, idsOf: IdsOf = answered) =>
  applyDecorators(
    SetMetadata(AUDITED_READ, { what, idsOf }),
    ApiExtension(AUDITED_READ_EXTENSION, what),
    UseInterceptors(AuditedReadInterceptor),
  );

/** Notes what was read before it is sent. Students read what is theirs. */
@Injectable()
export class AuditedReadInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly reads: ReadTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const { user } = request;
    if (!user || isStudent(user)) return next.handle();
    const { what, idsOf } = this.reflector.get<AuditedRead>(AUDITED_READ, context.getHandler());
    return next.handle().pipe(
      tap((answer) => {
        const ids = idsOf(answer, request);
        if (typeof ids === 'number') this.reads.add(recordRead(user.userId, what, ids));
        else if (ids.length > 0) this.reads.add(listRead(user.userId, what, ids));
      }),
    );
  }
}
