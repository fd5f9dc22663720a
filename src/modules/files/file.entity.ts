import { EntitySchema } from 'typeorm';
import type { FileKind } from '../../domain/files/file-kind.js';
import type { FileType } from '../../domain/files/stored-file.js';
import { fileId, moment, nullable, primary, varchar, whole } from '../../platform/db/columns.js';

export interface FileRow {
  id: string;
  owner_id: number;
  kind: FileKind;
  type: FileType;
  size: number;
  sha256: string;
  storage_key: string;
  original_name: string;
  created_at: number;
  discarded_at: number | null;
}

export const FileEntity = new EntitySchema<FileRow>({
  name: 'file',
  tableName: 'files',
  columns: {
    id: primary(fileId),
    owner_id: whole,
    kind: varchar(20),
    type: varchar(40),
    size: whole,
    sha256: varchar(64),
    storage_key: varchar(255),
    original_name: varchar(255),
    created_at: moment,
    discarded_at: nullable(moment),
  },
  indices: [
    { name: 'ix_files_owner', columns: ['owner_id'] },
    { name: 'ix_files_age', columns: ['discarded_at', 'created_at'] },
  ],
});
