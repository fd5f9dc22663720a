import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const STATE = { type: 'varchar', length: '4' } as const;

export class HealthSamples1764260850000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'health_samples',
        columns: [
          { name: 'minute', type: 'integer', isPrimary: true },
          { name: 'day', type: 'varchar', length: '10' },
          { name: 'files', ...STATE },
          { name: 'reports', ...STATE },
        ],
        indices: [{ name: 'ix_health_samples_day', columnNames: ['day', 'files', 'reports'] }],
      }),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
