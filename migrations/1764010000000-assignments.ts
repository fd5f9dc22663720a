import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const ADMINISTRATOR = 0;
const PERMISSION = 'reviews.assign';

const INDEXES = [
  { name: 'ix_certificates_assigned', columnNames: ['status', 'assigned_to', 'applied_at'] },
  { name: 'ix_certificates_assignee', columnNames: ['assigned_to'] },
];

/**
 * Who is to decide an application, and who may say so. Each step looks for what is there: MariaDB keeps those that were
 * done.
 */
export class Assignments1764010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('certificates', 'assigned_to'))) {
      // Written out: TypeORM would build the table anew on SQLite.
      await runner.query('ALTER TABLE certificates ADD COLUMN assigned_to integer NULL');
    }
    const known = (await runner.getTable('certificates'))?.indices.map(({ name }) => name) ?? [];
    for (const index of INDEXES) {
      if (!known.includes(index.name)) await runner.createIndex('certificates', new TableIndex(index));
    }
    await grant(runner);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}

async function grant(runner: QueryRunner): Promise<void> {
  const [role] = (await runner.query('SELECT permissions FROM roles WHERE id = ?', [ADMINISTRATOR])) as {
    permissions: string;
  }[];
  const permissions = JSON.parse(role?.permissions ?? '[]') as string[];
  if (permissions.includes(PERMISSION)) return;
  const granted = JSON.stringify([...permissions, PERMISSION]);
  await runner.query('UPDATE roles SET permissions = ? WHERE id = ?', [granted, ADMINISTRATOR]);
}
