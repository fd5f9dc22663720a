import { aFileId, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { message } from '../messages/message.js';
import { articleFileProblems, type CleanHtml, CONTENT_MAX, contentErrors, writtenContentProblem } from './article.js';

const html = (text: string): CleanHtml => ({ html: text, images: [], isEmpty: text === '' });
const missing = message('required', { label: 'content' });

describe('the content of an article', () => {
  it('is a text, and not nothing', () => {
    for (const content of ['x', '<p>x</p>', ' ']) expect(writtenContentProblem(content)).toBeNull();
    for (const content of [undefined, null, '']) expect(writtenContentProblem(content)).toEqual(missing);
    for (const content of [5, ['x'], { a: 1 }, true]) {
      expect(writtenContentProblem(content)).toEqual(message('content_expected'));
    }
  });

  it('shows something when it is cleaned, or stays', () => {
    expect(contentErrors(html('x'))).toEqual({});
    expect(contentErrors(html(''))).toEqual({ content: missing });
    expect(contentErrors({ html: '<p></p>', images: [], isEmpty: true })).toEqual({ content: missing });
    expect(contentErrors(null)).toEqual({});
  });

  it('may be as long as it may, counted as it is stored', () => {
    const tooLarge = { content: message('content_too_large', { kilobytes: 200 }) };
    const fits = ['x'.repeat(CONTENT_MAX), 'é'.repeat(CONTENT_MAX / 2), '𠮷'.repeat(CONTENT_MAX / 4)];
    for (const content of [...fits, `${'王'.repeat(68_266)}xx`]) {
      expect(contentErrors(html(content))).toEqual({});
      expect(contentErrors(html(`${content}!`))).toEqual(tooLarge);
    }
  });
});

describe('the files of an article', () => {
  const found = [aStoredFile(aFileId(1), 'news'), aStoredFile(aFileId(2), 'editor'), aStoredFile(aFileId(3), 'photo')];

  it('are pictures that were uploaded for articles', () => {
    expect(articleFileProblems(null, [], [])).toEqual({});
    expect(articleFileProblems(aFileId(1), [aFileId(2), aFileId(1)], found)).toEqual({});
  });

  it('are refused where they are of another kind, or are not there', () => {
    for (const preview of [aFileId(2), aFileId(3), aFileId(9)]) {
      expect(articleFileProblems(preview, [], found)).toEqual({ preview: message('preview_again') });
    }
    for (const image of [aFileId(3), aFileId(9)]) {
      const problems = articleFileProblems(aFileId(9), [aFileId(2), image], found);
      expect(Object.keys(problems)).toEqual(['preview', 'content']);
    }
  });
});
