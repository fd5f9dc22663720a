import type { StoredFile } from '../../domain/files/stored-file.js';
import type { FileRow } from './entities/file.entity.js';
import { toDate } from './moments.js';

export function toFile(row: FileRow): StoredFile {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    type: row.type,
    size: row.size,
    sha256: row.sha256,
    key: row.storage_key,
    originalName: row.original_name,
    createdAt: toDate(row.created_at),
  };
}
