import { newStudent } from '../../src/domain/account/user.js';
import type { FileId } from '../../src/domain/files/stored-file.js';
import { issueReport } from '../../src/domain/report/report.js';
import { aStoredFile } from '../factories/certificate.factory.js';
import { aProposal } from '../factories/proposal.factory.js';
import { insertCertificate } from './certificate.store.contract.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

const DAY = 86_400_000;

export function fileStoreContract(make: MakeStores): void {
  withStores('a store of files', make, (the) => {
    const discardUnused = (ids: FileId[]) => the().unitOfWork.run((tx) => tx.files.discardUnused(ids, NOON));

    /** Files that a certificate, a profile, a report, the form itself and a correction that waits name, one each. */
    async function usedFiles(): Promise<FileId[]> {
      const [document = '', avatar = '', photo = '', face = '', proposed = ''] = await addFiles(the(), 5);
      const certificate = await insertCertificate(the(), {}, { paymentPhotos: [document], avatar: face });
      await the().unitOfWork.run(async (tx) => {
        const student = newStudent(`${avatar}@example.com`, 'hash', 'en', NOON);
        await tx.users.insert({ ...student, avatar });
        await tx.reports.insert({ ...issueReport(certificate, `MYV-${photo}`, NOON), photo });
        const corrections = { avatar: { before: face, after: proposed } };
        await tx.proposals.insert(
          aProposal({ certificateId: certificate.id, version: certificate.version, corrections }),
        );
      });
      return [document, avatar, photo, face, proposed];
    }

    it('gives back a file as it was given', async () => {
      const [id = ''] = await addFiles(the(), 1, { originalName: '../成绩 "1".png', size: 5_000_000 });
      const file = {
        ...aStoredFile(id, 'passport'),
        createdAt: NOON,
        originalName: '../成绩 "1".png',
        size: 5_000_000,
      };
      expect(await the().files.findById(id)).toEqual(file);
      expect(await the().unitOfWork.run((tx) => tx.files.lock([id]))).toEqual([file]);
      expect(await the().files.findById('z'.repeat(26))).toBeNull();
    });

    it('finds those of the ids that exist, in their order and once each', async () => {
      const [a = '', b = ''] = await addFiles(the(), 2);
      const ids = [b, 'z'.repeat(26), a, b];
      expect((await the().files.findByIds(ids)).map((file) => file.id)).toEqual([b, a]);
      expect((await the().unitOfWork.run((tx) => tx.files.lock(ids))).map((file) => file.id)).toEqual([b, a]);
      expect(await the().files.findByIds([])).toEqual([]);
    });

    it('knows whether a record of somebody names a file, whatever the field', async () => {
      const [paper = '', photo = '', earlier = '', other = ''] = await addFiles(the(), 4);
      const form = { ministryPhotos: [paper], avatar: photo };
      const certificate = await insertCertificate(the(), { ownerId: 31 }, form);
      // Of an edition whose photo was corrected.
      const edition = { ...issueReport(certificate, 'MYV-EARLIER', NOON), photo: earlier };
      await the().unitOfWork.run((tx) => tx.reports.insert(edition));
      const isNamedFor = (ownerId: number, id: FileId) => the().files.isNamedFor(ownerId, id);
      expect(await Promise.all([paper, photo, earlier, other].map((id) => isNamedFor(31, id)))).toEqual([
        ...[true, true, true, false],
      ]);
      expect(await isNamedFor(32, paper)).toBe(false);
    });

    it('finds pictures of applications without a digest of their points, and notes it for all with the same content', async () => {
      const sha256 = 'c'.repeat(64);
      const [one = '', two = '', three = ''] = (
        await addFiles(the(), 3, { kind: 'certificate', type: 'image/png', sha256, pixels: null })
      ).toSorted();
      const none = { type: 'image/png', sha256, pixels: null } as const;
      const [known = ''] = await addFiles(the(), 1, { ...none, kind: 'photo', pixels: 'd'.repeat(64) });
      const others = [
        ...(await addFiles(the(), 1, { ...none, kind: 'news' })),
        ...(await addFiles(the(), 1, { ...none, kind: 'passport', type: 'application/pdf', sha256: 'e'.repeat(64) })),
      ];
      const found = async (after = '', limit = 1_000) => {
        const ids = await the().files.withoutPixels(after, limit);
        return ids.filter((id) => [one, two, three, known, ...others].includes(id));
      };
      expect(await found()).toEqual([one, two, three]);
      expect(await found(one)).toEqual([two, three]);
      expect(await the().files.withoutPixels(one, 1)).toEqual([two]);
      await the().unitOfWork.run((tx) => tx.files.notePixels(sha256, 'f'.repeat(64)));
      expect(await found()).toEqual([]);
      const noted = await the().files.findByIds([one, two, three, known]);
      expect(noted.map(({ pixels }) => pixels?.[0])).toEqual(['f', 'f', 'f', 'd']);
    });

    it('discards what nothing names, and nothing else', async () => {
      const used = await usedFiles();
      const [unused = ''] = await addFiles(the(), 1);
      expect(await discardUnused([...used, unused, 'z'.repeat(26)])).toEqual([unused]);
      expect(await discardUnused([unused])).toEqual([]);
      expect(await the().files.findById(unused)).toBeNull();
      expect((await the().files.findDiscarded([unused, ...used])).map((file) => file.id)).toEqual([unused]);
      expect(await the().files.findByIds(used)).toHaveLength(used.length);
      expect(await the().unitOfWork.run((tx) => tx.files.lock([unused]))).toEqual([]);
    });

    it('knows within a transaction what it has stopped naming', async () => {
      const [a = '', b = ''] = await addFiles(the(), 2);
      const one = await insertCertificate(the(), {}, { certPhotos: [a, b] });
      const discarded = await the().unitOfWork.run(async (tx) => {
        await tx.certificates.update(one, { ...one, form: { ...one.form, certPhotos: [b] } });
        return tx.files.discardUnused([a, b], NOON);
      });
      expect(discarded).toEqual([a]);
    });

    it('counts as discarded until its bytes are stored, and is for nobody before', async () => {
      const file = { ...aStoredFile('announced'.padEnd(26, '0'), 'photo'), createdAt: NOON };
      await the().unitOfWork.run((tx) => tx.files.announce(file));
      expect(await the().files.findByIds([file.id])).toEqual([]);
      expect(await the().unitOfWork.run((tx) => tx.files.lock([file.id]))).toEqual([]);
      expect(await the().files.findDiscarded([file.id])).toEqual([file]);
      await the().unitOfWork.run((tx) => tx.files.admit(file.id));
      expect(await the().files.findById(file.id)).toEqual(file);
      expect(await the().files.findDiscarded([file.id])).toEqual([]);
    });

    it('is unused where the proposal that names it has ended', async () => {
      const [photo = ''] = await addFiles(the(), 1);
      const { id, version } = await insertCertificate(the(), {});
      const corrections = { avatar: { before: null, after: photo } };
      const ended = aProposal({ certificateId: id, version: version + 1, corrections });
      await the().unitOfWork.run((tx) => tx.proposals.insert(ended));
      expect(await discardUnused([photo])).toEqual([photo]);
    });

    it('is not deleted while something names it, whatever its row says of being discarded', async () => {
      const marked = async (name: string) => {
        const file = { ...aStoredFile(name.padEnd(26, '0'), 'photo'), createdAt: NOON };
        await the().unitOfWork.run((tx) => tx.files.announce(file));
        return file.id;
      };
      const [paper, avatar, photo, free] = [await marked('p'), await marked('v'), await marked('h'), await marked('f')];
      const certificate = await insertCertificate(the(), {}, { paymentPhotos: [paper] });
      await the().unitOfWork.run(async (tx) => {
        await tx.users.insert({ ...newStudent('marked@example.com', 'hash', 'en', NOON), avatar });
        await tx.reports.insert({ ...issueReport(certificate, 'MYV-MARKED', NOON), photo });
      });
      expect((await the().files.findDiscarded([paper, avatar, photo, free])).map(({ id }) => id)).toEqual([free]);
    });

    it('is not admitted where its row is gone', async () => {
      const admitted = the().unitOfWork.run((tx) => tx.files.admit('y'.repeat(26)));
      await expect(admitted).rejects.toMatchObject({ name: 'DomainError', reason: 'unavailable' });
    });

    it('deletes the rows of discarded files alone', async () => {
      const [kept = '', discarded = ''] = await addFiles(the(), 2);
      await discardUnused([discarded]);
      await the().unitOfWork.run((tx) => tx.files.deleteDiscarded([kept, discarded]));
      expect(await the().files.findDiscarded([discarded])).toEqual([]);
      expect(await the().files.findById(kept)).not.toBeNull();
    });
  });

  withStores('the sweep of orphaned files', make, (the) => {
    it('walks through the old files in slices, oldest first, and begins anew behind the last one', async () => {
      const add = async (age: number) => (await addFiles(the(), 1, { createdAt: after(-age) }))[0] ?? '';
      const used = await add(6 * DAY);
      const [oldest, older, old, edge] = [await add(5 * DAY), await add(4 * DAY), await add(3 * DAY), await add(DAY)];
      const named = await insertCertificate(the(), {}, { passportPhotos: [used] });
      const sweep = (limit: number) => the().unitOfWork.run((tx) => tx.files.discardOrphans(after(-DAY), limit, NOON));
      // A slice is of files that are looked at, whatever becomes of them.
      expect(await sweep(2)).toEqual({ discarded: [oldest], ended: false });
      expect(await sweep(1)).toEqual({ discarded: [older], ended: false });
      expect(await sweep(2)).toEqual({ discarded: [old], ended: true });
      expect((await the().files.findByIds([used, edge])).map((file) => file.id)).toEqual([used, edge]);
      // What was passed by, and is named no more, is met the next time round.
      await the().unitOfWork.run((tx) => tx.certificates.remove(named));
      expect(await sweep(1)).toEqual({ discarded: [used], ended: false });
      expect(await sweep(1)).toEqual({ discarded: [], ended: true });
    });

    it('passes by none of those that were made in one moment', async () => {
      const ids = await addFiles(the(), 7, { createdAt: after(-9 * DAY) });
      const found: FileId[] = [];
      for (let ended = false; !ended; ) {
        const sweep = await the().unitOfWork.run((tx) => tx.files.discardOrphans(after(-8 * DAY), 3, NOON));
        found.push(...sweep.discarded);
        ended = sweep.ended;
      }
      expect(found.sort()).toEqual(ids.sort());
    });

    it('shares the walk between those who sweep at once', async () => {
      const ids = await addFiles(the(), 12, { createdAt: after(-19 * DAY) });
      const sweep = () => the().unitOfWork.run((tx) => tx.files.discardOrphans(after(-18 * DAY), 3, NOON));
      const slices = await Promise.all([sweep(), sweep(), sweep(), sweep()]);
      expect(slices.flatMap(({ discarded }) => discarded).sort()).toEqual(ids.sort());
      expect(await sweep()).toEqual({ discarded: [], ended: true });
    });

    it('takes what was discarded long ago and is still there, longest ago first, and once', async () => {
      const announced = aStoredFile('left'.padEnd(26, '0'), 'photo');
      const [given = '', fresh = '', used = ''] = await addFiles(the(), 3, { createdAt: after(-40 * DAY) });
      await insertCertificate(the(), {}, { passportPhotos: [used] });
      await the().unitOfWork.run(async (tx) => {
        await tx.files.announce({ ...announced, createdAt: after(-32 * DAY) });
        await tx.files.discardUnused([given], after(-31 * DAY));
        await tx.files.discardUnused([fresh], after(-30 * DAY));
      });
      const take = (limit: number) =>
        the().unitOfWork.run((tx) => tx.files.takeLeftovers(after(-30 * DAY), limit, NOON));
      expect(await take(1)).toEqual([announced.id]);
      expect(await take(10)).toEqual([given]);
      expect(await take(10)).toEqual([]);
      expect((await the().files.findDiscarded([given])).map(({ id }) => id)).toEqual([given]);
      expect(await the().files.findById(used)).not.toBeNull();
    });
  });
}
