import { addFile, NOON } from '../../../test/contract/stores.js';
import { anAdministrator } from '../../../test/factories/actor.factory.js';
import { aFileId, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { FakeHtmlCleaner } from '../../../test/fakes/html-cleaner.fake.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import type { FileKind } from '../../domain/files/file-kind.js';
import { message } from '../../domain/messages/message.js';
import { NewsService } from './news.service.js';
import { ViewCounter } from './view.counter.js';

const LATER = new Date(NOON.getTime() + 1000);
const WRITER = anAdministrator(5);
const EDITOR = anAdministrator(6);
const img = (number: number) => `<img src="/api/file/${aFileId(number)}">`;
const ARTICLE = { title: 'One', content: '<p>x</p>' };
const target = (id: number, version: unknown, versionNeeded = true) => ({ id, version, versionNeeded });

let stores: FreshStores;
let views: ViewCounter;
let news: NewsService;

beforeEach(async () => {
  stores = await freshStores();
  const { unitOfWork, clock } = stores;
  views = new ViewCounter(unitOfWork);
  news = new NewsService(unitOfWork, stores.news, new FakeHtmlCleaner(), views, clock);
  const kinds: FileKind[] = ['news', 'news', 'editor', 'editor', 'photo'];
  await unitOfWork.run(async (tx) => {
    for (const [at, kind] of kinds.entries()) await addFile(tx, aStoredFile(aFileId(at + 1), kind));
  });
});

const purged = async () => (await stores.orders()).map(({ name, payload }) => [name, payload]);
const actions = async () => (await stores.events()).map(({ action }) => action);

describe('articles', () => {
  it('are cleaned, kept and written down', async () => {
    const content = `<p>x</p><script>y</script>${img(3)}`;
    const article = await news.add(WRITER, { title: 'One', content, preview: aFileId(1) });
    expect(article).toEqual({
      id: expect.any(Number),
      version: 1,
      title: 'One',
      content: `<p>x</p>${img(3)}`,
      preview: aFileId(1),
      language: null,
      watchNumber: 0,
      updatedAt: NOON,
      userId: 5,
    });
    expect(await news.detail(article.id)).toEqual(article);
    expect(await stores.events()).toEqual([
      {
        actorId: 5,
        action: 'news.added',
        subject: { type: 'news', id: String(article.id) },
        after: { version: 1, title: 'One', preview: aFileId(1), language: null, characters: article.content.length },
      },
    ]);
  });

  it('are changed in part, and keep their writer', async () => {
    const { id } = await news.add(WRITER, { ...ARTICLE, content: `a${img(3)}`, preview: aFileId(1) });
    stores.clock.time = LATER;
    const renamed = await news.change(EDITOR, target(id, 1), { title: 'Two', language: 'cn' });
    expect(renamed).toMatchObject({
      version: 2,
      title: 'Two',
      language: 'cn',
      content: `a${img(3)}`,
      userId: 5,
      updatedAt: LATER,
    });
    expect(renamed.preview).toBe(aFileId(1));
    expect(await purged()).toEqual([]);
    expect((await stores.events()).at(-1)).toMatchObject({
      actorId: 6,
      action: 'news.updated',
      after: { changed: ['title', 'language'] },
    });
  });

  it('give up the pictures that they no longer show, and those alone', async () => {
    const { id } = await news.add(WRITER, { ...ARTICLE, content: img(3) + img(4), preview: aFileId(1) });
    const other = await news.add(WRITER, { ...ARTICLE, preview: aFileId(1) });
    await news.change(WRITER, target(id, 1), { content: img(4), preview: aFileId(2) });
    expect(await purged()).toEqual([['files.purge', { fileIds: [aFileId(3)] }]]);
    await news.remove(WRITER, [{ id }, { id: other.id }]);
    const [, last] = await purged();
    expect(last?.[0]).toBe('files.purge');
    expect(last?.[1]).toEqual({ fileIds: expect.arrayContaining([aFileId(1), aFileId(2), aFileId(4)]) });
    expect(await stores.files.findById(aFileId(5))).not.toBeNull();
    expect((await actions()).slice(-2)).toEqual(['news.removed', 'news.removed']);
  });

  it('may show a picture both as preview and inside', async () => {
    const { id } = await news.add(WRITER, { ...ARTICLE, content: img(1), preview: aFileId(1) });
    await news.change(WRITER, target(id, 1), { preview: null });
    expect(await purged()).toEqual([]);
    await news.change(WRITER, target(id, 2), { content: 'x' });
    expect(await purged()).toEqual([['files.purge', { fileIds: [aFileId(1)] }]]);
  });

  it('are refused with every wrong field, and then nothing happens', async () => {
    const refused = {
      reason: 'invalid_input',
      details: {
        errors: {
          content: { code: expect.any(String) },
          preview: { code: expect.any(String) },
        },
      },
    };
    const wrong = [
      { ...ARTICLE, content: `x${img(5)}`, preview: aFileId(3) },
      { ...ARTICLE, content: '<script>x</script>', preview: aFileId(9) },
    ];
    const { id } = await news.add(WRITER, ARTICLE);
    const before = await news.detail(id);
    for (const article of wrong) {
      await expect(news.add(WRITER, article)).rejects.toMatchObject(refused);
      await expect(news.change(WRITER, target(id, 1), article)).rejects.toMatchObject(refused);
    }
    expect(await news.detail(id)).toEqual(before);
    expect(await stores.events()).toHaveLength(1);
  });

  it('are changed in the version that was seen', async () => {
    const { id } = await news.add(WRITER, ARTICLE);
    const change = (version: unknown, needed = true) => news.change(WRITER, target(id, version, needed), ARTICLE);
    await expect(change(2)).rejects.toMatchObject({ reason: 'stale_version' });
    expect((await change(1)).version).toBe(2);
    expect((await change(undefined, false)).version).toBe(3);
    await expect(change(1, false)).rejects.toMatchObject({ reason: 'stale_version' });
    await expect(news.change(WRITER, target(999_999, 1), ARTICLE)).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('are removed all together or not at all', async () => {
    const { id } = await news.add(WRITER, ARTICLE);
    await expect(news.remove(WRITER, [{ id }, { id: 999_999 }])).rejects.toMatchObject({
      reason: 'not_found',
      details: { errors: { 999999: message('not_found', { what: 'News' }) } },
    });
    expect(await news.detail(id)).toMatchObject({ id });
    const other = await news.add(WRITER, ARTICLE);
    await news.change(EDITOR, target(id, 1), { title: 'Two' });
    const seen = [
      { id, version: 1 },
      { id: other.id, version: 1 },
    ];
    await expect(news.remove(WRITER, seen)).rejects.toMatchObject({
      reason: 'stale_version',
      details: { errors: { [id]: message('stale_record') } },
    });
    expect(await news.detail(other.id)).toMatchObject({ id: other.id });
    await news.remove(WRITER, [{ id, version: 2 }]);
    await expect(news.detail(id)).rejects.toMatchObject({ reason: 'not_found' });
    await expect(news.read(id)).rejects.toMatchObject({
      reason: 'not_found',
      said: message('not_found', { what: 'News' }),
    });
  });
});

describe('views', () => {
  it('count where an article is read, and are told at once', async () => {
    const { id } = await news.add(WRITER, ARTICLE);
    expect((await news.read(id)).watchNumber).toBe(1);
    expect((await news.read(id)).watchNumber).toBe(2);
    expect((await news.detail(id)).watchNumber).toBe(2);
    const page = { offset: 0, limit: 10 };
    expect((await news.newest(page)).items).toMatchObject([{ watchNumber: 2 }]);
    const list = await news.list({ page, sort: { field: 'id', descending: false }, filter: {} });
    expect(list.items).toMatchObject([{ watchNumber: 2 }]);
    expect((await stores.news.findById(id))?.watchNumber).toBe(0);
    await views.flush();
    expect((await stores.news.findById(id))?.watchNumber).toBe(2);
    expect((await news.detail(id)).watchNumber).toBe(2);
  });

  it('are no change: not of the version, not in the trail', async () => {
    const { id } = await news.add(WRITER, ARTICLE);
    await news.read(id);
    await views.flush();
    const changed = await news.change(WRITER, target(id, 1), { title: 'Two' });
    expect(changed).toMatchObject({ version: 2, watchNumber: 1 });
    expect(await actions()).toEqual(['news.added', 'news.updated']);
  });

  it('of what is not there are not counted', async () => {
    await expect(news.read(77)).rejects.toMatchObject({ reason: 'not_found' });
    expect(views.pending(77)).toBe(0);
  });
});
