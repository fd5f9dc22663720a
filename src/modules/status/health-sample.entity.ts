import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Day } from '../../domain/shared/calendar.js';
import type { PartState } from '../../domain/status/service-status.js';

@Entity('health_samples')
@Index('ix_health_samples_day', ['day', 'files', 'reports'])
export class HealthSampleEntity {
  @PrimaryColumn('integer')
  minute!: number;

  /** In Malaysia. */
  @Column({ type: 'varchar', length: 10 })
  day!: Day;

  @Column({ type: 'varchar', length: 4 })
  files!: PartState;

  @Column({ type: 'varchar', length: 4 })
  reports!: PartState;
}
