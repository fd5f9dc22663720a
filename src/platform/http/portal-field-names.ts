import { type ArgumentsHost, Catch, UseFilters } from '@nestjs/common';
import { DomainError } from '../../domain/shared/domain-error.js';
import { ErrorFilter } from './error.filter.js';

/** The name that the specification gives to a field of the domain, by the domain's name. */
export type PortalNames = Readonly<Record<string, string>>;

@Catch(DomainError)
class PortalNamesFilter extends ErrorFilter {
  constructor(private readonly names: PortalNames) {
    super();
  }

  override catch(error: DomainError, host: ArgumentsHost): void {
    super.catch(this.renamed(error), host);
  }

  private renamed(error: DomainError): DomainError {
    if (!error.details.errors) return error;
    const errors = Object.entries(error.details.errors).map(([field, text]) => [this.names[field] ?? field, text]);
    return new DomainError(error.reason, error.said, { ...error.details, errors: Object.fromEntries(errors) });
  }
}

/** Refusals name fields as the domain does; here they get the names of the specification. */
export const RefusesByNames = (names: PortalNames) => UseFilters(new PortalNamesFilter(names));

/** The fields of a judged body under the names of the domain. */
export function fromPortalNames<Fields = Record<string, unknown>>(names: PortalNames, body: object): Fields {
  const given = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, given.get(name)])) as Fields;
}
