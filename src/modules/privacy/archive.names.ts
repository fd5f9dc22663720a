import type { StoredFile } from '../../domain/files/stored-file.js';
import type { Report } from '../../domain/report/report.js';

const EXTENSIONS: Readonly<Record<StoredFile['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'message/rfc822': 'eml',
};

/** In code points: with its folder and mark a name stays below the 255 bytes that file systems take. */
const NAME_MAX = 50;
const MARK = 10;

/**
 * `files/passport/scan (01hq3v6m8w).png`: as the user called it, without what a file system or a reader could take
 * amiss.
 */
export function fileEntryName({ id, kind, type, originalName }: StoredFile): string {
  return `files/${kind}/${plain(originalName)} (${id.slice(0, MARK)}).${EXTENSIONS[type]}`;
}

export function reportEntryName({ number, edition }: Report): string {
  return `reports/${number}-edition-${edition}.pdf`;
}

function plain(name: string): string {
  const shown = name
    .normalize('NFC')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{C}\p{Z}\\/:*?"<>|]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...shown].slice(0, NAME_MAX).join('').trim() || 'file';
}
