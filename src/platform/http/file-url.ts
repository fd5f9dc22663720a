import type { FileId } from '../../domain/files/stored-file.js';

const PREFIX = '/api/file/';

/** The address under which a session opens a private file, and anyone a public one. */
export function fileUrl(id: FileId): string {
  return PREFIX + id;
}

export function maybeFileUrl(id: FileId | null): string | null {
  return id === null ? null : fileUrl(id);
}

/** The file id in one of our addresses. Anything else is handed on as it is, for the domain to refuse. */
export function fileIdOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fileIdOf);
  return typeof value === 'string' && value.startsWith(PREFIX) ? value.slice(PREFIX.length) : value;
}
