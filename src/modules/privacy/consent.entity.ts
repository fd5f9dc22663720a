import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { NoticeLanguage, NoticeName } from '../../domain/privacy/notice.js';
import { moment } from '../../platform/db/columns.js';

/** Rows are added and never changed. */
@Entity('consents')
@Index('ux_consents_once', ['user_id', 'notice', 'version', 'language'], { unique: true })
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
}
