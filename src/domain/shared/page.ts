import { type Message, message } from '../messages/message.js';
import { DomainError } from './domain-error.js';

const PAGE_SIZE_DEFAULT = 10;
const PAGE_SIZE_MAX = 100;
export const PAGE_MAX = 1000;

/** A window on a list: rows `offset` to `offset + limit - 1`, counted from 0. */
export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** How many rows there are in all, over every page. */
  readonly total: number;
}

/**
 * The window for page `index` (from 1) of `size` rows.
 * @throws DomainError `page_too_large` above page 1000, `invalid_input` for anything that is not a whole number in
 * range.
 */
export function pageRequest(index = 1, size = PAGE_SIZE_DEFAULT): PageRequest {
  if (index > PAGE_MAX) throw new DomainError('page_too_large', message('page_max', { max: 1000 }));
  const errors: Record<string, Message> = {};
  if (!Number.isSafeInteger(index) || index < 1) errors.pageIndex = message('page_expected');
  if (!Number.isSafeInteger(size) || size < 1 || size > PAGE_SIZE_MAX) {
    errors.pageSize = message('page_size_expected', { max: PAGE_SIZE_MAX });
  }
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', Object.values(errors), { errors });
  return { offset: (index - 1) * size, limit: size };
}
