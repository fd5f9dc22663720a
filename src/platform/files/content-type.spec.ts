import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentType } from './content-type.js';

describe('contentType', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-type-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0\0\0\0\0\0\0\0\0IDAT';
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF\0', 'image/jpeg'],
    [png, 'image/png'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['', null],
    ['\xff\xd8', null],
    ['\xff\xd8\xff\xf7 JPEG-LS', null],
    ['\x89PNG\r\n\x1a\n<svg/>', null],
    [' %PDF-1.7', null],
    ['\xef\xbb\xbf%PDF-1.7', null],
    ['<!DOCTYPE html>%PDF-1.7', null],
    ['GIF89a', null],
    ['RIFF\0\0\0\0WEBPVP8 ', null],
    ['PK\x03\x04', null],
  ])('of %j is %s', async (content, type) => {
    const path = join(folder, 'file');
    await writeFile(path, Buffer.from(content, 'latin1'));
    expect(await contentType(path)).toBe(type);
  });
});
