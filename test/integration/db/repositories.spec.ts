import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LoginFailureEntity } from '../../../src/modules/auth/login-failure.entity.js';
import { typeOrmModules } from '../../../src/unit-of-work/typeorm.modules.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';

@Module({})
class Root {}

const failure = (account_hash: string): LoginFailureEntity => ({
  account_hash,
  tries: 3,
  window_ends: 1_763_900_000_123,
  of_account: null,
});

onEachEngine('the repositories', (fresh, engine) => {
  let db: TestDatabase;
  let app: INestApplicationContext;
  let failures: Repository<LoginFailureEntity>;
  beforeAll(async () => {
    db = await fresh();
    app = await NestFactory.createApplicationContext(
      { module: Root, imports: typeOrmModules(db.database) },
      { logger: false },
    );
    failures = app.get(getRepositoryToken(LoginFailureEntity), { strict: false });
  });
  afterAll(async () => {
    await app?.close();
    await db?.dispose();
  });

  it('give rows as written-out statements do', async () => {
    await db.database.write((manager) => manager.insert(LoginFailureEntity, failure('one')));
    const found = await failures.findOneBy({ account_hash: 'one' });
    const row = await db.database.read(
      withSql((sql) => sql.first<LoginFailureEntity>('SELECT * FROM login_failures WHERE account_hash = ?', ['one'])),
    );
    expect(found).toBeInstanceOf(LoginFailureEntity);
    expect({ ...found }).toEqual(failure('one'));
    expect(row).toEqual({ ...found });
  });

  it('see nothing that is not committed', async () => {
    await db.database.write(async (manager) => {
      await manager.insert(LoginFailureEntity, failure('two'));
      expect(await manager.existsBy(LoginFailureEntity, { account_hash: 'two' })).toBe(true);
      expect(await failures.existsBy({ account_hash: 'two' })).toBe(false);
    });
    expect(await failures.existsBy({ account_hash: 'two' })).toBe(true);
  });

  it('count the rows that a change met, whether or not their values changed', async () => {
    await db.database.write(async (manager) => {
      await manager.insert(LoginFailureEntity, failure('same'));
      const change = (tries: number) =>
        manager.update(LoginFailureEntity, { account_hash: 'same', tries }, { tries: 3 });
      expect([(await change(3)).affected, (await change(4)).affected]).toEqual([1, 0]);
    });
  });

  it('join the unit of work with what they save themselves', async () => {
    const work = db.database.write(async (manager) => {
      await manager.save(Object.assign(new LoginFailureEntity(), failure('undone')));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await failures.existsBy({ account_hash: 'undone' })).toBe(false);
  });

  if (engine === 'SQLite')
    it('write nothing past the units of work', async () => {
      await expect(failures.insert(failure('past'))).rejects.toThrow('readonly');
    });
});
