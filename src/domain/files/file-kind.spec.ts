import fc from 'fast-check';
import { DOCUMENT_GROUPS, GROUP_RULES } from '../certificate/certificate.documents.js';
import { message } from '../messages/message.js';
import { FILE_KINDS, isUploadedKind, KIND_RULES, LARGEST_UPLOAD } from './file-kind.js';
import { isFileId } from './stored-file.js';

describe('the upload table', () => {
  // Section 5 of the specification and of the decisions, written out by hand.
  test.each([
    ['avatar', 'jpeg png', 2_097_152, 'private', message('picture_too_large', { megabytes: 2 })],
    ['photo', 'jpeg png', 5_242_880, 'private', message('picture_too_large', { megabytes: 5 })],
    ['passport', 'jpeg png pdf', 5_242_880, 'private', message('file_too_large', { megabytes: 5 })],
    ['certificate', 'jpeg png pdf', 5_242_880, 'private', message('file_too_large', { megabytes: 5 })],
    ['transcript', 'jpeg png pdf', 5_242_880, 'private', message('file_too_large', { megabytes: 5 })],
    ['ministry', 'jpeg png pdf', 5_242_880, 'private', message('file_too_large', { megabytes: 5 })],
    ['payment', 'jpeg png pdf', 10_485_760, 'private', message('file_too_large', { megabytes: 10 })],
    ['news', 'jpeg', 2_097_152, 'public', message('file_too_large', { megabytes: 2 })],
    ['editor', 'jpeg png', 5_242_880, 'public', message('file_too_large', { megabytes: 5 })],
    ['letter', 'jpeg png pdf rfc822', 5_242_880, 'reviewers', message('file_too_large', { megabytes: 5 })],
    ['answer', 'jpeg png pdf', 5_242_880, 'reviewers', message('file_too_large', { megabytes: 5 })],
  ] as const)('%s', (kind, types, below, visibility, tooLarge) => {
    expect(KIND_RULES[kind]).toMatchObject({ below, visibility, tooLarge });
    expect(KIND_RULES[kind].types.map((type) => type.split('/')[1]).join(' ')).toBe(types);
  });

  test('the largest upload is a receipt', () => {
    expect(LARGEST_UPLOAD).toBe(10 * 1024 * 1024);
  });

  test('knows its kinds and no other words', () => {
    // What comes by a link is uploaded by no account.
    for (const kind of FILE_KINDS) expect(isUploadedKind(kind)).toBe(kind !== 'answer');
    for (const word of ['', 'Avatar', 'toString', '__proto__', 'news ']) expect(isUploadedKind(word)).toBe(false);
  });
});

describe('the document groups', () => {
  test('hold 15 files, receipts 8, each of the size of its kind', () => {
    expect(
      DOCUMENT_GROUPS.map((group) => [group, GROUP_RULES[group].most, KIND_RULES[group].below / 1024 / 1024]),
    ).toEqual([
      ['passport', 15, 5],
      ['certificate', 15, 5],
      ['transcript', 15, 5],
      ['ministry', 15, 5],
      ['payment', 8, 10],
    ]);
  });
});

describe('file ids', () => {
  test('are 26 characters of the alphabet', () => {
    fc.assert(fc.property(fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/), (id) => expect(isFileId(id)).toBe(true)));
  });

  test.each([
    '',
    '0'.repeat(25),
    '0'.repeat(27),
    `${'0'.repeat(25)}i`,
    `${'0'.repeat(25)}A`,
    `${'0'.repeat(25)}u`,
    `${'0'.repeat(26)}\n`,
    `../${'0'.repeat(23)}`,
  ])('%j is none', (id) => {
    expect(isFileId(id)).toBe(false);
  });
});
