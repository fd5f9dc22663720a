import { aFileId, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { fileEntryName } from './archive.names.js';

const named = (originalName: string) =>
  fileEntryName({ ...aStoredFile(aFileId(1), 'transcript'), type: 'application/pdf', originalName });

test.each([
  ['transcript.pdf', 'transcript'],
  ['成绩单 2023.PDF', '成绩单 2023'],
  ['photo.jpeg', 'photo'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\temp\\a.exe', 'C temp a'],
  ['a/b\0c\r\nd.pdf', 'a b c d'],
  ['\u202efdp.exe', 'fdp'],
  ['  . hidden . ', 'hidden'],
  ['CON<>|?*".pdf', 'CON'],
  ['', 'file'],
  ['...', 'file'],
  ['.pdf', 'file'],
  ['長'.repeat(300), '長'.repeat(50)],
  ['😀'.repeat(60), '😀'.repeat(50)],
])('%j is called %j in the archive', (original, shown) => {
  expect(named(original)).toBe(`files/transcript/${shown} (0000000000).pdf`);
});
