import { issueReport, type NewReport } from '../../src/domain/certificate/report.js';
import { insertCertificate } from './certificate.store.contract.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

const HOLDER = { name: 'Wang Xiaoming 王小明', passport: 'E12345678', birth: '1999-05-17' };

export function reportStoreContract(make: MakeStores): void {
  withStores('a store of reports', make, (the) => {
    const insert = async (number: string, changes: Partial<NewReport> = {}) => {
      const certificate = await insertCertificate(the());
      const report = { ...issueReport(certificate, number, NOON), ...changes };
      return the().unitOfWork.run((tx) => tx.reports.insert(report));
    };

    it('gives back a report as it was given, by id, number and certificate', async () => {
      const [photo = ''] = await addFiles(the(), 1);
      const report = await insert('MYV-1', { photo });
      expect(report).toMatchObject({ withdrawnAt: null, reason: null, pdf: null, photo });
      expect(await the().reports.findById(report.id)).toEqual(report);
      expect(await the().unitOfWork.run((tx) => tx.reports.findById(report.id))).toEqual(report);
      expect(await the().reports.findLatestByNumber('MYV-1')).toEqual(report);
      expect(await the().reports.findLatestOfCertificate(report.certificateId)).toEqual(report);
      expect(await the().reports.findLatestByNumber('myv-1')).toBeNull();
      expect(await the().reports.findById(999_999)).toBeNull();
    });

    it('finds the newest edition', async () => {
      const first = await insert('MYV-2', { status: 'superseded' });
      const { id: _, ...copy } = first;
      const second = await the().unitOfWork.run((tx) => tx.reports.insert({ ...copy, edition: 2, status: 'current' }));
      expect(await the().reports.findLatestByNumber('MYV-2')).toEqual(second);
      expect(await the().reports.findLatestOfCertificate(first.certificateId)).toEqual(second);
    });

    it('has one report for a number and edition', async () => {
      await insert('MYV-3');
      await expect(insert('MYV-3')).rejects.toThrow();
    });

    it('attaches a PDF once', async () => {
      const { id } = await insert('MYV-4');
      const pdf = { key: 'reports/4.pdf', sha256: 'ab'.repeat(32), size: 98_765, renderedAt: after(7) };
      const attach = (key: string) => the().unitOfWork.run((tx) => tx.reports.attachPdf(id, { ...pdf, key }));
      expect([await attach(pdf.key), await attach('another')]).toEqual([true, false]);
      expect((await the().reports.findById(id))?.pdf).toEqual(pdf);
      expect(await the().unitOfWork.run((tx) => tx.reports.attachPdf(999_999, pdf))).toBe(false);
    });

    it('finds the reports in force of a holder, newest first, whatever the letter case and blanks', async () => {
      const fields = { ...(await insert('MYV-5')).fields, name: 'Look Up', passport: 'K1', birth: '2000-01-02' };
      const old = await insert('MYV-6', { fields });
      const young = await insert('MYV-7', { fields });
      await insert('MYV-8', { fields, status: 'superseded' });
      await insert('MYV-9', { fields, status: 'withdrawn' });
      await insert('MYV-10', { fields: { ...fields, passport: 'K2' } });
      await insert('MYV-11', { fields: { ...fields, birth: null } });
      const find = (name: string, passport: string, birth: string) =>
        the().reports.findInForceByHolder({ name, passport, birth });
      expect(await find(' look  UP', 'k1 ', '2000-01-02')).toEqual([young, old]);
      expect(await find('Look Up', 'K1', '2000-01-03')).toEqual([]);
      expect(await find('Look', 'K1', '2000-01-02')).toEqual([]);
      expect((await the().reports.findInForceByHolder(HOLDER)).length).toBeGreaterThan(0);
    });
  });
}
