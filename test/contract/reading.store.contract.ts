import type { FileKind } from '../../src/domain/files/file-kind.js';
import type { Reading } from '../../src/domain/reading/reading.js';
import { PLACES_MAX } from '../../src/domain/reading/word-places.js';
import { aZone } from '../factories/reading.factory.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

export function readingStoreContract(make: MakeStores): void {
  withStores('a store of readings', make, (the) => {
    const reading = (sha256: string, changes: Partial<Reading> = {}): Reading => {
      return {
        ...{
          sha256,
          reader: 'zone-1',
          result: 'read',
          zone: aZone(),
          text: null,
          confidence: null,
          places: [],
          codes: [],
          edits: null,
          readAt: NOON,
        },
        ...changes,
      };
    };
    const keep = (one: Reading) => the().unitOfWork.run((tx) => tx.readings.keep(one));
    const hash = (letter: string) => letter.repeat(64);

    it('gives back what was kept, by the content of the file and the reader', async () => {
      const [read, nothing] = [reading(hash('a')), reading(hash('b'), { result: 'nothing', zone: null })];
      await keep(read);
      await keep(nothing);
      await keep(reading(hash('a'), { reader: 'zone-2', result: 'failed', zone: null }));
      const found = await the().readings.of([hash('a'), hash('b'), hash('c')], 'zone-1');
      expect([...found.values()].toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1))).toEqual([
        read,
        nothing,
      ]);
      expect((await the().readings.of([hash('a')], 'zone-2')).get(hash('a'))?.result).toBe('failed');
      expect(await the().readings.of([], 'zone-1')).toEqual(new Map());
      expect(await the().readings.all([hash('a'), hash('b')])).toHaveLength(3);
    });

    it('keeps a text whole, in any script', async () => {
      const text = `字${'𠀀'.repeat(9_999)}`;
      await keep(reading(hash('9'), { zone: null, text, confidence: 94 }));
      expect((await the().readings.of([hash('9')], 'zone-1')).get(hash('9'))).toMatchObject({ text, confidence: 94 });
    });

    it('keeps where words stand', async () => {
      const places = Array.from({ length: PLACES_MAX }, () => [4, 1000, 1000, 1000, 1000] as const);
      await keep(reading(hash('7'), { zone: null, text: 'a', places }));
      expect((await the().readings.of([hash('7')], 'zone-1')).get(hash('7'))?.places).toEqual(places);
    });

    it('keeps what codes say, and a document of its making', async () => {
      const codes = ['https://verify.example/?id=1&name=王', 'second'];
      const edits = { editor: 'GIMP', afterSigning: true };
      await keep(reading(hash('8'), { result: 'nothing', zone: null, codes, edits }));
      expect((await the().readings.of([hash('8')], 'zone-1')).get(hash('8'))).toMatchObject({
        codes,
        edits,
        text: null,
      });
    });

    it('keeps the first of two that were made at once', async () => {
      await keep(reading(hash('d')));
      await keep(reading(hash('d'), { result: 'failed', zone: null, readAt: after(1) }));
      expect((await the().readings.of([hash('d')], 'zone-1')).get(hash('d'))).toEqual(reading(hash('d')));
    });

    it('walks through what was read, and tells what no file has', async () => {
      const [gone, kept, two] = [`01${hash('5').slice(2)}`, `02${hash('5').slice(2)}`, `03${hash('5').slice(2)}`];
      await addFiles(the(), 1, { kind: 'passport', sha256: kept });
      await keep(reading(gone));
      await keep(reading(gone, { reader: 'zone-2' }));
      await keep(reading(kept));
      await keep(reading(two));
      expect(await the().readings.walk(hash('0'), 2)).toEqual({ orphaned: [gone], last: kept });
      expect(await the().readings.walk(kept, 1)).toEqual({ orphaned: [two], last: two });
      expect(await the().readings.walk(hash('f'), 10)).toEqual({ orphaned: [], last: null });
    });

    it('finds the files that a reader has not read, and those on which it broke once that is forgotten', async () => {
      const [read = '', failed = '', fresh = ''] = await Promise.all(
        [...'123'].map(async (letter) => (await addFiles(the(), 1, { kind: 'passport', sha256: hash(letter) }))[0]),
      );
      await addFiles(the(), 1, { kind: 'certificate', sha256: hash('4') });
      const unread = async (after = '', limit = 10) => {
        const found = await the().readings.unread(['passport'], 'zone-9', after, limit);
        return found.filter((id) => [read, failed, fresh].includes(id));
      };
      await keep(reading(hash('1'), { reader: 'zone-9' }));
      await keep(reading(hash('2'), { reader: 'zone-9', result: 'failed', zone: null }));
      expect(await unread()).toEqual([fresh]);
      await the().unitOfWork.run((tx) => tx.readings.forgetFailed('zone-9'));
      expect(await unread()).toEqual([failed, fresh].toSorted());
      expect(await unread([failed, fresh].toSorted()[0])).toEqual([[failed, fresh].toSorted()[1]]);
      await the().unitOfWork.run((tx) => tx.files.discardUnused([failed, fresh], NOON));
      expect(await unread()).toEqual([]);
    });

    it('tells whether any of some files is still to be read by the reader of its kind', async () => {
      const add = async (kind: FileKind, letter: string) =>
        (await addFiles(the(), 1, { kind, sha256: letter.repeat(64) }))[0] ?? '';
      const [passport, text, photo] = [await add('passport', 'A'), await add('payment', 'B'), await add('photo', 'C')];
      const any = (...ids: string[]) => the().readings.anyUnread(ids, { zone: 'zone-8', text: 'text-8' });
      expect(await any()).toBe(false);
      expect(await any(photo)).toBe(false);
      expect([await any(passport), await any(text), await any(photo, text)]).toEqual([true, true, true]);
      await keep(reading(hash('A'), { reader: 'zone-8', result: 'failed', zone: null }));
      await keep(reading(hash('B'), { reader: 'zone-8' }));
      expect([await any(passport), await any(text)]).toEqual([false, true]);
      await keep(reading(hash('B'), { reader: 'text-8' }));
      expect(await any(passport, text, photo)).toBe(false);
    });

    it('forgets what any reader made of files that are gone, and of those alone', async () => {
      const [id = ''] = await addFiles(the(), 1, { sha256: hash('e') });
      for (const letter of 'ef') {
        await keep(reading(hash(letter)));
        await keep(reading(hash(letter), { reader: 'zone-2' }));
      }
      const left = async () => {
        const found = await Promise.all(
          ['zone-1', 'zone-2'].map((one) => the().readings.of([hash('e'), hash('f')], one)),
        );
        return found.map((one) => [...one.keys()]);
      };
      await the().unitOfWork.run((tx) => tx.readings.forget([hash('e'), hash('f')]));
      expect(await left()).toEqual([[hash('e')], [hash('e')]]);
      await the().unitOfWork.run(async (tx) => {
        await tx.files.discardUnused([id], NOON);
        await tx.files.deleteDiscarded([id]);
        await tx.readings.forget([hash('e')]);
        await tx.readings.forget([]);
      });
      expect(await left()).toEqual([[], []]);
    });
  });
}
