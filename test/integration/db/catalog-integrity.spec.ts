import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { Env } from '../../../src/config/env.js';
import { DomainError } from '../../../src/domain/shared/domain-error.js';
import { AgentsService } from '../../../src/modules/agents/agents.service.js';
import { CompaniesService } from '../../../src/modules/companies/companies.service.js';
import { CooperationsService } from '../../../src/modules/cooperations/cooperations.service.js';
import { UniversitiesService } from '../../../src/modules/universities/universities.service.js';
import { Database } from '../../../src/platform/db/database.js';
import { MIGRATIONS } from '../../../src/platform/db/migrations.js';
import type { PasswordHasher } from '../../../src/platform/security/password-hasher.port.js';
import { Seeder } from '../../../src/seed/seeder.js';
import type { Stores } from '../../contract/stores.js';
import { aStaffMember } from '../../factories/actor.factory.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { createDatabase, MARIADB_VARIABLE } from '../../support/mariadb.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

const actor = aStaffMember(['catalog.manage']);

/** `done`, or the reason of the refusal; anything else fails the test. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.reason;
    throw error;
  }
}

function servicesOn({ unitOfWork, companies, universities, cooperations, agents, clock }: Omit<Stores, 'dispose'>) {
  return {
    companies: new CompaniesService(unitOfWork, companies, agents),
    universities: new UniversitiesService(unitOfWork, universities, clock),
    cooperations: new CooperationsService(unitOfWork, cooperations),
    agents: new AgentsService(unitOfWork, agents),
  };
}

onEachEngine('the catalogue under many hands', (fresh) => {
  let db: TestDatabase;
  let services: ReturnType<typeof servicesOn>;
  let made = 0;
  beforeAll(async () => {
    db = await fresh();
    services = servicesOn(storesOn(db.database));
  });
  afterAll(() => db?.dispose());

  const university = () =>
    services.universities.add(actor, {
      name: `Campus ${++made}`,
      region: 'Johor',
      country: 'Malaysia',
      nature: 'public university',
    });
  const company = () => services.companies.add(actor, { name: `Company ${++made}`, region: 'Johor' });

  it('never has a cooperation of a university that is gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await university(), await university()];
      const body = { name: 'Joint', region: 'Johor', university1Id: one.id, university2Id: other.id };
      const [added, removed] = await Promise.all([
        outcomeOf(services.cooperations.add(actor, body)),
        outcomeOf(services.universities.remove(actor, [other, one])),
      ]);
      expect([
        ['done', 'in_use'],
        ['invalid_input', 'done'],
      ]).toContainEqual([added, removed]);
    }
  });

  it('never has an agent of a company or a university that is gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [{ id: companyId }, { id: universityId }] = [await company(), await university()];
      const [added, ...removed] = await Promise.all([
        outcomeOf(services.agents.add(actor, { companyId, universityId })),
        outcomeOf(services.universities.remove(actor, [{ id: universityId }])),
        outcomeOf(services.companies.remove(actor, [{ id: companyId }])),
      ]);
      if (added === 'done') expect(removed).toEqual(['in_use', 'in_use']);
      else expect([added, removed.includes('done')]).toEqual(['invalid_input', true]);
    }
  });

  it('has one of what many add at once', async () => {
    const [one, other, agency] = [await university(), await university(), await company()];
    const races = [
      () => services.companies.add(actor, { name: 'Race 赛', region: 'Johor' }),
      () => services.universities.add(actor, { ...one, name: 'Race U' }),
      () =>
        services.cooperations.add(actor, {
          name: 'Race',
          region: 'Johor',
          university1Id: one.id,
          university2Id: other.id,
        }),
      () => services.agents.add(actor, { companyId: agency.id, universityId: one.id }),
    ];
    for (const race of races) {
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(race())));
      expect(outcomes.sort()).toEqual([...Array(7).fill('already_exists'), 'done']);
    }
  });

  it('is changed by one of many who have seen the same version', async () => {
    const { id } = await university();
    const change = (index: number) =>
      services.universities.change(actor, { id, version: 1, versionNeeded: true }, { region: `Region ${index}` });
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, index) => outcomeOf(change(index))));
    expect(outcomes.sort()).toEqual(['done', ...Array(7).fill('stale_version')]);
    expect(await services.universities.detail(id)).toMatchObject({ version: 2 });
  });

  it('keeps all of them where one cannot be removed', async () => {
    const [one, other, third] = [await university(), await university(), await university()];
    await services.cooperations.add(actor, {
      name: 'Keeps',
      region: 'Johor',
      university1Id: one.id,
      university2Id: other.id,
    });
    expect(await outcomeOf(services.universities.remove(actor, [third, one]))).toBe('in_use');
    expect(await services.universities.detail(third.id)).toEqual(third);
  });
});

onEachEngine('the demonstration catalogue', (fresh) => {
  const hasher: PasswordHasher = { hash: async () => 'hash', verify: async () => false };
  const counts = async ({ database }: TestDatabase) =>
    database.read(
      withSql(async (sql) => {
        const count = async (table: string) =>
          Number((await sql.first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))?.n);
        return [await count('companies'), await count('cooperations'), await count('agents')];
      }),
    );

  it('is there once, however often and however many at once it is made', async () => {
    const db = await fresh();
    try {
      const { unitOfWork, clock } = storesOn(db.database);
      const env = Object.assign(new Env(), { demoData: true, production: true, admin: null });
      const seed = () => new Seeder(env, unitOfWork, hasher, clock).run();
      await Promise.all([seed(), seed(), seed()]);
      expect(await counts(db)).toEqual([30, 15, 40]);
      await seed();
      expect(await counts(db)).toEqual([30, 15, 40]);
    } finally {
      await db.dispose();
    }
  });
});

onEachEngine('an installation from before the catalogue could be managed', (_, engine) => {
  let folder: string;
  let database: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'older-'));
    const sqlite = `sqlite:${join(folder, 'older.sqlite')}`;
    const databaseUrl = engine === 'SQLite' ? sqlite : await createDatabase(process.env[MARIADB_VARIABLE] ?? '');
    database = new Database(Object.assign(new Env(), { databaseUrl }));
    await database.connect();
    const older = new DataSource({ ...database.writer.options, entities: [], migrations: MIGRATIONS.slice(0, 1) });
    await older.initialize();
    // As `Database.migrate` does before the first migration.
    if (engine === 'MariaDB') await older.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
    await older.runMigrations();
    await older.destroy();
  });
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps its universities, and they are found and changed like new ones', async () => {
    await database.write(
      withSql(async (sql) => {
        await sql.change(
          `INSERT INTO universities (id, name, name_key, region, country, nature)
         VALUES (5, 'Universiti Lama', 'universiti lama', 'Kuala Lumpur', 'Malaysia', 'public university')`,
        );
        await sql.change("INSERT INTO university_words (word, university_id) VALUES ('universiti', 5), ('lama', 5)");
      }),
    );
    await database.migrate();
    const { universities, companies } = servicesOn(storesOn(database));
    const found = await universities.list({
      filter: { name: 'lam', region: 'kuala lumpur' },
      sort: { field: 'region', descending: false },
      page: { offset: 0, limit: 5 },
    });
    const lama = {
      name: 'Universiti Lama',
      region: 'Kuala Lumpur',
      country: 'Malaysia',
      nature: 'public university',
    } as const;
    expect(found).toEqual({ items: [{ id: 5, version: 1, ...lama, abbreviation: null, formerNames: [] }], total: 1 });
    expect(await outcomeOf(universities.add(actor, lama))).toBe('already_exists');
    expect(await universities.change(actor, { id: 5, version: 1, versionNeeded: true }, {})).toMatchObject({
      version: 2,
    });
    expect(await companies.add(actor, { name: 'First', region: 'Johor' })).toMatchObject({ version: 1 });
  });
});
