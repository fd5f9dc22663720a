import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { DomainError } from '../../domain/shared/domain-error.js';
import { FORM_FIELD_NAMES } from './certificate-form.dto.js';
import { portalName } from './certificates.dto.js';

/** Names of the domain; others, such as the pages of a list, are the portal's own already. */
const DOMAIN_NAMES: ReadonlySet<string> = new Set([...FORM_FIELD_NAMES, 'rejectReason']);

/** Refusals name fields as the domain does; here they get the names of the specification. */
@Injectable()
export class PortalFieldNames implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof DomainError) || !error.details.errors) throw error;
        const errors = Object.entries(error.details.errors).map(([field, text]) => [
          DOMAIN_NAMES.has(field) ? portalName(field) : field,
          text,
        ]);
        throw new DomainError(error.reason, error.message, { ...error.details, errors: Object.fromEntries(errors) });
      }),
    );
  }
}
