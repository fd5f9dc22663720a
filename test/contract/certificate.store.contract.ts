import { type CertificateForm } from '../../src/domain/certificate/certificate.fields.js';
import type { Certificate } from '../../src/domain/certificate/certificate.js';
import { aCertificate, aForm } from '../factories/certificate.factory.js';
import { addFiles, after, type MakeStores, NOON, type Stores, withStores } from './stores.js';

const NO_FILES: Partial<CertificateForm> = {
  avatar: null,
  passportPhotos: [],
  certPhotos: [],
  transcriptPhotos: [],
  ministryPhotos: [],
  paymentPhotos: [],
};

export function insertCertificate(
  stores: Pick<Stores, 'unitOfWork'>,
  changes: Partial<Certificate> = {},
  form: Partial<CertificateForm> = {},
): Promise<Certificate> {
  const {
    id: _,
    version: __,
    ...certificate
  } = aCertificate('Unverified', {
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
    form: aForm({ ...NO_FILES, ...form }),
  });
  return stores.unitOfWork.run((tx) => tx.certificates.insert(certificate));
}

export function certificateStoreContract(make: MakeStores): void {
  withStores('a store of certificates', make, (the) => {
    it('gives back every field as it was given', async () => {
      const [avatar = '', ...photos] = await addFiles(the(), 8);
      const changes: Partial<Certificate> = {
        status: 'Rejected',
        ownerId: 77,
        createdBy: 78,
        reportNumber: 'MYV-AAAAA-BBBBB-CCCCC',
        rejectReason: 'x'.repeat(2000),
        appliedAt: after(1),
        decidedAt: after(2),
        decidedBy: 79,
      };
      const inserted = await insertCertificate(the(), changes, {
        avatar,
        passportPhotos: photos.slice(0, 2).reverse(),
        certPhotos: photos.slice(2, 3),
        transcriptPhotos: photos.slice(3, 4),
        ministryPhotos: photos.slice(4, 5),
        paymentPhotos: photos.slice(5, 7),
        forms: 'Distance Learning',
        level: 'Doctor of Philosophy',
        academyStatus: '𠮷 \\ \' " % _ ; --',
        barcode: 'b',
        certNo: 'c',
        principalName: 'p',
        note: '语'.repeat(1000),
        startTime: '2019-09-01',
        endTime: '2023-07-01',
        passportRemark: 'r1',
        certRemark: 'r2',
        transcriptRemark: 'r3',
        ministryRemark: 'r4',
        paymentRemark: 'two\nlines',
      });
      expect(inserted).toMatchObject({ ...changes, version: 1 });
      expect(await the().certificates.findById(inserted.id)).toEqual(inserted);
    });

    it('keeps a form without anything in it', async () => {
      const inserted = await insertCertificate(the(), { ownerId: null }, { name: null, email: null, gender: null });
      expect(await the().certificates.findById(inserted.id)).toEqual(inserted);
    });

    it('finds several that are asked for at once', async () => {
      const [photo = ''] = await addFiles(the(), 1);
      const one = await insertCertificate(the(), {}, { certPhotos: [photo] });
      const two = await insertCertificate(the());
      const ids = [two.id, 999_999, one.id, two.id];
      expect(await Promise.all(ids.map((id) => the().certificates.findById(id)))).toEqual([two, null, one, two]);
    });

    it('answers null for what is not there', async () => {
      expect(await the().certificates.findById(999_999)).toBeNull();
      expect(await the().certificates.findListed(999_999, null)).toBeNull();
      expect(await the().certificates.findListed(999_999, NOON)).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.certificates.findById(999_999))).toBeNull();
    });

    it('replaces all fields and files on an update, and counts the version', async () => {
      const [a = '', b = '', c = ''] = await addFiles(the(), 3);
      const first = await insertCertificate(the(), {}, { avatar: a, certPhotos: [a, b] });
      const changed = { ...first, status: 'Verifying' as const, appliedAt: after(5) };
      const form = { ...first.form, name: 'Another', avatar: c, certPhotos: [b], ministryPhotos: [c, a] };
      const second = await the().unitOfWork.run((tx) => tx.certificates.update(first, { ...changed, form }));
      expect(second).toEqual({ ...changed, form, version: 2 });
      expect(await the().certificates.findById(first.id)).toEqual(second);
    });

    it('refuses to save over a newer version, and to save or remove what is gone', async () => {
      const first = await insertCertificate(the());
      const save = (certificate: Certificate) =>
        the().unitOfWork.run((tx) => tx.certificates.update(certificate, certificate));
      const remove = (certificate: Certificate) => the().unitOfWork.run((tx) => tx.certificates.remove(certificate));
      const second = await save(first);
      await expect(save(first)).rejects.toMatchObject({ reason: 'stale_version' });
      await expect(remove(first)).rejects.toMatchObject({ reason: 'stale_version' });
      await remove(second);
      expect(await the().certificates.findById(first.id)).toBeNull();
      await expect(save(second)).rejects.toMatchObject({ reason: 'stale_version' });
      await expect(remove(second)).rejects.toMatchObject({ reason: 'stale_version' });
    });

    it('lets one of many savers of a version win', async () => {
      const first = await insertCertificate(the());
      const saves = Array.from({ length: 12 }, (_, n) =>
        the().unitOfWork.run((tx) => tx.certificates.update(first, { ...first, createdBy: n })),
      );
      const results = await Promise.allSettled(saves);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'stale_version' });
      }
      expect((await the().certificates.findById(first.id))?.version).toBe(2);
    });

    it('sees its own changes inside a transaction', async () => {
      const first = await insertCertificate(the());
      const seen = await the().unitOfWork.run(async (tx) => {
        const second = await tx.certificates.update(first, { ...first, status: 'Verifying' });
        const third = await tx.certificates.update(second, { ...second, status: 'Rejected' });
        return [third.version, (await tx.certificates.findById(first.id))?.status];
      });
      expect(seen).toEqual([3, 'Rejected']);
    });

    it('gives ownerless records of an email to a student, once, as a new version', async () => {
      const mine = await insertCertificate(the(), { ownerId: null }, { email: 'Adopt.Me@Example.com' });
      const taken = await insertCertificate(the(), { ownerId: 5 }, { email: 'adopt.me@example.com' });
      const other = await insertCertificate(the(), { ownerId: null }, { email: 'other@example.com' });
      const adopt = () => the().unitOfWork.run((tx) => tx.certificates.adopt('adopt.me@example.COM', 42));
      expect([await adopt(), await adopt()]).toEqual([[{ id: mine.id, createdBy: mine.createdBy }], []]);
      expect(await the().certificates.findById(mine.id)).toEqual({ ...mine, ownerId: 42, version: 2 });
      expect(await the().certificates.findById(taken.id)).toEqual(taken);
      expect(await the().certificates.findById(other.id)).toEqual(other);
    });
  });
}
