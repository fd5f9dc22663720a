import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../domain/account/user.js';
import { moment } from '../../platform/db/columns.js';

@Entity('email_changes')
export class EmailChangeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  user_id!: number;

  @Column({ type: 'varchar', length: 254 })
  old_email!: string;

  @Column({ type: 'varchar', length: 5 })
  language!: Language;

  @Column('integer')
  password_too!: number;

  @Column(moment)
  changed_at!: number;
}
