import { DocumentNumbers1763870000000 } from '../../../migrations/1763870000000-document-numbers.js';
import { onEachEngine } from '../../support/databases.js';
import { openBefore } from '../../support/earlier-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

const NUMBERS = [
  { id: 1, passport: 'E 1234-567', certNo: 'ｕｍ/2023/001' },
  { id: 2, passport: null, certNo: null },
  { id: 3, passport: ' - ', certNo: 'UM 2023 001' },
  { id: 900, passport: 'e1234567', certNo: null },
];
const MANY = 450;

onEachEngine('an installation from before the search by number', (_, __, empty) => {
  it('finds the numbers that it had', async () => {
    const { database, goOn } = await openBefore(DocumentNumbers1763870000000, await empty());
    try {
      const more = Array.from({ length: MANY }, (_, n) => ({ id: n + 4, passport: `M-${n}`, certNo: null }));
      await database.write(
        withSql(async (sql) => {
          for (const { id, passport, certNo } of [...NUMBERS, ...more]) {
            await sql.change(
              `INSERT INTO certificates (id, version, status, created_by, type, passport, cert_no, created_at, updated_at)
             VALUES (?, 1, 'Unverified', 1, 'verification', ?, ?, 0, 0)`,
              [id, passport, certNo],
            );
          }
        }),
      );
      await goOn();

      const { certificates } = storesOn(database);
      const find = async (filter: { passport?: string; certNo?: string }) => {
        const sort = { field: 'id', descending: false } as const;
        const { items } = await certificates.search({ filter, sort, page: { offset: 0, limit: 9 } }, null);
        return items.map(({ id }) => id);
      };
      expect(await find({ passport: 'E1234567' })).toEqual([1, 900]);
      expect(await find({ certNo: 'UM-2023-001' })).toEqual([1, 3]);
      expect(await find({ passport: '-' })).toEqual([]);
      expect(await find({ passport: `m${MANY - 1}` })).toEqual([MANY + 3]);
    } finally {
      await database.close();
    }
  });
});
