import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';

/** How far a sweep that walks a table in slices has come: behind the row of this moment and id. */
@Entity('sweep_cursors')
export class SweepCursorEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column(moment)
  after_moment!: number;

  @Column({ type: 'varchar', length: 40 })
  after_id!: string;
}
