import { SearchAndOrders1764020100000 } from '../../../migrations/1764020100000-search-and-orders.js';
import { newStudent } from '../../../src/domain/account/user.js';
import { issueReport } from '../../../src/domain/report/report.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { NOON } from '../../contract/stores.js';
import { onEachEngine } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

const WORDS = ['report_words', 'user_words', 'certificate_words'];
const FORM = {
  name: '王小明 José Ñúñez',
  email: 'jose_n.nunez+um@mail.example',
  university: '北京大学 Peking',
  passport: 'E 123-456',
};

onEachEngine('an installation from before the searches in whole lists', (fresh) => {
  it('finds what it had, by the words that the stores write, also where it was ended on the way', async () => {
    const { database, dispose } = await fresh();
    try {
      const { unitOfWork } = storesOn(database);
      const certificate = await insertCertificate({ unitOfWork }, { reportNumber: 'MYV-7K2QM-9T4XB-3HD8E' }, FORM);
      await insertCertificate({ unitOfWork }, {}, { name: null, email: null, university: null, passport: ' - ' });
      await unitOfWork.run(async (tx) => {
        await tx.reports.insert(issueReport(certificate, 'MYV-7K2QM-9T4XB-3HD8E', NOON));
        for (const passport of ['k 99/1', null]) {
          const email = `m.${passport === null}@students.example`;
          await tx.users.insert({ ...newStudent(email, 'h', 'en', NOON), name: 'Ali', passport });
        }
      });
      const written = () =>
        database.read(
          withSql(async (sql) => [
            ...(await Promise.all(WORDS.map((table) => sql.rows(`SELECT * FROM ${table} ORDER BY word, 2`)))),
            await sql.rows('SELECT id, name_key FROM reports ORDER BY id'),
          ]),
        );
      const before = await written();
      expect(before.flat().length).toBeGreaterThan(20);
      // As a migration leaves it that was ended before its end.
      await database.write(
        withSql(async (sql) => {
          await sql.change("UPDATE reports SET name_key = ''", []);
          await sql.change("DELETE FROM report_words WHERE word < ':n'", []);
          await sql.change("DELETE FROM certificate_words WHERE word = ':peking'", []);
          await sql.change(`DROP INDEX ix_news_user${database.engine === 'mariadb' ? ' ON news' : ''}`, []);
          await sql.change('DELETE FROM migrations WHERE name = ?', [SearchAndOrders1764020100000.name]);
        }),
      );
      await database.migrate();
      expect(await written()).toEqual(before);
    } finally {
      await dispose();
    }
  });
});
