import type { Report } from '../../domain/report/report.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Restricting } from '../../platform/db/catalog-list.js';
import { type SortedSearch, searchSorted } from '../../platform/db/sorted-list.js';
import type { Sql } from '../../platform/db/sql.js';
import type { ReportEntity } from './report.entity.js';
import { toReport } from './report.mapper.js';
import type { ReportSearch, ReportSort } from './report.repository.js';

/** What the lists of reports ask the database. */
export function reportSearch({ filter, sort, page }: ListRequest<ReportSort, ReportSearch>): SortedSearch {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.number', filter.number)
    .equals('t.certificate_id', filter.certificateId)
    .equals('t.status', filter.status).conditions;
  const order = { by: sort.field === 'id' ? ['t.id'] : ['t.issued_at', 't.id'] };
  return { table: 'reports', finding: asked, testing: asked, order, descending: sort.descending, page };
}

export async function searchReports(sql: Sql, request: ListRequest<ReportSort, ReportSearch>): Promise<Page<Report>> {
  const { rows, total } = await searchSorted<ReportEntity>(sql, reportSearch(request));
  return { items: rows.map(toReport), total };
}
