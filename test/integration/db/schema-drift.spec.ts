import { onEachEngine, type TestDatabase } from '../../support/databases.js';

onEachEngine('the schema', (fresh) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
  });
  afterAll(() => db.dispose());

  it('is after all migrations what the entities say', async () => {
    const difference = await db.database.writer.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((each) => each.query)).toEqual([]);
    expect(difference.downQueries.map((each) => each.query)).toEqual([]);
  });

  it('has no migration left to run, and running them again does nothing', async () => {
    expect(await db.database.pendingMigrations()).toEqual([]);
    expect(await db.database.migrate()).toEqual([]);
  });
});
