import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { DomainError } from '../../domain/shared/domain-error.js';
import { portalName } from './certificates.dto.js';

/** Refusals name fields as the domain does; here they get the names of the specification. */
@Injectable()
export class PortalFieldNames implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof DomainError) || !error.details.errors) throw error;
        const errors = Object.entries(error.details.errors).map(([field, text]) => [portalName(field), text]);
        throw new DomainError(error.reason, error.message, { ...error.details, errors: Object.fromEntries(errors) });
      }),
    );
  }
}
