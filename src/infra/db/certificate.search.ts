import type { ListRequest } from '../../domain/shared/list.js';
import { queryWords } from '../../domain/shared/search-words.js';
import type { CertificateSearch, CertificateSort } from '../../ports/certificate.store.js';
import { nameKey, Restricting } from './catalog-list.js';
import { all, COUNT_MAX, countUpTo, type KeptOrder, sortedIds } from './sorted-list.js';
import type { Engine, Sql } from './sql.js';
import { beginning, type Condition, wordConditions } from './word-search.js';

const WORDS = 'certificate_words';
const WORD_OWNER = 'certificate_id';

const TALLY = 'SELECT COALESCE(SUM(tally), 0) AS n FROM certificate_counts';

/** What a search asks for, in a form that finds the records by an index. */
export function finding(filter: CertificateSearch): Condition[] {
  return fields(filter).words('t.id', WORDS, WORD_OWNER, filter.name).conditions;
}

/** The same in a form that tests one record after the other; no optimizer turns a count into a search of its own. */
export function testing(filter: CertificateSearch): Condition[] {
  const asked = fields(filter);
  if (filter.name === undefined) return asked.conditions;
  const words = queryWords(filter.name).flatMap((word) => wordConditions(WORDS, WORD_OWNER, word) ?? []);
  if (words.length === 0) return [{ text: '1 = 0', values: [] }];
  const probes = words.map(({ text, values }) => ({
    text: `(SELECT COUNT(*) FROM ${WORDS} w WHERE w.${WORD_OWNER} = t.id AND ${text}) > 0`,
    values,
  }));
  return [...asked.conditions, ...probes];
}

function fields(filter: CertificateSearch): Restricting {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.owner_id', filter.ownerId)
    .equals('t.status', filter.status)
    .equals('t.type', filter.type);
  const add = (condition: Condition) => asked.conditions.push(condition);
  if (filter.university !== undefined) add(beginning('t.university_key', nameKey(filter.university)));
  if (filter.appliedSince) add({ text: 't.applied_at >= ?', values: [filter.appliedSince.getTime()] });
  if (filter.appliedUntil) add({ text: 't.applied_at < ?', values: [filter.appliedUntil.getTime()] });
  if (filter.freeFor) add(freeFor(filter.freeFor));
  return asked;
}

const TAKEN = 'k.held_until > ? AND k.user_id <> ?';
const taken = ({ userId, at }: NonNullable<CertificateSearch['freeFor']>) => [at.getTime(), userId];

/** A count of one row at most: no optimizer turns it into a search of its own. */
function freeFor(reviewer: NonNullable<CertificateSearch['freeFor']>): Condition {
  return {
    text: `(SELECT COUNT(*) FROM certificate_claims k WHERE k.certificate_id = t.id AND ${TAKEN}) = 0`,
    values: taken(reviewer),
  };
}

/** How many of the records that a search would find it leaves out because others have claimed them. */
export function takenOf({ freeFor: reviewer, ...filter }: CertificateSearch): Condition | null {
  if (!reviewer) return null;
  const asked = all([{ text: TAKEN, values: taken(reviewer) }, ...testing(filter)]);
  const text = `SELECT COUNT(*) AS n FROM certificate_claims k JOIN certificates t ON t.id = k.certificate_id${asked.text}`;
  return { text, values: asked.values };
}

/** The order of a sort, kept by an index for the whole table, or for one status where that is asked for. */
function orderOf(
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

/** The total of a search, what others have claimed included: from the tallies where they tell it, else counted along an index. */
export function totalOf({ freeFor: _, ...filter }: CertificateSearch): Condition {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const only = (field: keyof CertificateSearch) => given.every(([name]) => name === field);
  if (given.length === 0) return { text: TALLY, values: [] };
  if (filter.status !== undefined && only('status'))
    return { text: `${TALLY} WHERE status = ?`, values: [filter.status] };
  return countUpTo('certificates', finding(filter));
}

/** The statement for the ids of a page of `hits` records among `walked`. */
export function idsOf(
  { filter, sort, page }: ListRequest<CertificateSort, CertificateSearch>,
  hits: number,
  walked: number,
  engine: Engine,
): Condition {
  const order = orderOf(sort.field, filter.status);
  return sortedIds(
    {
      table: 'certificates',
      finding: finding(filter),
      testing: testing(filter),
      order,
      bunched: isBunched(filter, sort.field),
      descending: sort.descending,
      page,
      hits,
      walked,
    },
    engine,
  );
}

/** @returns the ids of the page, in order, and how many records there are in all. */
export async function searchIds(
  sql: Sql,
  request: ListRequest<CertificateSort, CertificateSearch>,
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const count = async ({ text, values }: Condition) =>
    Number((await sql.first<{ n: number | string }>(text, values))?.n);
  const found = await count(totalOf(request.filter));
  const taken = takenOf(request.filter);
  const total = taken && found < COUNT_MAX ? Math.max(0, found - (await count(taken))) : found;
  if (total <= request.page.offset) return { ids: [], total };
  const { status } = request.filter;
  const walked = await count(totalOf(orderOf(request.sort.field, status).ofStatus ? { status } : {}));
  const statement = idsOf(request, total, walked, sql.engine);
  const rows = await sql.rows<{ id: number }>(statement.text, statement.values);
  return { ids: rows.map(({ id }) => id), total };
}
