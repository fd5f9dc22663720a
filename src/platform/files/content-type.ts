import type { FileType } from '../../domain/files/stored-file.js';
import { isMail } from './mail-head.js';

/** The start of image and the next marker; the signature and the header chunk; the version. */
const OPENINGS: ReadonlyArray<readonly [FileType, string]> = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['application/pdf', '%PDF-'],
];

/** What the second opinion may say; APNG is PNG with more pictures after the first. */
const SEEN_AS: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['application/pdf', 'application/pdf'],
]);

/**
 * The type of a file by its content alone; `null` for all that is not taken.
 * @param head its first 256 KB: the head of a mail is seldom longer.
 */
export async function contentType(head: Buffer): Promise<FileType | null> {
  const opening = head.subarray(0, 16).toString('latin1');
  // Our own three tests come first: the library's parsers of some hundred other formats never see a stranger's bytes.
  const type = OPENINGS.find(([, bytes]) => opening.startsWith(bytes))?.[0];
  // No parser looks at a mail: it is handed out as it came, to be opened in a mail program.
  if (!type) return isMail(head) ? 'message/rfc822' : null;
  const { fileTypeFromBuffer } = await import('file-type');
  const seen = await fileTypeFromBuffer(head);
  return seen && SEEN_AS.get(seen.mime) === type ? type : null;
}
