import { Injectable } from '@nestjs/common';
import type { Holder, NewReport, Report, ReportPdf } from '../../domain/report/report.js';
import type { EditionState } from '../../domain/report/report.standing.js';
import type { NotedPdf } from '../../domain/report/report-pdf.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { marks, type Sql, type Value } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import { type TellingColumns, toTelling } from '../sharing/look-up.typeorm-repository.js';
import { ReportEntity } from './report.entity.js';
import { holderHash, toPdfColumns, toReport, toReportRow } from './report.mapper.js';
import {
  type FoundReport,
  ReportReader,
  type ReportSearch,
  type ReportSort,
  type ReportStore,
} from './report.repository.js';
import { searchReports } from './report-search.queries.js';

async function find(sql: Sql, condition: string, values: readonly Value[]): Promise<Report | null> {
  const row = await sql.first<ReportEntity>(`SELECT * FROM reports WHERE ${condition} LIMIT 1`, values);
  return row && toReport(row);
}

export const BY_PDF = 'pdf_sha256 = ? ORDER BY id DESC';

/** Later editions have higher ids. What was erased stays so, whatever editions follow. No optimizer turns a count into a search of its own. */
export function inForceByHolder(hashes: readonly string[]): Condition {
  return {
    text: `SELECT r.*, c.tell_holder, c.told_at FROM reports r
      LEFT JOIN look_up_choices c ON c.certificate_id = r.certificate_id
      WHERE r.holder_hash IN (${marks(hashes)}) AND r.status = 'current'
        AND (SELECT COUNT(*) FROM reports e WHERE e.number = r.number AND e.erased_at IS NOT NULL) = 0
        AND (c.public_look_up IS NULL OR c.public_look_up = 1)`,
    values: hashes,
  };
}

type FoundRow = ReportEntity & TellingColumns;

const STATE_COLUMNS = ['certificate_id', 'status', 'edition', 'issued_at', 'withdrawn_at', 'reason'] as const;
type StateRow = Pick<ReportEntity, (typeof STATE_COLUMNS)[number]>;

function toState({ status, edition, issued_at, withdrawn_at, reason }: StateRow): EditionState {
  return { status, edition, issuedAt: toDate(issued_at), withdrawnAt: toDateOrNull(withdrawn_at), reason };
}

export const EDITIONS = 'SELECT * FROM reports WHERE number = ? ORDER BY edition DESC';

@Injectable()
export class TypeOrmReportReader extends ReportReader {
  private readonly inForce = new BatchLoader((hashes: readonly string[]) => this.readInForce(hashes));
  private readonly states = new BatchLoader((ids: readonly number[]) => this.readStates(ids));

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

  override findEditions(number: string): Promise<Report[]> {
    return this.database.read(async (sql) => (await sql.rows<ReportEntity>(EDITIONS, [number])).map(toReport));
  }

  override async findStates(certificateIds: readonly number[]): Promise<ReadonlyMap<number, EditionState[]>> {
    const found = await Promise.all(certificateIds.map(async (id) => [id, await this.states.find(id)] as const));
    return new Map(found.flatMap(([id, states]) => (states ? [[id, states]] : [])));
  }

  override findByPdf(sha256: string): Promise<Report | null> {
    return this.database.read((sql) => find(sql, BY_PDF, [sha256]));
  }

  override async findPdfs(numbers: readonly string[]): Promise<NotedPdf[]> {
    if (numbers.length === 0) return [];
    const statement = `SELECT number, edition, pdf_key AS "key" FROM reports WHERE number IN (${marks(numbers)})`;
    return this.database.read((sql) => sql.rows<NotedPdf>(statement, numbers));
  }

  override findLatestOfCertificate(certificateId: number): Promise<Report | null> {
    return this.database.read((sql) => find(sql, 'certificate_id = ? ORDER BY id DESC', [certificateId]));
  }

  override async findInForceByHolder(holder: Holder): Promise<FoundReport[]> {
    const rows = (await this.inForce.find(holderHash(holder))) ?? [];
    return rows.map((row) => ({ report: toReport(row), telling: toTelling(row) }));
  }

  private async readStates(ids: readonly number[]): Promise<ReadonlyMap<number, EditionState[]>> {
    const statement = `SELECT ${STATE_COLUMNS.join(', ')} FROM reports
      WHERE certificate_id IN (${marks(ids)}) ORDER BY id DESC`;
    const states = new Map<number, EditionState[]>();
    for (const row of await this.database.read((sql) => sql.rows<StateRow>(statement, ids))) {
      const { certificate_id: id } = row;
      states.set(id, [...(states.get(id) ?? []), toState(row)]);
    }
    return states;
  }

  private async readInForce(hashes: readonly string[]): Promise<ReadonlyMap<string, FoundRow[]>> {
    const { text, values } = inForceByHolder(hashes);
    const rows = await this.database.read((sql) => sql.rows<FoundRow>(text, values));
    const newestFirst = rows.sort((one, other) => other.id - one.id);
    return new Map(hashes.map((hash) => [hash, newestFirst.filter(({ holder_hash }) => holder_hash === hash)]));
  }
}

export class TypeOrmReportStore implements ReportStore {
  constructor(private readonly sql: Sql) {}

  findById(id: number): Promise<Report | null> {
    return find(this.sql, 'id = ?', [id]);
  }

  async lock(id: number): Promise<Report | null> {
    const row = await this.sql.first<ReportEntity>(`SELECT * FROM reports WHERE id = ?${this.sql.forUpdate}`, [id]);
    return row && toReport(row);
  }

  async insert(report: NewReport): Promise<Report> {
    const id = await this.sql.insert(ReportEntity, toReportRow(report));
    return { ...report, id, supersededAt: null, withdrawnAt: null, reason: null, pdf: null };
  }

  async attachPdf(id: number, pdf: ReportPdf): Promise<boolean> {
    return (await this.sql.update(ReportEntity, toPdfColumns(pdf), 'id = ? AND pdf_key IS NULL', [id])) === 1;
  }

  withdraw(id: number, reason: string, now: Date): Promise<boolean> {
    return this.end(id, { status: 'withdrawn', withdrawn_at: now.getTime(), reason });
  }

  supersede(id: number, reason: string, now: Date): Promise<boolean> {
    return this.end(id, { status: 'superseded', superseded_at: now.getTime(), reason });
  }

  private async end(id: number, columns: Partial<ReportEntity>): Promise<boolean> {
    return (await this.sql.update(ReportEntity, columns, "id = ? AND status = 'current'", [id])) === 1;
  }
}
