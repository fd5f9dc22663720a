import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FileKind } from '../../domain/files/file-kind.js';
import type { FileType } from '../../domain/files/stored-file.js';
import { fileId, moment } from '../../platform/db/columns.js';

@Entity('files')
@Index('ix_files_owner', ['owner_id'])
@Index('ix_files_age', ['discarded_at', 'created_at'])
@Index('ix_files_sha256', ['sha256'])
@Index('ix_files_pixels', ['pixels'])
export class FileEntity {
  @PrimaryColumn(fileId)
  id!: string;

  @Column('integer')
  owner_id!: number;

  @Column({ type: 'varchar', length: 20 })
  kind!: FileKind;

  @Column({ type: 'varchar', length: 40 })
  type!: FileType;

  @Column('integer')
  size!: number;

  @Column({ type: 'varchar', length: 64 })
  sha256!: string;

  /** Of a picture as it came, see `AcceptedFile`; NULL for other files. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  pixels!: string | null;

  @Column({ type: 'varchar', length: 255 })
  storage_key!: string;

  @Column({ type: 'varchar', length: 255 })
  original_name!: string;

  @Column(moment)
  created_at!: number;

  @Column({ ...moment, nullable: true })
  discarded_at!: number | null;
}
