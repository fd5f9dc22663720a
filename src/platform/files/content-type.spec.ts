import { contentType } from './content-type.js';

describe('contentType', () => {
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
    ['From: a@b.example\r\nDate: Mon, 2 Mar 2026 04:05:06 +0000\r\nSubject: Wang\r\n\r\nYes.', 'message/rfc822'],
    ['Received: by x\n\tfor y\nFrom: a@b.example\nDate: today\n\n<script>alert(1)</script>', 'message/rfc822'],
    ['From: \xe7\x8e\x8b <a@b.example>\r\nDate: today\r\nTo: c@d.example\r\n\r\n', 'message/rfc822'],
    ['From: a@b.example\r\nSubject: Wang\r\n\r\nNo date.', null],
    ['From: a@b.example\r\nDate: today\r\nSubject: no end of the head', null],
    ['<html>\nFrom: a@b.example\nDate: today\nSubject: x\n\n', null],
    [' From: a@b.example\nDate: today\nSubject: x\n\n', null],
    ['From: a@b.example\nDate: to\0day\nSubject: x\n\n', null],
  ])('of %j is %s', async (content, type) => {
    expect(await contentType(Buffer.from(content, 'latin1'))).toBe(type);
  });
});
