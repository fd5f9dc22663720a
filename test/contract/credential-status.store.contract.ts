import { issueReport, type ReportStatus } from '../../src/domain/report/report.js';
import { insertCertificate } from './certificate.store.contract.js';
import { type MakeStores, NOON, withStores } from './stores.js';

export function credentialStatusStoreContract(make: MakeStores): void {
  withStores('a store of credential statuses', make, (the) => {
    const insert = async (number: string, status: ReportStatus = 'current') => {
      const report = { ...issueReport(await insertCertificate(the()), number, NOON), status };
      return the().unitOfWork.run((tx) => tx.reports.insert(report));
    };
    const allot = (reportId: number, candidates: readonly number[]) =>
      the().unitOfWork.run((tx) => tx.credentialStatuses.allot(reportId, candidates));

    it('knows no list before the first place is given', async () => {
      expect(await the().credentialStatuses.findRevoked(1)).toBeNull();
      expect(await the().credentialStatuses.findPlace(1)).toBeNull();
    });

    it('gives an edition one place, the same whenever it is asked for', async () => {
      const { id } = await insert('MYV-1');
      expect(await allot(id, [77, 5])).toEqual({ list: 1, position: 77 });
      expect(await allot(id, [8])).toEqual({ list: 1, position: 77 });
      expect(await the().credentialStatuses.findPlace(id)).toEqual({ list: 1, position: 77 });
      expect(await the().credentialStatuses.findPlace(id + 1_000_000)).toBeNull();
      await expect(allot(id + 1_000_000, [9])).rejects.toThrow();
    });

    it('gives a place once, and begins a list where none is free', async () => {
      const [second, third] = [await insert('MYV-2'), await insert('MYV-3')];
      expect(await allot(second.id, [77, 131_071])).toEqual({ list: 1, position: 131_071 });
      expect(await allot(third.id, [77, 131_071])).toEqual({ list: 2, position: 77 });
      const fourth = await insert('MYV-4');
      expect(await allot(fourth.id, [5])).toEqual({ list: 2, position: 5 });
    });

    it('gives places to many at once', async () => {
      const reports = await Promise.all(Array.from({ length: 8 }, (_, n) => insert(`MYV-many-${n}`)));
      const candidates = [100, 101, 102, 103, 104, 105, 106, 107];
      const asked = [...reports, ...reports].map(({ id }) => allot(id, candidates));
      const places = (await Promise.all(asked)).map(({ list, position }) => `${list}/${position}`);
      expect(places.slice(8)).toEqual(places.slice(0, 8));
      expect(new Set(places).size).toBe(8);
    });

    it('tells which are no longer in force, also of removed reports', async () => {
      const before = (await the().credentialStatuses.findRevoked(2)) ?? [];
      expect(before).toEqual([]);
      const withdrawn = await insert('MYV-5', 'withdrawn');
      const superseded = await insert('MYV-6', 'superseded');
      const removed = await insert('MYV-7');
      await allot(withdrawn.id, [1000]);
      await allot(superseded.id, [1001]);
      await allot(removed.id, [1002]);
      const revoked = async (list: number) => [...((await the().credentialStatuses.findRevoked(list)) ?? [])].sort();
      expect(await revoked(2)).toEqual([1000, 1001]);
      await the().unitOfWork.run((tx) => tx.personalData.removeReports(removed.certificateId));
      expect(await revoked(2)).toEqual([1000, 1001, 1002]);
      expect(await revoked(1)).toEqual([]);
      const next = await insert('MYV-8');
      expect(await allot(next.id, [1002, 1003])).toEqual({ list: 2, position: 1003 });
      for (const none of [0, 3, -1]) expect(await the().credentialStatuses.findRevoked(none)).toBeNull();
    });
  });
}
