import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { type Day, dayOf } from '../../domain/shared/calendar.js';
import type { HealthCount, HealthSample } from '../../domain/status/service-status.js';
import { Database } from '../../platform/db/database.js';
import { HealthSampleEntity } from './health-sample.entity.js';
import { HealthSamples } from './health-sample.repository.js';

const MINUTE_MS = 60_000;

@Injectable()
export class TypeOrmHealthSamples extends HealthSamples {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(sample: HealthSample, since: Day): Promise<void> {
    const day = dayOf(new Date(sample.minute * MINUTE_MS));
    await this.database.write(async (manager) => {
      const insert = manager.createQueryBuilder().insert().into(HealthSampleEntity);
      await insert
        .values({ ...sample, day })
        .orIgnore()
        .execute();
      await manager.delete(HealthSampleEntity, { day: LessThan(since) });
    });
  }

  override first(): Promise<number | null> {
    return this.database.readLagging((manager) => manager.minimum(HealthSampleEntity, 'minute'));
  }

  override async counts(since: Day): Promise<HealthCount[]> {
    const rows = await this.database.readLagging((manager) =>
      manager
        .createQueryBuilder(HealthSampleEntity, 't')
        .select(['t.day AS day', 't.files AS files', 't.reports AS reports', 'COUNT(*) AS minutes'])
        .where('t.day >= :since', { since })
        .groupBy('t.day')
        .addGroupBy('t.files')
        .addGroupBy('t.reports')
        .getRawMany<Omit<HealthCount, 'minutes'> & { readonly minutes: number | string }>(),
    );
    return rows.map((row) => ({ ...row, minutes: Number(row.minutes) }));
  }
}
