import { aFileId, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import {
  articleFileProblems,
  type CleanHtml,
  CONTENT_MAX,
  composeArticle,
  type RawArticle,
  readArticle,
} from './article.js';

const NOTHING: RawArticle = { title: undefined, content: undefined, preview: undefined };
const STORED = { title: 'Stored', content: '<p>stored</p>', preview: aFileId(1) };
const html = (text: string): CleanHtml => ({ html: text, images: [], isEmpty: text === '' });

/** As if the cleaner found nothing to do. */
function compose(raw: Partial<RawArticle>, base: typeof STORED | null = null, more = {}) {
  const reading = readArticle({ ...NOTHING, ...raw });
  return composeArticle(reading, reading.content === undefined ? null : html(reading.content), base, more);
}
const errorsOf = (...parameters: Parameters<typeof compose>) => refusalOf(() => compose(...parameters)).details.errors;

describe('a new article', () => {
  it('has a title and a content, and a preview or none', () => {
    const fields = { title: 'One', content: '<p>x</p>', preview: aFileId(3) };
    expect(compose(fields)).toEqual(fields);
    expect(compose({ title: '  A \n title ', content: 'x' })).toEqual({
      title: 'A title',
      content: 'x',
      preview: null,
    });
    for (const preview of [null, '', ' ']) expect(compose({ ...fields, preview }).preview).toBeNull();
  });

  it('is refused with everything that is missing', () => {
    const missing = {
      title: message('required', { label: 'title' }),
      content: message('required', { label: 'content' }),
    };
    for (const raw of [{}, { title: '', content: '' }, { title: ' \u200b', content: null }, { title: null }]) {
      expect(errorsOf(raw)).toEqual(missing);
    }
  });

  it('is refused with everything that is wrong', () => {
    const wrong = { title: 'x'.repeat(201), content: 5, preview: 'https://evil.example/x.jpg' };
    expect(errorsOf(wrong, null, { version: message('version_needed') })).toEqual({
      title: message('too_long', { label: 'title', max: 200 }),
      content: message('content_expected'),
      preview: message('file_expected'),
      version: message('version_needed'),
    });
    for (const title of [5, ['x'], {}, 'a\u0000b', 'a\u202eb']) {
      expect(errorsOf({ title, content: 'x' })).toEqual({
        title: expect.objectContaining({ code: expect.any(String) }),
      });
    }
  });

  it('may be as long as it may, counted as it is stored', () => {
    const title = '王'.repeat(200);
    expect(compose({ title, content: 'x' }).title).toBe(title);
    const fits = ['x'.repeat(CONTENT_MAX), 'é'.repeat(CONTENT_MAX / 2), '𠮷'.repeat(CONTENT_MAX / 4)];
    for (const content of fits) {
      expect(compose({ title, content }).content).toBe(content);
      expect(errorsOf({ title, content: `${content}!` })).toEqual({
        content: message('content_too_large', { kilobytes: 200 }),
      });
    }
    expect(errorsOf({ title, content: `${'王'.repeat(68_266)}xxx` })).toEqual({
      content: message('content_too_large', { kilobytes: 200 }),
    });
    expect(compose({ title, content: `${'王'.repeat(68_266)}xx` }).content).toHaveLength(68_268);
  });
});

describe('a changed article', () => {
  it('keeps what is not given', () => {
    expect(compose({}, STORED)).toEqual(STORED);
    expect(compose({ title: 'New' }, STORED)).toEqual({ ...STORED, title: 'New' });
    expect(compose({ content: 'new' }, STORED)).toEqual({ ...STORED, content: 'new' });
    expect(compose({ preview: null }, STORED)).toEqual({ ...STORED, preview: null });
  });

  it('cannot be emptied', () => {
    expect(errorsOf({ title: '', content: '' }, STORED)).toEqual({
      title: message('required', { label: 'title' }),
      content: message('required', { label: 'content' }),
    });
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
