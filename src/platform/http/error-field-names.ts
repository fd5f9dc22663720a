import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { catchError } from 'rxjs';
import { DomainError } from '../../domain/shared/domain-error.js';

/** What callers know a field as, by the domain's name. */
export type FieldNames = Readonly<Record<string, string>>;

class ErrorFieldNamesInterceptor implements NestInterceptor {
  constructor(private readonly names: FieldNames) {}

  intercept(_: ExecutionContext, next: CallHandler) {
    return next.handle().pipe(
      catchError((error: unknown) => {
        throw this.renamed(error);
      }),
    );
  }

  private renamed(error: unknown): unknown {
    if (!(error instanceof DomainError) || !error.details.errors) return error;
    const errors = Object.entries(error.details.errors).map(([field, text]) => [this.names[field] ?? field, text]);
    return new DomainError(error.reason, error.said, { ...error.details, errors: Object.fromEntries(errors) });
  }
}

/** Errors name fields as the domain does; here they get the names of the call, before an idempotency key keeps them. */
export const ErrorFieldNames = (names: FieldNames) => UseInterceptors(new ErrorFieldNamesInterceptor(names));
