import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

export interface FileAnswer {
  readonly type: string;
  /** Shown to the user; never a path. */
  readonly name: string;
  readonly isPublic: boolean;
  readonly attachment: boolean;
}

interface StoredBytes {
  readonly size: number;
  readonly stream: NodeJS.ReadableStream;
}

interface BytesElsewhere {
  presign(headers: { type: string; disposition: string; cacheControl: string }): Promise<string>;
}

/** Serves stored bytes in a way that no browser takes for a page of ours, or sends to the store that has them. */
export async function sendStored(
  reply: FastifyReply,
  object: StoredBytes | BytesElsewhere,
  { type, name, isPublic, attachment }: FileAnswer,
): Promise<StreamableFile | undefined> {
  const disposition = `${attachment ? 'attachment' : 'inline'}; filename="${plain(name)}"; filename*=UTF-8''${encode(name)}`;
  const cacheControl = isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store';
  if ('presign' in object) {
    const address = await object.presign({ type, disposition, cacheControl });
    reply.header('Cache-Control', 'private, no-store').redirect(address, 302);
    return undefined;
  }
  fence(reply).header('Cache-Control', cacheControl);
  return new StreamableFile(object.stream as Readable, { type, length: object.size, disposition });
}

/** Says in the API's description that a file may have to be fetched from where it lies. */
export function ElsewhereResponse(): MethodDecorator {
  return ApiResponse({
    status: 302,
    description: 'Where files are downloaded from the object store: at this address, within a minute',
    headers: { Location: { schema: { type: 'string', format: 'uri' } } },
  });
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
