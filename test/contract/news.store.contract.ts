import type { FileId } from '../../src/domain/files/stored-file.js';
import type { Article } from '../../src/domain/news/article.js';
import type { NewsFilter, NewsSort } from '../../src/modules/news/news.repository.js';
import { addFiles, after, type MakeStores, NOON, type Stores, withStores } from './stores.js';

const MISSING = 2_000_000_000;

type New = Omit<Article, 'id' | 'version'>;

export function anArticle(changes: Partial<New> = {}): New {
  return {
    title: 'A title',
    content: '<p>x</p>',
    preview: null,
    language: null,
    watchNumber: 0,
    updatedAt: NOON,
    userId: 3,
    ...changes,
  };
}

export function insertArticle(
  stores: Pick<Stores, 'unitOfWork'>,
  changes: Partial<New> = {},
  images: readonly FileId[] = [],
): Promise<Article> {
  return stores.unitOfWork.run((tx) => tx.news.insert({ article: anArticle(changes), images }));
}

export function newsStoreContract(make: MakeStores): void {
  withStores('a store of news', make, (the) => {
    it('gives back an article as it was given, however long', async () => {
      const [preview = '', image = ''] = await addFiles(the(), 2);
      const long = `<p>${'成绩单 & 𠮷 '.repeat(20_000)}</p>`;
      const given = anArticle({ title: '通知 "1" <b>', content: long, preview, watchNumber: 7, userId: null });
      const inserted = await insertArticle(the(), given, [image]);
      expect(inserted).toEqual({ ...given, id: expect.any(Number), version: 1 });
      expect(await the().news.findById(inserted.id)).toEqual(inserted);
      const locked = await the().unitOfWork.run((tx) => tx.news.lock([inserted.id, MISSING]));
      expect(locked).toEqual([{ article: inserted, images: [image] }]);
      expect(await the().news.findById(MISSING)).toBeNull();
    });

    it('replaces title, content and pictures of the version that was seen, and no other', async () => {
      const [a = '', b = '', c = ''] = await addFiles(the(), 3);
      const first = await insertArticle(the(), { preview: a, title: 'Old words' }, [b]);
      const change = { ...first, title: 'Fresh start', content: '', preview: b, updatedAt: after(5) };
      const update = (article: Article, images: FileId[]) =>
        the().unitOfWork.run((tx) => tx.news.update({ article, images }));
      const second = await update(change, [b, c]);
      expect(second).toEqual({ ...change, version: 2 });
      expect(await the().news.findById(first.id)).toEqual(second);
      await expect(update(change, [])).rejects.toMatchObject({ reason: 'stale_version' });
      await expect(update({ ...change, id: MISSING }, [])).rejects.toMatchObject({ reason: 'stale_version' });
      const [locked] = await the().unitOfWork.run((tx) => tx.news.lock([first.id]));
      expect(locked).toEqual({ article: second, images: [b, c].sort() });
      const byTitle = (title: string) => total(the(), { title });
      expect([await byTitle('old'), await byTitle('fresh')]).toEqual([0, 1]);
    });

    it('adds views up beside the versions, and passes over what is gone', async () => {
      const article = await insertArticle(the(), { watchNumber: 5 });
      const add = (views: number) =>
        the().unitOfWork.run((tx) =>
          tx.news.addViews(
            new Map([
              [MISSING, 9],
              [article.id, views],
            ]),
          ),
        );
      await Promise.all([add(2), add(3), add(4)]);
      expect(await the().news.findById(article.id)).toEqual({ ...article, watchNumber: 14 });
      await the().unitOfWork.run((tx) => tx.news.update({ article: { ...article, title: 'Changed' }, images: [] }));
      expect((await the().news.findById(article.id))?.watchNumber).toBe(14);
    });

    it('keeps the pictures of articles from being discarded, until the article stops naming them', async () => {
      const [preview = '', image = '', other = ''] = await addFiles(the(), 3, { createdAt: after(-9e9) });
      const article = await insertArticle(the(), { preview }, [image, other]);
      const all = [preview, image, other];
      const discard = () => the().unitOfWork.run((tx) => tx.files.discardUnused(all, NOON));
      expect(await discard()).toEqual([]);
      const sweep = () => the().unitOfWork.run((tx) => tx.files.discardOrphans(after(-8e9), 100, NOON));
      expect(await sweep()).toEqual({ discarded: [], ended: true });
      await the().unitOfWork.run((tx) => tx.news.update({ article: { ...article, preview: null }, images: [image] }));
      expect((await discard()).sort()).toEqual([other, preview].sort());
      await the().unitOfWork.run((tx) => tx.news.remove([article.id]));
      expect(await the().news.findById(article.id)).toBeNull();
      expect(await sweep()).toEqual({ discarded: [image], ended: true });
    });
  });

  withStores('lists of news', make, (the) => {
    let ids: number[];
    beforeAll(async () => {
      expect(await the().unitOfWork.run((tx) => tx.news.isEmpty())).toBe(true);
      const rows: Partial<New>[] = [
        { title: 'beta News', updatedAt: after(3), watchNumber: 5 },
        { title: 'Alpha news 新闻公告', updatedAt: after(1), watchNumber: 9 },
        { title: 'alpha report', updatedAt: after(3), watchNumber: 5 },
        { title: 'Gamma', updatedAt: after(2), watchNumber: 0 },
      ];
      ids = [];
      for (const row of rows) ids.push((await insertArticle(the(), row)).id);
      expect(await the().unitOfWork.run((tx) => tx.news.isEmpty())).toBe(false);
    });

    const places = (items: readonly { readonly id: number }[]) => items.map(({ id }) => ids.indexOf(id));
    const listed = async (sort: NewsSort, descending: boolean, filter: NewsFilter = {}, offset = 0, limit = 10) => {
      const page = await the().news.list({ page: { offset, limit }, sort: { field: sort, descending }, filter });
      return [places(page.items), page.total];
    };

    it('show the last changed first, without contents', async () => {
      const page = await the().news.newest({ offset: 0, limit: 3 });
      expect([places(page.items), page.total]).toEqual([[2, 0, 3], 4]);
      expect(page.items[0]).toEqual({
        id: ids[2],
        title: 'alpha report',
        preview: null,
        watchNumber: 5,
        updatedAt: after(3),
      });
      expect(places((await the().news.newest({ offset: 3, limit: 3 })).items)).toEqual([1]);
      expect(await the().news.newest({ offset: 9, limit: 3 })).toEqual({ items: [], total: 4 });
    });

    it('are asked for in one language, with those of every language', async () => {
      const made = await Promise.all(
        (['en', 'cn'] as const).map((language) => insertArticle(the(), { language, title: `Of ${language}` })),
      );
      const page = { offset: 0, limit: 9 };
      for (const [place, language] of (['en', 'cn'] as const).entries()) {
        const { items, total: count } = await the().news.newest(page, language);
        expect(items.map(({ id }) => id).sort()).toEqual([...ids, made[place]?.id].sort());
        expect(count).toBe(5);
        expect(await total(the(), { language })).toBe(1);
      }
      await the().unitOfWork.run((tx) => tx.news.remove(made.map(({ id }) => id)));
    });

    it('are sorted by each field, either way', async () => {
      expect(await listed('id', false)).toEqual([[0, 1, 2, 3], 4]);
      expect(await listed('id', true, {}, 1, 2)).toEqual([[2, 1], 4]);
      expect(await listed('title', false)).toEqual([[1, 2, 0, 3], 4]);
      expect(await listed('title', true)).toEqual([[3, 0, 2, 1], 4]);
      expect(await listed('updatedAt', false)).toEqual([[1, 3, 0, 2], 4]);
      expect(await listed('watchNumber', true)).toEqual([[1, 2, 0, 3], 4]);
    });

    it('are filtered by ids and the beginnings of words', async () => {
      expect(await listed('id', false, { ids: [ids[3] ?? 0, ids[1] ?? 0, MISSING] })).toEqual([[1, 3], 2]);
      expect(await listed('id', false, { ids: [] })).toEqual([[], 0]);
      expect(await listed('id', false, { title: 'NEW alp' })).toEqual([[1], 1]);
      expect(await listed('id', false, { title: '公告' })).toEqual([[1], 1]);
      expect(await listed('id', false, { title: 'ews' })).toEqual([[], 0]);
      expect(await listed('id', false, { title: '%' })).toEqual([[], 0]);
    });
  });
}

async function total(stores: Stores, filter: NewsFilter): Promise<number> {
  const page = { offset: 0, limit: 1 };
  return (await stores.news.list({ page, sort: { field: 'id', descending: false }, filter })).total;
}
