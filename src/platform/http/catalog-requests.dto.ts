import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { ListRequest } from '../../domain/shared/list.js';
import type { ChangeTarget } from '../../domain/shared/record-version.js';
import { PortalPageQuery, readPortalPage } from './list-query.dto.js';
import { fails } from './validation.js';

/** A list of the portal that is searched by name. */
export class NamedListQuery extends PortalPageQuery {
  /** Words of the name, each by its beginning. @example "malaya" */
  @IsOptional()
  @IsString(fails('text_needed', { name: 'name' }))
  @MaxLength(200, fails('name_too_long', { name: 'name' }))
  name?: string;
}

/** The portal's lists come by name. */
export function byName<Filter>(query: PortalPageQuery, filter: Filter): ListRequest<'name', Filter> {
  return { page: readPortalPage(query), sort: { field: 'name', descending: false }, filter };
}

/** A search for nothing is no search. */
export function nameAsked({ name }: { readonly name?: string }): { readonly name?: string } {
  return name?.trim() ? { name } : {};
}

/**
 * A change that may come without a version: older clients of the portal send none, nor does `updateMany` of
 * react-admin's provider.
 */
export function presentTarget(id: number, version: unknown): ChangeTarget {
  return { id, version, versionNeeded: false };
}
