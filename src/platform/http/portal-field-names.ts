import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { catchError } from 'rxjs';
import { DomainError } from '../../domain/shared/domain-error.js';

/** The name that the specification gives to a field of the domain, by the domain's name. */
export type PortalNames = Readonly<Record<string, string>>;

class PortalNamesInterceptor implements NestInterceptor {
  constructor(private readonly names: PortalNames) {}

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

/**
 * Errors name fields as the domain does; here they get the names of the specification, before an idempotency key keeps
 * them.
 */
export const PortalFieldNames = (names: PortalNames) => UseInterceptors(new PortalNamesInterceptor(names));

/** The fields of a validated body under the names of the domain. */
export function fromPortalNames<Fields = Record<string, unknown>>(names: PortalNames, body: object): Fields {
  const given = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, given.get(name)])) as Fields;
}
