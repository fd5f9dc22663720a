import type { Certificate } from '../../src/domain/certificate/certificate.js';
import type { CertificateSearch } from '../../src/modules/certificates/certificate.repository.js';
import { insertCertificate } from './certificate.store.contract.js';
import { addFiles, type MakeStores, withStores } from './stores.js';

const ME = 4711;

export function certificateFoundContract(make: MakeStores): void {
  withStores('what searches for certificates find', make, (the) => {
    it('find a name once by several words that begin alike, from either end', async () => {
      const names = ['Kim Kimberly', 'Kimono Kim Kimberly', 'Kimberly'];
      const records: Certificate[] = [];
      for (const name of names) records.push(await insertCertificate(the(), { ownerId: ME + 2 }, { name }));
      const found = async (filter: CertificateSearch, descending: boolean, offset: number, limit: number) => {
        const sort = { field: 'id', descending } as const;
        const { items, total } = await the().certificates.search({ filter, sort, page: { offset, limit } }, null);
        return [total, ...items.map(({ id }) => records.findIndex((record) => record.id === id))];
      };
      for (const filter of [
        { name: 'kim' },
        { name: 'kimberly' },
        { name: 'kim kim' },
        { name: 'kim', ownerId: ME + 2 },
      ]) {
        expect(await found(filter, false, 0, 9)).toEqual([3, 0, 1, 2]);
        expect(await found(filter, true, 0, 9)).toEqual([3, 2, 1, 0]);
        expect(await found(filter, true, 1, 1)).toEqual([3, 1]);
        expect(await found(filter, true, 2, 2)).toEqual([3, 0]);
        expect(await found(filter, false, 2, 2)).toEqual([3, 2]);
        expect(await found(filter, true, 3, 2)).toEqual([3]);
      }
      expect(await found({ name: 'kimo' }, true, 0, 9)).toEqual([1, 1]);
      await the().unitOfWork.run(async (tx) => {
        for (const record of records) await tx.certificates.remove(record);
      });
      expect(await found({ name: 'kim' }, true, 0, 9)).toEqual([0]);
    });

    it('answer whole records', async () => {
      const [avatar = '', one = '', two = ''] = await addFiles(the(), 3);
      const files = { avatar, certPhotos: [two, one], passportRemark: 'read me', name: 'Whole' };
      const whole = await insertCertificate(the(), { ownerId: ME + 1 }, files);
      const sort = { field: 'id', descending: true } as const;
      const { items } = await the().certificates.search(
        {
          filter: { ownerId: ME + 1 },
          sort,
          page: { offset: 0, limit: 9 },
        },
        null,
      );
      expect(items).toEqual([
        { ...whole, claim: null, assignee: null, pending: null, proposal: null, reportStatus: null, openSignals: [] },
      ]);
      await the().unitOfWork.run((tx) => tx.certificates.remove(whole));
    });
  });
}
