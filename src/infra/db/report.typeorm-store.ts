import { Injectable } from '@nestjs/common';
import type { Holder, NewReport, Report, ReportPdf } from '../../domain/certificate/report.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { ReportReader, type ReportSearch, type ReportSort, type ReportStore } from '../../ports/report.store.js';
import { Database } from './database.js';
import { ReportEntity, type ReportRow } from './entities/report.entity.js';
import { holderHash, toReport, toReportRow } from './report.mapper.js';
import { searchReports } from './report.search.js';
import type { Sql, Value } from './sql.js';

async function find(sql: Sql, condition: string, values: readonly Value[]): Promise<Report | null> {
  const row = await sql.first<ReportRow>(`SELECT * FROM reports WHERE ${condition} LIMIT 1`, values);
  return row && toReport(row);
}

/** Later editions have higher ids. What was erased stays so, whatever editions follow. */
export const IN_FORCE_BY_HOLDER = `SELECT * FROM reports r
  WHERE r.holder_hash = ? AND r.status = 'current'
    AND NOT EXISTS (SELECT 1 FROM reports e WHERE e.number = r.number AND e.erased_at IS NOT NULL)
  ORDER BY r.id DESC`;

@Injectable()
export class TypeOrmReportReader extends ReportReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<Report | null> {
    return this.database.read((sql) => find(sql, 'id = ?', [id]));
  }

  override search(request: ListRequest<ReportSort, ReportSearch>): Promise<Page<Report>> {
    return this.database.read((sql) => searchReports(sql, request));
  }

  override findLatestByNumber(number: string): Promise<Report | null> {
    return this.database.read((sql) => find(sql, 'number = ? ORDER BY edition DESC', [number]));
  }

  override findLatestOfCertificate(certificateId: number): Promise<Report | null> {
    return this.database.read((sql) => find(sql, 'certificate_id = ? ORDER BY id DESC', [certificateId]));
  }

  override findInForceByHolder(holder: Holder): Promise<Report[]> {
    return this.database.read(async (sql) => {
      const rows = await sql.rows<ReportRow>(IN_FORCE_BY_HOLDER, [holderHash(holder)]);
      return rows.map(toReport);
    });
  }
}

export class TypeOrmReportStore implements ReportStore {
  constructor(private readonly sql: Sql) {}

  findById(id: number): Promise<Report | null> {
    return find(this.sql, 'id = ?', [id]);
  }

  async insert(report: NewReport): Promise<Report> {
    const id = await this.sql.insert(ReportEntity, toReportRow(report));
    return { ...report, id, withdrawnAt: null, reason: null, pdf: null };
  }

  async attachPdf(id: number, pdf: ReportPdf): Promise<boolean> {
    const columns = {
      pdf_key: pdf.key,
      pdf_sha256: pdf.sha256,
      pdf_size: pdf.size,
      rendered_at: pdf.renderedAt.getTime(),
    };
    return (await this.sql.update(ReportEntity, columns, 'id = ? AND pdf_key IS NULL', [id])) === 1;
  }
}
