import type { ListRequest } from '../../domain/shared/list.js';
import type { PageRequest } from '../../domain/shared/page.js';
import { isBetterGathered, type KeptOrder, sortedIds } from '../../platform/db/sorted-list.js';
import type { Engine } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import type { CertificateSearch, CertificateSort } from './certificate.repository.js';
import type { Place } from './certificate-places.queries.js';
import { finding, fromWords, indexOf, isOfName, isTallied, testing } from './certificate-search.queries.js';

export type CertificateRequest = ListRequest<CertificateSort, CertificateSearch>;

/** The order of a sort, kept by an index for the whole table, or for one status where that is asked for. */
export function orderOf(
  field: CertificateSort,
  status: CertificateSearch['status'],
): KeptOrder & { readonly ofStatus: boolean } {
  const kept = (column: string, whole: string, ofStatus: string | null) => {
    const own = status !== undefined && ofStatus !== null;
    return { by: [`t.${column}`, 't.id'], index: own ? ofStatus : whole, ofStatus: own };
  };
  switch (field) {
    case 'id':
      if (status === undefined) return { by: ['t.id'], index: 'ix_certificates_newest', ofStatus: false };
      return { by: ['t.id'], index: 'ix_certificates_status', ofStatus: true };
    case 'name':
      return kept('name_key', 'ix_certificates_name', null);
    case 'university':
      return kept('university_key', 'ix_certificates_university', null);
    case 'status':
      return kept('status', 'ix_certificates_status', 'ix_certificates_status');
    case 'appliedAt':
      return kept('applied_at', 'ix_certificates_applied', 'ix_certificates_queue');
    case 'updatedAt':
      return kept('updated_at', 'ix_certificates_updated', 'ix_certificates_unchanged');
  }
}

/** Names lie together in the order of names, what was applied for in one month in every order of time. */
function isBunched({ name, appliedSince, appliedUntil }: CertificateSearch, field: CertificateSort): boolean {
  if (field === 'name') return name !== undefined;
  const span = appliedSince !== undefined || appliedUntil !== undefined;
  return span && (field === 'id' || field === 'status' || field === 'updatedAt');
}

/** Whether a list is a walk along a whole order, of which the tallies tell the length. */
export function isWholeOrder({ filter, sort }: CertificateRequest): boolean {
  return isTallied(filter) && (filter.status === undefined || orderOf(sort.field, filter.status).ofStatus);
}

/** Which records an order leads past that is walked along for a request. */
export function alongWhich({ filter: { status }, sort }: CertificateRequest): Pick<CertificateSearch, 'status'> {
  return orderOf(sort.field, status).ofStatus && status !== undefined ? { status } : {};
}

/** That a record is no nearer to the beginning of an order of ids than a place. */
function behind(place: Place | null, descending: boolean): Condition[] {
  return place === null ? [] : [{ text: `t.id ${descending ? '<=' : '>='} ?`, values: [place.from] }];
}

/** The statement for the ids of a page of `hits` records among `walked`; what is left out before `place` the page counts no more. */
export function idsOf(
  { filter, sort, page }: CertificateRequest,
  { hits, walked, place = null }: { readonly hits: number; readonly walked: number; readonly place?: Place | null },
  engine: Engine,
): Condition {
  const asked = {
    table: 'certificates',
    finding: finding(filter),
    foundBy: indexOf(filter),
    testing: [...testing(filter), ...behind(place, sort.descending)],
    order: orderOf(sort.field, filter.status),
    bunched: isBunched(filter, sort.field),
    descending: sort.descending,
    page: place === null ? page : { ...page, offset: place.skip },
    hits,
    walked,
  };
  if (sort.field === 'id' && isOfName(filter) && isBetterGathered(asked)) {
    const words = fromWords(filter.name, engine);
    if (words) return idsOfWords(words, sort.descending, page);
  }
  return sortedIds(asked, engine);
}

export function idsOfWords({ text, values }: Condition, descending: boolean, page: PageRequest): Condition {
  const order = `w.certificate_id${descending ? ' DESC' : ''}`;
  return {
    text: `SELECT w.certificate_id AS id${text} ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [...values, page.limit, page.offset],
  };
}

/** The same page told from the end of its order, where that is nearer: its rows come the other way round then. */
export function fromNearerEnd<Request extends Pick<CertificateRequest, 'sort' | 'page'>>(
  request: Request,
  total: number,
): Request {
  const { sort, page } = request;
  if (page.offset <= total / 2) return request;
  const limit = Math.min(page.limit, total - page.offset);
  return {
    ...request,
    sort: { ...sort, descending: !sort.descending },
    page: { limit, offset: total - page.offset - limit },
  };
}
