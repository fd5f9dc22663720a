import type { University } from '../../src/domain/catalog/university.js';
import type { UniversityFilter } from '../../src/modules/universities/university.repository.js';
import { type MakeStores, withStores } from './stores.js';

const university = (
  name: string,
  nature: University['nature'] = 'public university',
  abbreviation: string | null = null,
) => ({
  name,
  region: 'Selangor',
  country: 'Malaysia',
  nature,
  abbreviation,
});

export function universityStoreContract(make: MakeStores): void {
  withStores('a store of universities', make, (the) => {
    const list = (filter: UniversityFilter, offset: number, limit: number) =>
      the().universities.list({ filter, page: { offset, limit }, sort: { field: 'name', descending: false } });
    const names = async (filter: UniversityFilter, offset = 0, limit = 10) => {
      const page = await list(filter, offset, limit);
      return [page.items.map((item) => item.name), page.total];
    };
    beforeAll(() =>
      the().unitOfWork.run((tx) =>
        tx.universities.insertMany([
          university('universiti Sains Malaysia'),
          university('Universiti Malaya', 'public university', 'UM'),
          university('Xiamen University Malaysia 厦门大学', 'private university'),
          university('HELP University', 'private university'),
        ]),
      ),
    );

    it('finds one by its whole name, whatever the letter case', async () => {
      expect((await the().universities.findByName('UNIVERSITI malaya'))?.name).toBe('Universiti Malaya');
      expect(await the().universities.findByName('Universiti')).toBeNull();
    });

    it('finds one by a former name, after those that are called so now', async () => {
      const { unitOfWork, universities } = the();
      const found = await universities.findByName('HELP University');
      if (!found) throw new Error('there is none');
      const former = { ...found, formerNames: ['HELP Institute', 'Universiti Malaya'] };
      const updated = await unitOfWork.run((tx) => tx.universities.update(former));
      expect(await universities.findByName('help  INSTITUTE')).toEqual(updated);
      expect((await universities.findByName('Universiti Malaya'))?.id).not.toBe(found.id);
      expect(await unitOfWork.run((tx) => tx.universities.renamed())).toEqual([updated]);
      await unitOfWork.run((tx) => tx.universities.update({ ...updated, formerNames: [], version: updated.version }));
      expect(await universities.findByName('HELP Institute')).toBeNull();
    });

    it('lists by name, whatever the letter case, with the total', async () => {
      const all = [
        'HELP University',
        'Universiti Malaya',
        'universiti Sains Malaysia',
        'Xiamen University Malaysia 厦门大学',
      ];
      expect(await names({})).toEqual([all, 4]);
      expect(await names({}, 1, 2)).toEqual([all.slice(1, 3), 4]);
      expect(await names({}, 8, 2)).toEqual([[], 4]);
    });

    it('filters by nature and by the beginnings of words', async () => {
      expect((await names({ nature: 'private university' }))[1]).toBe(2);
      expect(await names({ name: 'mala univ', nature: 'private university' })).toEqual([
        ['Xiamen University Malaysia 厦门大学'],
        1,
      ]);
      expect((await names({ name: '大学' }))[1]).toBe(1);
      expect(await names({ name: '--' })).toEqual([[], 0]);
    });

    it('finds by the abbreviation', async () => {
      expect(await names({ name: 'um' })).toEqual([['Universiti Malaya'], 1]);
      const { items } = await list({ name: 'univ um' }, 0, 1);
      expect(items[0]?.abbreviation).toBe('UM');
    });

    it('gives back every field, and counts', async () => {
      const { items } = await list({ name: 'help' }, 0, 1);
      expect(items).toEqual([
        { ...university('HELP University', 'private university'), id: expect.any(Number), version: 3, formerNames: [] },
      ]);
      expect(await the().unitOfWork.run((tx) => tx.universities.count())).toBe(4);
    });
  });
}
