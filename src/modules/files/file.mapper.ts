import type { StoredFile } from '../../domain/files/stored-file.js';
import { toDate } from '../../platform/db/moments.js';
import type { FileEntity } from './file.entity.js';

export function toFile(row: FileEntity): StoredFile {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    type: row.type,
    size: row.size,
    sha256: row.sha256,
    pixels: row.pixels,
    key: row.storage_key,
    originalName: row.original_name,
    createdAt: toDate(row.created_at),
  };
}

/** A file that is not in use yet. */
export function toFileRow(file: StoredFile): FileEntity {
  return {
    id: file.id,
    owner_id: file.ownerId,
    kind: file.kind,
    type: file.type,
    size: file.size,
    sha256: file.sha256,
    pixels: file.pixels,
    storage_key: file.key,
    original_name: file.originalName,
    created_at: file.createdAt.getTime(),
    discarded_at: file.createdAt.getTime(),
  };
}
