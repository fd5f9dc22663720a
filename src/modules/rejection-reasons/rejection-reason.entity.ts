import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { REASON_TEXT_MAX, REASON_TITLE_MAX } from '../../domain/review/rejection-reason.js';

@Entity('rejection_reasons')
@Index('ix_rejection_reasons_position', ['position'])
export class RejectionReasonEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  position!: number;

  @Column({ type: 'varchar', length: REASON_TITLE_MAX })
  title_en!: string;

  @Column({ type: 'varchar', length: REASON_TITLE_MAX })
  title_cn!: string;

  @Column({ type: 'varchar', length: REASON_TITLE_MAX })
  title_ms!: string;

  @Column({ type: 'varchar', length: REASON_TEXT_MAX })
  text_en!: string;

  @Column({ type: 'varchar', length: REASON_TEXT_MAX })
  text_cn!: string;

  @Column({ type: 'varchar', length: REASON_TEXT_MAX })
  text_ms!: string;
}
