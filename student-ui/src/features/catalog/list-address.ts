import { PAGE_MAX } from '@myverify/domain/shared/page';
import { PAGE_SIZES } from '../../lib/paging';

export const NATURES = ['private', 'public', 'all'] as const;
export type Nature = (typeof NATURES)[number];

/** What a list shows, as its address says it: so it can be shared, reloaded and gone back to. */
export interface ListAddress {
  readonly name: string;
  readonly nature: Nature;
  readonly page: number;
  /** `null` where nobody chose one. */
  readonly size: number | null;
}

const NAME_MAX = 200;

/** What makes no sense in an address is read as if it were not there. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const nature = NATURES.find((known) => known === query.get('nature')) ?? 'all';
  const page = wholeNumber(query.get('page'));
  const size = wholeNumber(query.get('size'));
  return {
    name: (query.get('name') ?? '').trim().slice(0, NAME_MAX),
    nature,
    page: page >= 1 && page <= PAGE_MAX ? page : 1,
    size: size === 5 || PAGE_SIZES.includes(size) ? size : null,
  };
}

/** The address with changes made: another list begins at its first page, and what is usual is not written. */
export function changedAddress(query: URLSearchParams, changes: Partial<ListAddress>): URLSearchParams {
  const { name, nature, page, size } = { ...readListAddress(query), page: 1, ...changes };
  const changed = new URLSearchParams(query);
  put(changed, 'name', name.trim());
  put(changed, 'nature', nature === 'all' ? '' : nature);
  put(changed, 'page', page === 1 ? '' : String(page));
  put(changed, 'size', size === null ? '' : String(size));
  return changed;
}

function put(query: URLSearchParams, key: string, value: string): void {
  if (value) query.set(key, value);
  else query.delete(key);
}

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}
