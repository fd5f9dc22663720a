import { buffer } from 'node:stream/consumers';
import type { RawFiles } from '../../src/platform/storage/raw-files.port.js';

/** What every file storage must do; `make` gives an empty one. */
export function fileStorageContract(name: string, make: () => Promise<RawFiles>): void {
  describe(`${name} as a file storage`, () => {
    let storage: RawFiles;
    const bytes = Buffer.from([0, 255, 1, 254, 10, 13, 0]);

    beforeEach(async () => {
      storage = await make();
    });

    it('gives back the bytes it was given', async () => {
      await storage.putBytes('ab/cd/one', bytes);
      expect(Buffer.from(await storage.read('ab/cd/one'))).toEqual(bytes);
    });

    it('opens an object as its size and a stream', async () => {
      const long = Buffer.alloc(300_000, 'x');
      await storage.putBytes('reports/r-1.pdf', long);
      const { size, stream } = await storage.open('reports/r-1.pdf');
      expect(size).toBe(long.length);
      expect((await buffer(stream)).equals(long)).toBe(true);
    });

    it('replaces what was there', async () => {
      await storage.putBytes('k', Buffer.from('a longer text'));
      await storage.putBytes('k', Buffer.from('short'));
      expect(Buffer.from(await storage.read('k')).toString()).toBe('short');
    });

    it('keeps an empty object', async () => {
      await storage.putBytes('empty', new Uint8Array());
      expect((await storage.read('empty')).length).toBe(0);
    });

    it('is not changed through the bytes it took or gave', async () => {
      const mine = Uint8Array.from(bytes);
      await storage.putBytes('k', mine);
      mine.fill(7);
      (await storage.read('k')).fill(9);
      expect(Buffer.from(await storage.read('k'))).toEqual(bytes);
    });

    it('answers not_found for what is not there, a folder included', async () => {
      await storage.putBytes('ab/cd/one', bytes);
      for (const key of ['nothing', 'ab/cd/two', 'ab/cd', 'ab/cd/one/below']) {
        await expect(storage.read(key)).rejects.toMatchObject({ name: 'DomainError', reason: 'not_found' });
        await expect(storage.open(key)).rejects.toMatchObject({ name: 'DomainError', reason: 'not_found' });
      }
    });

    it('deletes, and deletes again', async () => {
      await storage.putBytes('ab/one', bytes);
      await storage.delete('ab/one');
      await storage.delete('ab/one');
      await storage.delete('never/was');
      await expect(storage.open('ab/one')).rejects.toMatchObject({ reason: 'not_found' });
    });

    it('lists what lies in a folder, and since when', async () => {
      const list = async (of?: string) => {
        const names = [];
        for await (const name of storage.list(of)) names.push(name);
        return names.sort((one, other) => one.key.localeCompare(other.key));
      };
      expect(await list('reports')).toEqual([]);
      for (const key of ['reports/a', 'reports/deep/b', 'reports-too/c', 'ab/reports', 'reportsx'])
        await storage.putBytes(key, bytes);
      const [a, b, ...more] = await list('reports');
      expect([a?.key, b?.key, more]).toEqual(['reports/a', 'reports/deep/b', []]);
      expect(Math.abs(Date.now() - Number(a?.storedAt))).toBeLessThan(60_000);
      await storage.delete('reports/a');
      expect((await list('reports')).map(({ key }) => key)).toEqual(['reports/deep/b']);
      const everywhere = ['ab/reports', 'reports-too/c', 'reports/deep/b', 'reportsx'];
      expect((await list()).map(({ key }) => key).sort()).toEqual(everywhere);
    });

    it.each([
      '',
      '/',
      '/etc/passwd',
      '../x',
      'a/../b',
      'a/..',
      'a//b',
      'a/',
      '.hidden',
      'a/.b',
      'a\\b',
      'a\0b',
      'a b',
      'ä',
      'x'.repeat(201),
    ])('refuses the key %j', async (key) => {
      await expect(storage.putBytes(key, bytes)).rejects.toThrow('Not a storage key');
      await expect(storage.open(key)).rejects.toThrow('Not a storage key');
      await expect(storage.read(key)).rejects.toThrow('Not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
    });
  });
}
