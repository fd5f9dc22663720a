import { UsersRoles1763740000000 } from '../../../migrations/1763740000000-users-roles.js';
import { TypeOrmRoleReader } from '../../../src/modules/roles/role.typeorm-repository.js';
import { TypeOrmUserReader } from '../../../src/modules/users/user.typeorm-reader.js';
import { onEachEngine } from '../../support/databases.js';
import { openBefore } from '../../support/earlier-database.js';
import { withSql } from '../../support/sql.js';

const PEOPLE = [
  { id: 1, email: 'zoe@alpha.example', name: 'ZOË Straße' },
  { id: 2, email: 'wang@beta.example', name: '王小明' },
  { id: 3, email: 'nobody@gamma.example', name: null },
];
const MANY = 450;

onEachEngine('an installation from before the user screen', (_, __, empty) => {
  it('finds and sorts the users that it had', async () => {
    const { database, goOn } = await openBefore(UsersRoles1763740000000, await empty());
    try {
      const more = Array.from({ length: MANY }, (_, n) => ({
        id: n + 4,
        email: `many${n}@d.example`,
        name: `Many ${n}`,
      }));
      await database.write(
        withSql(async (sql) => {
          for (const { id, email, name } of [...PEOPLE, ...more]) {
            await sql.change(
              `INSERT INTO users (id, version, username, email, password_hash, role_id, status, language, name, created_at, updated_at)
             VALUES (?, 1, ?, ?, 'h', 1, 'active', 'en', ?, 0, 0)`,
              [id, email, email, name],
            );
          }
        }),
      );
      await goOn();

      const users = new TypeOrmUserReader(database);
      const find = async (name?: string) => {
        const filter = name === undefined ? {} : { name };
        const sort = { field: 'name', descending: false } as const;
        const { items, total } = await users.list({ filter, sort, page: { offset: 0, limit: 3 } });
        return [items.map(({ id }) => id), total];
      };
      expect(await find()).toEqual([[3, 4, 5], MANY + 3]);
      expect(await find('zoë strasse')).toEqual([[1], 1]);
      expect(await find('小明 wang')).toEqual([[2], 1]);
      expect(await find('nobody@gamma')).toEqual([[3], 1]);
      expect(await find(`many${MANY - 1}`)).toEqual([[MANY + 3], 1]);
      expect((await new TypeOrmRoleReader(database).all()).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    } finally {
      await database.close();
    }
  });
});
