import { issueReport, type NewReport, type Report } from '../../src/domain/report/report.js';
import type { ReportSearch, ReportSort } from '../../src/modules/reports/report.repository.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

export function reportSearchContract(make: MakeStores): void {
  withStores('searches for reports', make, (the) => {
    let made: Record<'old' | 'new' | 'other' | 'gone', Report>;
    beforeAll(async () => {
      const certificate = await insertCertificate(the(), {}, { name: '王小明 Wang' });
      const insert = (number: string, changes: Partial<NewReport>) =>
        the().unitOfWork.run((tx) => tx.reports.insert({ ...issueReport(certificate, number, NOON), ...changes }));
      const another = await insertCertificate(the(), {}, { name: 'Abu Bakar' });
      made = {
        old: await insert('MYV-A', { status: 'superseded', issuedAt: after(30) }),
        new: await insert('MYV-A', { edition: 2, issuedAt: after(10) }),
        other: await insert('MYV-B12-7K2QM', { ...issueReport(another, 'MYV-B12-7K2QM', NOON), issuedAt: after(20) }),
        gone: await insert('MYV-C', { status: 'withdrawn', issuedAt: after(10) }),
      };
    });

    const find = async (filter: ReportSearch, field: ReportSort = 'id', descending = false, offset = 0, limit = 9) => {
      const page = { offset, limit };
      const { items, total } = await the().reports.search({ filter, sort: { field, descending }, page });
      return [total, ...items.map(({ id }) => Object.entries(made).find(([, one]) => one.id === id)?.[0])];
    };

    it('come by id and by the time of issue, either way, page by page', async () => {
      expect(await find({})).toEqual([4, 'old', 'new', 'other', 'gone']);
      expect(await find({}, 'id', true)).toEqual([4, 'gone', 'other', 'new', 'old']);
      expect(await find({}, 'issuedAt')).toEqual([4, 'new', 'gone', 'other', 'old']);
      expect(await find({}, 'issuedAt', true)).toEqual([4, 'old', 'other', 'gone', 'new']);
      expect(await find({}, 'issuedAt', true, 1, 2)).toEqual([4, 'other', 'gone']);
      expect(await find({}, 'id', false, 4, 2)).toEqual([4]);
    });

    it('come by each column that is shown', async () => {
      expect(await find({}, 'number')).toEqual([4, 'old', 'new', 'other', 'gone']);
      expect(await find({}, 'holder')).toEqual([4, 'other', 'old', 'new', 'gone']);
      expect(await find({}, 'certificateId', true)).toEqual([4, 'other', 'gone', 'new', 'old']);
      expect(await find({}, 'edition', true)).toEqual([4, 'new', 'gone', 'other', 'old']);
      expect(await find({}, 'status')).toEqual([4, 'new', 'other', 'old', 'gone']);
      expect(await find({}, 'renderedAt')).toEqual([4, 'old', 'new', 'other', 'gone']);
    });

    it('are found by beginnings of words of the holder and of parts of the number', async () => {
      expect(await find({ q: 'wang' })).toEqual([3, 'old', 'new', 'gone']);
      expect(await find({ q: '小明 WA' }, 'issuedAt', true)).toEqual([3, 'old', 'gone', 'new']);
      expect(await find({ q: '7k2' })).toEqual([1, 'other']);
      expect(await find({ q: 'myv-b12-7k' }, 'holder')).toEqual([1, 'other']);
      expect(await find({ q: 'bakar 7K2QM' })).toEqual([1, 'other']);
      expect(await find({ q: 'myv' }, 'number', true, 1, 2)).toEqual([4, 'other', 'new']);
      expect(await find({ q: 'wang', status: 'withdrawn', ids: [made.gone.id, made.new.id] })).toEqual([1, 'gone']);
      expect(await find({ q: 'myv', number: 'MYV-A', certificateId: made.old.certificateId })).toEqual([
        2,
        'old',
        'new',
      ]);
      for (const none of ['k2qm', 'ang', '', '%', 'wang bakar']) expect(await find({ q: none })).toEqual([0]);
    });

    it('are narrowed by ids, number, certificate and status', async () => {
      expect(await find({ ids: [made.gone.id, made.old.id, 999_999] })).toEqual([2, 'old', 'gone']);
      expect(await find({ ids: [] })).toEqual([0]);
      expect(await find({ number: 'MYV-A' }, 'issuedAt')).toEqual([2, 'new', 'old']);
      expect(await find({ certificateId: made.other.certificateId })).toEqual([1, 'other']);
      expect(await find({ status: 'current' }, 'issuedAt', true)).toEqual([2, 'other', 'new']);
      expect(await find({ status: 'withdrawn', number: 'MYV-A' })).toEqual([0]);
    });

    it('answer whole reports', async () => {
      const sort = { field: 'id', descending: false } as const;
      const { items } = await the().reports.search({ filter: {}, sort, page: { offset: 1, limit: 1 } });
      expect(items).toEqual([made.new]);
    });
  });
}
