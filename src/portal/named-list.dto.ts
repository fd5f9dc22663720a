import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { ListRequest } from '../domain/shared/list.js';
import { fails } from '../platform/http/validation.js';
import { PortalPageQuery, readPortalPage } from './portal-page.dto.js';

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
