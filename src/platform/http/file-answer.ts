import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

export interface FileAnswer {
  readonly type: string;
  /** Shown to the user; never a path. */
  readonly name: string;
  readonly isPublic: boolean;
  readonly attachment: boolean;
}

/** What is handed to the connection at a time. */
const PIECE = 64 * 1024;

/** Serves stored bytes in a way that no browser takes for a page of ours. */
export function sendStored(
  reply: FastifyReply,
  bytes: Uint8Array,
  { type, name, isPublic, attachment }: FileAnswer,
): StreamableFile {
  const disposition = `${attachment ? 'attachment' : 'inline'}; filename="${plain(name)}"; filename*=UTF-8''${encode(name)}`;
  fence(reply).header('Cache-Control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store');
  return new StreamableFile(Readable.from(piecesOf(bytes)), { type, length: bytes.length, disposition });
}

/**
 * An answer that is handed over whole counts as ended, and a stop would cut it: bytes that wait for a slow client are
 * not seen.
 */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE);
}

/** Serves an archive while it is written, so that nobody knows its size. */
export function sendArchive(reply: FastifyReply, stream: NodeJS.ReadableStream, name: string): StreamableFile {
  fence(reply).header('Cache-Control', 'private, no-store');
  return new StreamableFile(stream as Readable, {
    type: 'application/zip',
    disposition: `attachment; filename="${plain(name)}"`,
  });
}

export function fence(reply: FastifyReply): FastifyReply {
  return reply
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cross-Origin-Resource-Policy', 'same-origin');
}

/** For old clients: letters, digits, dots, dashes and underscores only. */
function plain(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[^\w.-]+/g, '_')
      .slice(0, 100) || 'file'
  );
}

function encode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
}
