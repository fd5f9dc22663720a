import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { VerdictEntity } from './verdict.entity.js';

/** A verdict that the rejection of its record is made of, until the student applies again. */
@Entity('rejecting_verdicts')
export class RejectingVerdictEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => VerdictEntity, { name: 'fk_rejecting_verdicts_verdict', onDelete: 'CASCADE' })
  verdict_id!: number;
}
