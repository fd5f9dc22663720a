import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { isDuplicate } from '../../platform/db/db-errors.js';
import type { Sql } from '../../platform/db/sql.js';
import { CertificateStretchEntity } from './certificate-word.entity.js';

/** Ids in a stretch. Fewer make it cheaper to walk to a place within one, and dearer to find the one. */
export const STRETCH = 1024;
/** Stretches that one save counts, where counting has fallen behind. */
const AT_ONCE = 8;

const COLUMNS = {
  Unverified: 'unverified',
  Verifying: 'verifying',
  Verified: 'verified',
  Rejected: 'rejected',
} as const satisfies Record<CertificateStatus, keyof CertificateStretchEntity>;

/** How many certificates each stretch has, of one status or of all. */
export function tallyOf(status: CertificateStatus | undefined): string {
  return status === undefined ? Object.values(COLUMNS).join(' + ') : COLUMNS[status];
}

export function stretchOf(id: number): number {
  return Math.floor(id / STRETCH);
}

/** Counts every stretch that can be, for data that came in by other ways than the store. The newest ids stay uncounted. */
export const COUNT_STRETCHES = `INSERT INTO certificate_stretches (stretch, ${Object.values(COLUMNS).join(', ')})
  SELECT (id - id % ${STRETCH}) / ${STRETCH}, ${STATUSES.map((status) => `SUM(CASE WHEN status = '${status}' THEN 1 ELSE 0 END)`).join(', ')}
  FROM certificates WHERE id < (SELECT MAX(id) - MAX(id) % ${STRETCH} - ${STRETCH} FROM certificates)
  GROUP BY (id - id % ${STRETCH}) / ${STRETCH}`;

/** What one transaction changes in the stretches that are counted. */
export class StretchChanges {
  private readonly changes = new Map<number, Map<CertificateStatus, number>>();
  private begun = 0;

  constructor(private readonly sql: Sql) {}

  /** Notes one certificate more or less of a status. */
  add(id: number, status: CertificateStatus, change: 1 | -1): void {
    const stretch = stretchOf(id);
    const ofStretch = this.changes.get(stretch) ?? new Map<CertificateStatus, number>();
    ofStretch.set(status, (ofStretch.get(status) ?? 0) + change);
    this.changes.set(stretch, ofStretch);
  }

  /** The first id of a stretch is there: older ones will hardly get any more. */
  inserted(id: number): void {
    if (id % STRETCH === 0) this.begun = id;
  }

  /** To be called once, right before the commit, so that the rows are held as short as can be. */
  async write(): Promise<void> {
    for (const [stretch, ofStretch] of [...this.changes].sort(([a], [b]) => a - b)) {
      const changed = [...ofStretch].filter(([, change]) => change !== 0);
      if (changed.length === 0) continue;
      const set = changed.map(([status]) => `${COLUMNS[status]} = ${COLUMNS[status]} + ?`).join(', ');
      // A stretch that is not counted yet has no row: whoever counts it finds what is written here.
      await this.sql.change(`UPDATE certificate_stretches SET ${set} WHERE stretch = ?`, [
        ...changed.map(([, change]) => change),
        stretch,
      ]);
    }
    if (this.begun > 0) await countEnded(this.sql, this.begun);
  }
}

/** Counts the stretches up to the last but one before that of `newest`, oldest first, so that there is none missing in between. */
async function countEnded(sql: Sql, newest: number): Promise<void> {
  const last = await sql.first<{ stretch: number | null }>('SELECT MAX(stretch) AS stretch FROM certificate_stretches');
  let next = (last?.stretch ?? -1) + 1;
  for (let counted = 0; counted < AT_ONCE; counted += 1) {
    const values = [next * STRETCH, (stretchOf(newest) - 1) * STRETCH];
    const first = await sql.first<{ id: number }>(
      'SELECT id FROM certificates WHERE id >= ? AND id < ? ORDER BY id LIMIT 1',
      values,
    );
    if (!first || !(await count(sql, stretchOf(first.id)))) return;
    next = stretchOf(first.id) + 1;
  }
}

/**
 * The row comes first and is counted then, with a lock on what is counted: whoever changed a record before holds it, which makes this
 * transaction begin again, and whoever changes one later waits for the row. A tie is lost by the one that counts, who has time.
 * @returns false where somebody else counts this stretch.
 */
async function count(sql: Sql, stretch: number): Promise<boolean> {
  const row = { stretch, unverified: 0, verifying: 0, verified: 0, rejected: 0 };
  try {
    await sql.insertAll(CertificateStretchEntity, [row]);
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
  const [hint, lock] = sql.engine === 'mariadb' ? [' FORCE INDEX (PRIMARY)', ' FOR UPDATE NOWAIT'] : ['', ''];
  const found = await sql.rows<{ status: CertificateStatus; n: number | string }>(
    `SELECT status, COUNT(*) AS n FROM certificates${hint} WHERE id >= ? AND id < ? GROUP BY status${lock}`,
    [stretch * STRETCH, (stretch + 1) * STRETCH],
  );
  for (const { status, n } of found) row[COLUMNS[status]] = Number(n);
  await sql.update(CertificateStretchEntity, row, 'stretch = ?', [stretch]);
  return true;
}
