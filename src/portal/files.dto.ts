import { ApiProperty } from '@nestjs/swagger';
import { type FileKind, UPLOADED_KINDS } from '../domain/files/file-kind.js';
import type { StoredFile } from '../domain/files/stored-file.js';
import { fileUrl } from '../platform/http/file-url.js';

export const PICTURE_KINDS: readonly FileKind[] = ['avatar', 'news', 'editor'];

/** A multipart form. */
export class UploadDto {
  @ApiProperty({ enum: UPLOADED_KINDS, description: 'What the file is; decides about types, size and who may see it.' })
  kind!: string;

  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

/** A multipart form. */
export class PictureUploadDto {
  @ApiProperty({ enum: PICTURE_KINDS, required: false, default: 'avatar', description: 'What the picture is for.' })
  kind?: string;

  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

export class UploadedFileDto {
  /** To be named in forms. Private files open with a session. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  url!: string;
  /** @example "01hq3v6m8w2x4y6z8a0b2c4d6e" */
  id!: string;
  /** Name on the uploader's computer. @example "passport.jpg" */
  name!: string;
  /** By content. @example "image/jpeg" */
  type!: string;
  /** Bytes as stored; images are encoded anew. @example 183220 */
  size!: number;
}

export function toUploadedFileDto(file: StoredFile): UploadedFileDto {
  return { url: fileUrl(file.id), id: file.id, name: file.originalName, type: file.type, size: file.size };
}
