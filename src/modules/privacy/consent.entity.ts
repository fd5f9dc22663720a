import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { NoticeLanguage, NoticeName } from '../../domain/privacy/notice.js';
import { moment } from '../../platform/db/columns.js';

/** Rows are added and never changed, but for the moment at which a consent was withdrawn. */
@Entity('consents')
@Index('ux_consents_in_force', ['user_id', 'notice', 'version', 'language', 'withdrawn_at'], { unique: true })
export class ConsentEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  user_id!: number;

  @Column({ type: 'varchar', length: 20 })
  notice!: NoticeName;

  @Column({ type: 'varchar', length: 20 })
  version!: string;

  @Column({ type: 'varchar', length: 5 })
  language!: NoticeLanguage;

  @Column(moment)
  given_at!: number;

  /** 0 while it holds, so that the index allows one such row: it would allow many with NULL. */
  @Column({ ...moment, default: 0 })
  withdrawn_at!: number;
}
