import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Database } from '../platform/db/database.js';
import { ENTITIES } from './entities.js';

/**
 * What Nest injects of TypeORM: `@InjectRepository(RoleEntity)` gives what reads committed rows, on SQLite by the
 * read-only connection, so that nothing is written past the units of work. Our readers go by `Database.read` instead,
 * which limits the time (decision 4). `Database` connects when the process says so: some commands need no database, and
 * the others tell in their own words what is wrong with it.
 */
export function typeOrmModules(database: Database): DynamicModule[] {
  return [
    TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...database.reader.options, manualInitialization: true }),
      dataSourceFactory: async () => database.reader,
    }),
    TypeOrmModule.forFeature(ENTITIES),
  ];
}
