import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { DomainError, type FieldErrors } from '../domain/shared/domain-error.js';
import { type PageRequest, pageRequest } from '../domain/shared/page.js';
import { Rule } from '../platform/http/rule.decorator.js';

/** Digits become a number; anything else stays what it is and is refused. */
const toNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** A page is judged with all other fields; `page_too_large` is a refusal of its own. */
const InRange = (name: keyof PortalPageQuery) => Rule<PortalPageQuery>((_, query) => pageProblems(query)[name] ?? null);

/** Paging as the portal's lists take it, in either of its two dialects. */
export class PortalPageQuery {
  /** Page, counted from 1; at most 1000. @example 1 */
  @IsOptional()
  @Transform(toNumber)
  @InRange('page_index')
  page_index?: number;

  /** Rows on a page, 1 to 100; 10 if left out. @example 10 */
  @IsOptional()
  @Transform(toNumber)
  @InRange('page_size')
  page_size?: number;

  /** The same as `page_index`, in the older dialect. @example 1 */
  @IsOptional()
  @Transform(toNumber)
  @InRange('currentPage')
  currentPage?: number;

  /** The same as `page_size`, in the older dialect. @example 10 */
  @IsOptional()
  @Transform(toNumber)
  @InRange('pageSize')
  pageSize?: number;
}

/** @throws DomainError as `pageRequest` does, with the field named as it was sent. */
export function readPortalPage(query: PortalPageQuery): PageRequest {
  const newer = query.page_index !== undefined || query.page_size !== undefined;
  try {
    return newer ? pageRequest(query.page_index, query.page_size) : pageRequest(query.currentPage, query.pageSize);
  } catch (error) {
    if (!(error instanceof DomainError) || !error.details.errors) throw error;
    const names: Record<string, string> = newer
      ? { pageIndex: 'page_index', pageSize: 'page_size' }
      : { pageIndex: 'currentPage', pageSize: 'pageSize' };
    const errors = Object.entries(error.details.errors).map(([field, text]) => [names[field] ?? field, text]);
    throw new DomainError(error.reason, error.said, { errors: Object.fromEntries(errors) });
  }
}

function pageProblems(query: PortalPageQuery): FieldErrors {
  try {
    readPortalPage(query);
    return {};
  } catch (error) {
    return error instanceof DomainError ? (error.details.errors ?? {}) : {};
  }
}
