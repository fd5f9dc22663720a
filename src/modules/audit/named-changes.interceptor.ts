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
import { catchError } from 'rxjs';
import type { AuditAction } from '../../domain/audit/audit-actions.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { AppRequest } from '../../platform/http/request.js';
import { UserReader } from '../users/user.repository.js';
import { AuditReader } from './audit.repository.js';

const NAMED_CHANGES = 'audit:named-changes';
/** How many steps back the change is looked for among other events of the record. */
const STEPS = 20;

/** Whoever is too late with a change of the record in the path is told who has changed it last: by which actions. */
export const NamesColleague = (...actions: readonly [AuditAction, ...AuditAction[]]) =>
  applyDecorators(SetMetadata(NAMED_CHANGES, actions), UseInterceptors(NamedChangesInterceptor));

@Injectable()
export class NamedChangesInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly events: AuditReader,
    private readonly users: UserReader,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const actions = this.reflector.get<readonly AuditAction[]>(NAMED_CHANGES, context.getHandler());
    const { params } = context.switchToHttp().getRequest<AppRequest>();
    const { id } = params as { readonly id: string };
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const isStale = error instanceof DomainError && error.reason === 'stale_version';
        const name = isStale ? await this.changerOf(id, actions) : null;
        throw isStale && name ? new DomainError(error.reason, message('changed_by', { name }), error.details) : error;
      }),
    );
  }

  private async changerOf(subjectId: string, actions: readonly AuditAction[]): Promise<string | null> {
    const { items } = await this.events.list({
      page: { offset: 0, limit: STEPS },
      sort: { field: 'at', descending: true },
      filter: { subjectType: actions[0]?.split('.')[0], subjectId, reads: false },
    });
    const actorId = items.find(({ action }) => actions.includes(action))?.actorId ?? null;
    return (await this.users.namesOf([actorId])).get(actorId) ?? null;
  }
}
