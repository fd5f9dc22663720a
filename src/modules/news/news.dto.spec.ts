import { aFileId } from '../../../test/factories/certificate.factory.js';
import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { PortalArticleChangeDto } from '../../portal/news.dto.js';
import { ArticleChangeDto, ArticleInputDto } from './news.dto.js';

const missing = {
  title: message('required', { label: 'title' }),
  content: message('required', { label: 'content' }),
};

describe('a new article', () => {
  it('has a title and a content, and a preview or none', async () => {
    const fields = { title: 'One', content: '<p>x</p>', preview: aFileId(3) };
    const sent = { ...fields, preview: `/api/file/${aFileId(3)}`, userId: 1, version: 7 };
    expect({ ...(await validated(ArticleInputDto, sent)) }).toEqual(fields);
    const tidied = await validated(ArticleInputDto, { title: '  A \n title ', content: ' x ' });
    expect([tidied.title, tidied.content, tidied.preview]).toEqual(['A title', ' x ', undefined]);
    for (const preview of [null, '', ' ']) {
      expect((await validated(ArticleInputDto, { ...fields, preview })).preview).toBeNull();
    }
    const title = '王'.repeat(200);
    expect((await validated(ArticleInputDto, { title, content: 'x' })).title).toBe(title);
  });

  it('is refused with everything that is missing', async () => {
    for (const body of [{}, { title: '', content: '' }, { title: ' \u200b', content: null }, { title: null }]) {
      expect(await errorsOf(ArticleInputDto, body)).toEqual(missing);
    }
  });

  it('is refused with everything that is wrong', async () => {
    const wrong = { title: 'x'.repeat(201), content: 5, preview: 'https://evil.example/x.jpg' };
    const told = {
      title: message('too_long', { label: 'title', max: 200 }),
      content: message('content_expected'),
      preview: message('file_expected'),
    };
    expect(await errorsOf(ArticleInputDto, wrong)).toEqual(told);
    expect(await errorsOf(ArticleChangeDto, wrong)).toEqual(told);
    for (const title of [5, ['x'], {}, 'a\u0000b', 'a\u202eb']) {
      expect(await errorsOf(ArticleInputDto, { title, content: 'x' })).toEqual({
        title: expect.objectContaining({ code: expect.any(String) }),
      });
    }
    for (const preview of [5, ['x'], { id: aFileId(1) }]) {
      expect(Object.keys((await errorsOf(ArticleInputDto, { title: 'x', content: 'x', preview })) ?? {})).toEqual([
        'preview',
      ]);
    }
  });
});

describe('a changed article', () => {
  it('keeps what is not given', async () => {
    const { title, content, preview } = await validated(ArticleChangeDto, { version: 1 });
    expect([title, content, preview]).toEqual([undefined, undefined, undefined]);
    expect((await validated(ArticleChangeDto, { version: 1, preview: null })).preview).toBeNull();
    const sent = { version: 1, preview: `/api/file/${aFileId(3)}` };
    expect((await validated(ArticleChangeDto, sent)).preview).toBe(aFileId(3));
  });

  it('cannot be emptied', async () => {
    for (const body of [
      { title: '', content: '' },
      { title: null, content: null },
    ]) {
      expect(await errorsOf(ArticleChangeDto, { ...body, version: 1 })).toEqual(missing);
    }
  });

  it('is changed in the version that was seen, or as it is', async () => {
    expect(await errorsOf(ArticleChangeDto, {})).toBeNull();
    expect(await errorsOf(PortalArticleChangeDto, { id: '12' })).toBeNull();
    for (const version of ['1', 0, 1.5, {}, 'x']) {
      const told = { version: message('whole_number_needed', { name: 'version' }) };
      expect(await errorsOf(ArticleChangeDto, { version })).toEqual(told);
      expect(await errorsOf(PortalArticleChangeDto, { id: 12, version })).toEqual(told);
    }
  });
});
