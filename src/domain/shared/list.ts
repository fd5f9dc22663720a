import type { PageRequest } from './page.js';

export interface Sort<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}

/** A window on a list that the caller sorts and filters. Rows that sort alike come in the order of their ids. */
export interface ListRequest<Field extends string, Filter> {
  readonly page: PageRequest;
  readonly sort: Sort<Field>;
  readonly filter: Filter;
}
