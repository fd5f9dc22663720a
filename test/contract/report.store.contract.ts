import { issueReport, type NewReport } from '../../src/domain/report/report.js';
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
      const pdf = {
        key: 'reports/4.pdf',
        sha256: 'ab'.repeat(32),
        size: 98_765,
        renderedAt: after(7),
        decidedAt: after(1),
      };
      const attach = (key: string) => the().unitOfWork.run((tx) => tx.reports.attachPdf(id, { ...pdf, key }));
      expect([await attach(pdf.key), await attach('another')]).toEqual([true, false]);
      expect((await the().reports.findById(id))?.pdf).toEqual(pdf);
      expect((await the().reports.findByPdf(pdf.sha256))?.id).toBe(id);
      expect(await the().reports.findByPdf('cd'.repeat(32))).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.reports.attachPdf(999_999, pdf))).toBe(false);
    });

    it('attaches a PDF to an edition in force alone', async () => {
      const pdf = { key: 'reports/5.pdf', sha256: '05'.repeat(32), size: 9, renderedAt: after(7), decidedAt: null };
      for (const status of ['superseded', 'withdrawn'] as const) {
        const { id } = await insert(`MYV-5-${status}`, { status });
        expect(await the().unitOfWork.run((tx) => tx.reports.attachPdf(id, pdf))).toBe(false);
        expect((await the().reports.findById(id))?.pdf).toBeNull();
      }
    });

    it('finds the PDFs of all editions under some numbers', async () => {
      const first = await insert('MYV-31');
      const { id: _, ...copy } = first;
      const pdf = { key: 'reports/31.pdf', sha256: '31'.repeat(32), size: 9, renderedAt: after(7), decidedAt: null };
      await the().unitOfWork.run(async (tx) => {
        await tx.reports.attachPdf(first.id, pdf);
        await tx.reports.supersede(first.id, 'Misspelt', after(8));
        await tx.reports.insert({ ...copy, edition: 2 });
      });
      await insert('MYV-32');
      const found = await the().reports.findPdfs(['MYV-31', 'MYV-32', 'MYV-33']);
      expect([...found].sort((a, b) => a.number.localeCompare(b.number) || a.edition - b.edition)).toEqual([
        { number: 'MYV-31', edition: 1, key: pdf.key },
        { number: 'MYV-31', edition: 2, key: null },
        { number: 'MYV-32', edition: 1, key: null },
      ]);
      expect(await the().reports.findPdfs([])).toEqual([]);
    });

    it('lists the editions under a number, newest first', async () => {
      const first = await insert('MYV-21', { status: 'superseded' });
      const { id: _, ...copy } = first;
      const second = await the().unitOfWork.run((tx) => tx.reports.insert({ ...copy, edition: 2, status: 'current' }));
      await insert('MYV-22');
      expect(await the().reports.findEditions('MYV-21')).toEqual([second, first]);
      expect(await the().reports.findEditions('MYV-20')).toEqual([]);
    });

    it('tells lists of certificates what has become of their reports', async () => {
      const plain = await insert('MYV-63');
      const first = await insert('MYV-61');
      await the().unitOfWork.run((tx) => tx.reports.supersede(first.id, 'The name was misspelt', after(4)));
      const { id: _, ...copy } = first;
      await the().unitOfWork.run((tx) =>
        tx.reports.insert({ ...copy, edition: 2, status: 'current', issuedAt: after(4) }),
      );
      const other = await insert('MYV-62');
      await the().unitOfWork.run((tx) => tx.reports.withdraw(other.id, 'It was forged', after(5)));
      const ids = [plain.certificateId, first.certificateId, other.certificateId];
      const expected = [
        { status: 'current', edition: 1, since: plain.issuedAt, reason: null },
        { status: 'corrected', edition: 2, since: after(4), reason: 'The name was misspelt' },
        { status: 'withdrawn', edition: 1, since: after(5), reason: 'It was forged' },
      ];
      const sort = { field: 'id', descending: false } as const;
      const page = { offset: 0, limit: 10 };
      for (const claimsAt of [null, NOON]) {
        const { items } = await the().certificates.search({ filter: { ids }, sort, page }, claimsAt);
        expect(items.map(({ reportStatus }) => reportStatus)).toEqual(expected);
      }
      const listed = await Promise.all(ids.map((id) => the().certificates.findListed(id, NOON)));
      expect(listed.map((item) => item?.reportStatus)).toEqual(expected);
      const found = await the().certificates.list({}, { offset: 0, limit: 100 });
      const statuses = new Map(found.items.map(({ id, reportStatus }) => [id, reportStatus]));
      expect(ids.map((id) => statuses.get(id))).toEqual(expected);
    });

    it('finds the reports in force of several holders who are asked for at once', async () => {
      const of = (name: string) => ({ name: `At once ${name}`, passport: name, birth: '2001-02-03' });
      const add = async (name: string, number: string) => {
        const report = issueReport(await insertCertificate(the()), number, NOON);
        return the().unitOfWork.run((tx) =>
          tx.reports.insert({ ...report, fields: { ...report.fields, ...of(name) } }),
        );
      };
      const [one, two, three] = [await add('A', 'MYV-71'), await add('B', 'MYV-72'), await add('A', 'MYV-73')];
      const found = await Promise.all(['A', 'B', 'C'].map((name) => the().reports.findInForceByHolder(of(name))));
      expect(found.map((each) => each.map(({ report }) => report))).toEqual([[three, one], [two], []]);
    });

    it.each(['withdraw', 'supersede'] as const)('%ss an edition in force, once', async (verb) => {
      const made = await insert(`MYV-${verb}`);
      const end = (id: number, by: typeof verb, reason: string) =>
        the().unitOfWork.run((tx) => tx.reports[by](id, reason, after(9)));
      expect(await end(made.id, verb, 'Line one.\n第二行')).toBe(true);
      const ended = {
        withdraw: { status: 'withdrawn', withdrawnAt: after(9) },
        supersede: { status: 'superseded', supersededAt: after(9) },
      }[verb];
      const now = { ...made, ...ended, reason: 'Line one.\n第二行' };
      expect(await the().reports.findById(made.id)).toEqual(now);
      expect([await end(made.id, 'withdraw', 'Again'), await end(made.id, 'supersede', 'Again')]).toEqual([
        false,
        false,
      ]);
      expect(await the().unitOfWork.run((tx) => tx.reports.lock(made.id))).toEqual(now);
      expect(await end(999_999, verb, 'Never issued')).toBe(false);
      expect(await the().unitOfWork.run((tx) => tx.reports.lock(999_999))).toBeNull();
    });

    it('ends an edition for one of several at once', async () => {
      const { id } = await insert('MYV-23');
      const verbs = ['withdraw', 'supersede', 'withdraw', 'supersede'] as const;
      const ended = await Promise.all(
        verbs.map((verb) => the().unitOfWork.run((tx) => tx.reports[verb](id, verb, after(1)))),
      );
      expect(ended.filter(Boolean)).toHaveLength(1);
      const winner = verbs[ended.indexOf(true)];
      expect((await the().reports.findById(id))?.reason).toBe(winner);
    });

    it('finds the reports in force of a holder, newest first, whatever the letter case and blanks', async () => {
      const fields = { ...(await insert('MYV-5')).fields, name: 'Look Up', passport: 'K1', birth: '2000-01-02' };
      const old = await insert('MYV-6', { fields });
      const young = await insert('MYV-7', { fields });
      await insert('MYV-8', { fields, status: 'superseded' });
      await insert('MYV-9', { fields, status: 'withdrawn' });
      await insert('MYV-10', { fields: { ...fields, passport: 'K2' } });
      await insert('MYV-11', { fields: { ...fields, birth: null } });
      const find = async (name: string, passport: string, birth: string) =>
        (await the().reports.findInForceByHolder({ name, passport, birth })).map(({ report }) => report);
      expect(await find(' look  UP', 'k1 ', '2000-01-02')).toEqual([young, old]);
      expect(await find('Look Up', 'K1', '2000-01-03')).toEqual([]);
      expect(await find('Look', 'K1', '2000-01-02')).toEqual([]);
      expect((await the().reports.findInForceByHolder(HOLDER)).length).toBeGreaterThan(0);
    });
  });
}
