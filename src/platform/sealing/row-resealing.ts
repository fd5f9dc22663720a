import type { EntityManager } from 'typeorm';
import type { Database } from '../db/database.js';
import { type AesSecretBox, isSealed } from '../security/aes.secret-box.js';
import { SEALED_COLUMNS, type SealedColumn } from '../security/sealed-columns.js';
import { sealedPlace } from '../security/secret-box.port.js';

const ROWS_AT_ONCE = 200;

export interface ResealedRows {
  looked: number;
  changed: number;
  damaged: number;
}

type Row = Readonly<Record<string, string | number>>;

/**
 * Seals every text of `SEALED_COLUMNS` with the current FILES_KEY. May be stopped anywhere; a text that changes
 * meanwhile stays as it became.
 */
export class RowResealing {
  constructor(
    private readonly database: Database,
    private readonly box: AesSecretBox,
    private readonly columns: readonly SealedColumn[] = SEALED_COLUMNS,
  ) {}

  /** @param tell is told the place of each text that does not open. */
  async run(tell: (place: string) => void, signal: AbortSignal): Promise<ResealedRows> {
    const counts: ResealedRows = { looked: 0, changed: 0, damaged: 0 };
    for (const column of this.columns) {
      let after: Row | undefined;
      do {
        if (signal.aborted) return counts;
        const rows: Row[] = await this.database.read((manager) => page(manager, column, after));
        for (const row of rows) {
          const done = await this.resealed(column, row);
          counts.looked += 1;
          if (done === 'current') continue;
          counts[done] += 1;
          if (done === 'damaged') tell(placeOf(column, row));
        }
        after = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
      } while (after);
    }
    return counts;
  }

  private async resealed(column: SealedColumn, row: Row): Promise<'current' | 'changed' | 'damaged'> {
    const place = placeOf(column, row);
    const text = String(row.text);
    if (isSealed(text) && this.box.isCurrent(text)) return 'current';
    let anew: string;
    try {
      anew = this.box.seal(isSealed(text) ? this.box.open(text, place) : text, place);
    } catch {
      return 'damaged';
    }
    await this.database.write((manager) => {
      const update = manager
        .createQueryBuilder()
        .update(column.table)
        .set({ [column.column]: anew })
        .where(`${column.column} = :text`, { text });
      for (const key of column.keys) update.andWhere(`${key} = :${key}`, { [key]: row[key] });
      return update.execute();
    });
    return 'changed';
  }
}

const placeOf = ({ table, column, boundTo }: SealedColumn, row: Row) =>
  sealedPlace(table, column, boundTo.map((name) => row[name]).join('/'));

/** The next rows in the order of the primary key. */
function page(manager: EntityManager, { table, column, keys, boundTo }: SealedColumn, after?: Row): Promise<Row[]> {
  const query = manager.createQueryBuilder().select(`t.${column}`, 'text').from(table, 't');
  for (const name of new Set([...keys, ...boundTo])) query.addSelect(`t.${name}`, name);
  query.where(`t.${column} IS NOT NULL`);
  if (after) {
    const later = keys.map((key, at) =>
      [...keys.slice(0, at).map((before) => `t.${before} = :${before}`), `t.${key} > :${key}`].join(' AND '),
    );
    query.andWhere(`((${later.join(') OR (')}))`, Object.fromEntries(keys.map((key) => [key, after[key]])));
  }
  for (const key of keys) query.addOrderBy(`t.${key}`);
  return query.limit(ROWS_AT_ONCE).getRawMany<Row>();
}
