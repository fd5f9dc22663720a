import { setImmediate as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import {
  type CertificateFilter,
  CertificateReader,
  type CertificateSearch,
  type CertificateSort,
} from '../../ports/certificate.store.js';
import { SUMMARY_COLUMNS, type SummaryRow, toSummary } from './certificate.mapper.js';
import { searchIds, testing } from './certificate.search.js';
import { loadCertificates } from './certificate.typeorm-store.js';
import { Database } from './database.js';
import { all } from './sorted-list.js';
import type { Engine, Sql, Value } from './sql.js';
import { type Condition, wordConditions } from './word-search.js';

/** From here on, walking an index of ids and fetching the page's rows by them beats walking the rows themselves. */
const DEEP = 200;
/** Ids that a walk over all records covers at a time: few enough for what was read to die young. */
const STEP = 100;
const STEP_COLUMNS = SUMMARY_COLUMNS.map((column) => `t.${column}`).join(', ');
const COLUMNS = SUMMARY_COLUMNS.map((column) => `c.${column}`).join(', ');

/** A statement for the rows of a page, each with the total, and one for the total alone. */
export interface ListQuery {
  readonly page: Condition;
  readonly total: Condition;
}

@Injectable()
export class TypeOrmCertificateReader extends CertificateReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<Certificate | null> {
    return this.database.read(async (sql) => (await loadCertificates(sql, [id]))[0] ?? null);
  }

  override async list(filter: CertificateFilter, page: PageRequest): Promise<Page<CertificateSummary>> {
    const query = listQuery(filter, page, this.database.engine);
    if (!query) return { items: [], total: 0 };
    return this.database.read((sql) => readPage(sql, query, page));
  }

  override search(request: ListRequest<CertificateSort, CertificateSearch>): Promise<Page<Certificate>> {
    return this.database.read(async (sql) => {
      const { ids, total } = await searchIds(sql, request);
      return { items: await loadCertificates(sql, ids), total };
    });
  }

  override async *walk(filter: CertificateSearch): AsyncGenerator<CertificateSummary[]> {
    const newest = await this.database.read((sql) =>
      sql.first<{ id: number }>('SELECT id FROM certificates ORDER BY id DESC LIMIT 1'),
    );
    for (let last = newest?.id ?? 0; last > 0; last -= STEP) {
      const statement = stepOf(filter, last);
      const rows = await this.database.read((sql) => sql.rows<SummaryRow>(statement.text, statement.values));
      if (rows.length > 0) yield rows.map(toSummary);
      // SQLite answers at once: without a pause nobody else would get a turn.
      await pause();
    }
  }
}

/** By stretches of ids, so that each step costs the same, however few of the records are asked for. */
export function stepOf(filter: CertificateSearch, last: number): Condition {
  const stretch = { text: 't.id > ? AND t.id <= ?', values: [last - STEP, last] };
  const where = all([stretch, ...testing(filter)]);
  return { text: `SELECT ${STEP_COLUMNS} FROM certificates t${where.text} ORDER BY t.id DESC`, values: where.values };
}

async function readPage(sql: Sql, query: ListQuery, page: PageRequest): Promise<Page<CertificateSummary>> {
  type Row = SummaryRow & { total: number | string };
  const rows = await sql.rows<Row>(query.page.text, query.page.values);
  // A join need not keep the order of the ids it starts from.
  const items = rows.map(toSummary).sort((a, b) => b.id - a.id);
  if (rows[0]) return { items, total: Number(rows[0].total) };
  if (page.offset === 0) return { items, total: 0 };
  const beyond = await sql.first<{ total: number | string }>(`SELECT ${query.total.text} AS total`, query.total.values);
  return { items, total: Number(beyond?.total ?? 0) };
}

/** Newest first is by descending id. `null` where the filter can find nothing. */
export function listQuery(filter: CertificateFilter, page: PageRequest, engine: Engine): ListQuery | null {
  const words = filter.name === undefined ? [] : wordConditions('certificate_words', 'certificate_id', filter.name);
  if (words === null) return null;
  const fields: Condition[] = [];
  if (filter.ownerId !== undefined) fields.push({ text: 'c.owner_id = ?', values: [filter.ownerId] });
  if (filter.status !== undefined) fields.push({ text: 'c.status = ?', values: [filter.status] });
  return words.length > 0 ? byWords(words, fields, page, engine) : byFields(filter, fields, page, engine);
}

function byWords(
  words: readonly Condition[],
  fields: readonly Condition[],
  page: PageRequest,
  engine: Engine,
): ListQuery {
  // With several words MariaDB would walk all words newest first and test each, hoping to meet a page of hits soon.
  const hint = words.length > 1 ? forced(engine, 'PRIMARY') : '';
  const join = fields.length > 0 ? ' JOIN certificates c ON c.id = w.certificate_id' : '';
  const where = all([...words, ...fields]);
  // One name may have several words that begin alike.
  const from = `FROM certificate_words w${hint}${join}${where.text}`;
  const ids = `SELECT DISTINCT w.certificate_id AS id ${from} ORDER BY w.certificate_id DESC LIMIT ? OFFSET ?`;
  const total = { text: `(SELECT COUNT(DISTINCT w.certificate_id) ${from})`, values: where.values };
  return { page: rowsOf({ text: ids, values: [...where.values, page.limit, page.offset] }, total), total };
}

function byFields(
  filter: CertificateFilter,
  fields: readonly Condition[],
  page: PageRequest,
  engine: Engine,
): ListQuery {
  const deep = page.offset >= DEEP;
  const where = all(fields);
  const from = `FROM certificates c${hintFor(filter, deep, engine)}${where.text}`;
  const total = totalOf(filter, { text: from, values: where.values });
  const rest = `${from} ORDER BY c.id DESC LIMIT ? OFFSET ?`;
  const window: Value[] = [...where.values, page.limit, page.offset];
  if (deep) return { page: rowsOf({ text: `SELECT c.id ${rest}`, values: window }, total), total };
  const text = `SELECT ${COLUMNS}, ${total.text} AS total ${rest}`;
  return { page: { text, values: [...total.values, ...window] }, total };
}

function hintFor({ ownerId, status }: CertificateFilter, deep: boolean, engine: Engine): string {
  // MariaDB would intersect the indexes of owner and status, reading every record of that status.
  if (ownerId !== undefined && status !== undefined) return forced(engine, 'ix_certificates_owner_status');
  // It takes the primary key for the cheapest index of ids, but that one holds the whole rows.
  if (deep && ownerId === undefined && status === undefined) return forced(engine, 'ix_certificates_newest');
  return '';
}

function forced(engine: Engine, index: string): string {
  return engine === 'mariadb' ? ` FORCE INDEX (${index})` : '';
}

/** One owner has few records; those of everyone are counted as they change. */
function totalOf(filter: CertificateFilter, from: Condition): Condition {
  if (filter.ownerId !== undefined) return { text: `(SELECT COUNT(*) ${from.text})`, values: from.values };
  if (filter.status === undefined) return { text: '(SELECT SUM(tally) FROM certificate_counts)', values: [] };
  return { text: '(SELECT SUM(tally) FROM certificate_counts WHERE status = ?)', values: [filter.status] };
}

function rowsOf(ids: Condition, total: Condition): Condition {
  return {
    text: `SELECT ${COLUMNS}, ${total.text} AS total FROM (${ids.text}) p JOIN certificates c ON c.id = p.id`,
    values: [...total.values, ...ids.values],
  };
}
