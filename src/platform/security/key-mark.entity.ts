import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Tells a key from others, and nothing else of it. */
@Entity('key_marks')
export class KeyMarkEntity {
  /** The setting. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 40 })
  mark!: string;
}
