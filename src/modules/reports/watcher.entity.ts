import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../domain/account/user.js';
import { moment } from '../../platform/db/columns.js';

/** Who is told when a report changes. Links that end a watch are signed, so nothing here opens anything. */
@Entity('report_watchers')
@Index('ux_report_watchers_once', ['number', 'email'], { unique: true })
@Index('ix_report_watchers_email', ['email'])
@Index('ix_report_watchers_end', ['ends_at'])
export class WatcherEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  number!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 5 })
  language!: Language;

  @Column(moment)
  created_at!: number;

  /** Empty until the link of the mail is opened; such a watch tells nobody. */
  @Column({ ...moment, nullable: true })
  confirmed_at!: number | null;

  @Column(moment)
  ends_at!: number;
}
