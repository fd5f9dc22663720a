import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReadingResult } from '../../domain/reading/reading.js';
import { moment } from '../../platform/db/columns.js';

/** By what is in the file: the same papers sent twice are read once. */
@Entity('readings')
export class ReadingEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  sha256!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  reader!: string;

  @Column({ type: 'varchar', length: 10 })
  result!: ReadingResult;

  /** JSON: what the zone says. */
  @Column({ type: 'text', nullable: true })
  zone!: string | null;

  @Column({ type: 'text', nullable: true })
  text!: string | null;

  @Column({ type: 'integer', nullable: true })
  confidence!: number | null;

  /** JSON: where the words of the text stand; NULL where none is known. */
  @Column({ type: 'text', nullable: true })
  places!: string | null;

  /** JSON: what the QR codes say; NULL where there is none. */
  @Column({ type: 'text', nullable: true })
  codes!: string | null;

  /** JSON: what a document says of its making. */
  @Column({ type: 'text', nullable: true })
  edits!: string | null;

  @Column(moment)
  read_at!: number;
}
