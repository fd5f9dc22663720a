import { expect, it } from '@jest/globals';
import { documentAddress } from './document-address';

const ORIGIN = 'https://verify.example';

it.each([
  ['/api/report/12/pdf?exp=1&sig=a%2Bb', '/api/report/12/pdf?exp=1&sig=a%2Bb'],
  ['https://verify.example/api/report/12/pdf', '/api/report/12/pdf'],
  ['/api/cert/pdf?id=7', '/api/cert/pdf?id=7'],
  ['/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e#page=2', '/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e'],
])('a document of our own is shown: %s', (asked, address) => {
  expect(documentAddress(asked, ORIGIN)).toBe(address);
});

it.each([
  null,
  '',
  'https://evil.example/api/report/12/pdf',
  '//evil.example/api/report/12/pdf',
  '/\\evil.example/api/report/12/pdf',
  'http://verify.example/api/report/12/pdf',
  'https://verify.example:8443/api/report/12/pdf',
  'https://user:word@verify.example/api/report/12/pdf',
  'https://verify.example.evil.example/api/x',
  'javascript:alert(1)//api/',
  'data:application/pdf;base64,JVBERi0=',
  'blob:https://verify.example/api/3a1b',
  'report.pdf',
  '/apix/report',
  '/api/../uploads/x.pdf',
  '/api/%2e%2e/uploads/x.pdf',
  '/api/..%2fuploads/x.pdf',
  '/api/%2E%2E%5Cx.pdf',
  'http://[',
])('anything else is refused: %s', (asked) => {
  expect(documentAddress(asked, ORIGIN)).toBeNull();
});
