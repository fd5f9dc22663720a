import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { DomainError } from '../domain/shared/domain-error.js';

/** The name that the specification gives to a field of the domain, by the domain's name. */
export type PortalNames = Readonly<Record<string, string>>;

class PortalNamesInterceptor implements NestInterceptor {
  constructor(private readonly names: PortalNames) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof DomainError) || !error.details.errors) throw error;
        const errors = Object.entries(error.details.errors).map(([field, text]) => [this.names[field] ?? field, text]);
        throw new DomainError(error.reason, error.message, { ...error.details, errors: Object.fromEntries(errors) });
      }),
    );
  }
}

/** Refusals name fields as the domain does; here they get the names of the specification. */
export const RefusesByNames = (names: PortalNames) => UseInterceptors(new PortalNamesInterceptor(names));

/** The domain's input from a body with the specification's names. */
export function fromPortalNames(names: PortalNames, body: object): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, given.get(name)]));
}
