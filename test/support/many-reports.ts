import { formatReportNumber } from '../../src/domain/report/report-number.js';
import { rowsOf } from './tables.js';

type Row = Record<string, string | number | null>;

const INSERTED = 100;

/**
 * Copies a certificate and the newest edition of its report, so that each copy has a number of its own: what a thousand
 * approvals would take minutes for.
 * @returns the numbers.
 */
export async function copiesOf(database: string, reportId: number, count: number): Promise<string[]> {
  const [report] = await rowsOf<Row>(database, 'SELECT * FROM reports WHERE id = ?', [reportId]);
  const found = 'SELECT * FROM certificates WHERE id = ?';
  const [certificate] = await rowsOf<Row>(database, found, [report?.certificate_id ?? 0]);
  if (!report || !certificate) throw new Error(`there is no report ${reportId}`);
  const from = await lastId(database, 'certificates');
  const reportsFrom = await lastId(database, 'reports');
  const numbers = Array.from({ length: count }, (_, place) => formatReportNumber(digitsOf(from + place)));
  const certificates = numbers.map((number, place) => ({ ...certificate, id: from + place, report_number: number }));
  const reports = numbers.map((number, place) => {
    return { ...report, id: reportsFrom + place, certificate_id: from + place, number };
  });
  await insertAll(database, 'certificates', certificates);
  await insertAll(database, 'reports', reports);
  return numbers;
}

/** Far behind what there is, so that nothing that is made meanwhile has one of them. */
async function lastId(database: string, table: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(database, `SELECT MAX(id) AS id FROM ${table}`);
  return Number(row?.id ?? 0) + 10_000;
}

const digitsOf = (id: number) => Array.from({ length: 14 }, (_, place) => Math.floor(id / 32 ** place) % 32);

async function insertAll(database: string, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const group = `(${names.map(() => '?').join(', ')})`;
  for (let at = 0; at < rows.length; at += INSERTED) {
    const some = rows.slice(at, at + INSERTED);
    const statement = `INSERT INTO ${table} (${names.join(', ')}) VALUES ${some.map(() => group).join(', ')}`;
    await rowsOf(
      database,
      statement,
      some.flatMap((row) => names.map((name) => row[name] ?? null)),
    );
  }
}
