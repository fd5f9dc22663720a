import { randomBytes } from 'node:crypto';
import { KeyRing } from '../security/key-ring.js';
import { FileSeal, HEADER_BYTES, openFile, sealedAnew, sealFile, sealingOf } from './sealed-file.js';

const ring = (current: string, previous: string | null = null) => new KeyRing({ current, previous });
const OLD = ring('an old key of thirty-two characters or more');
const BOTH = ring('a new key of thirty-two characters or more', 'an old key of thirty-two characters or more');
const NEW = ring('a new key of thirty-two characters or more');
const PLACE = 'ab/abcdef';
const CLEAR = Buffer.from('%PDF-1.7 a passport');

describe('a sealed file', () => {
  it('gives back its bytes and shows none of them', () => {
    for (const bytes of [Buffer.alloc(0), CLEAR, randomBytes(300_000)]) {
      const sealed = sealFile(OLD, PLACE, bytes);
      expect(Buffer.from(openFile(OLD, PLACE, Buffer.from(sealed))).equals(bytes)).toBe(true);
      if (bytes.length > 0) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
    }
  });

  it('is the same, put together from pieces of the size that was told', () => {
    const half = CLEAR.length >> 1;
    const seal = new FileSeal(OLD, PLACE, CLEAR.length).add(CLEAR.subarray(0, half));
    expect(() => seal.end()).toThrow('size');
    expect(Buffer.from(openFile(OLD, PLACE, seal.add(CLEAR.subarray(half)).end()))).toEqual(CLEAR);
    expect(() => new FileSeal(OLD, PLACE, half).add(CLEAR).end()).toThrow('size');
  });

  it('has a key of its own each time', () => {
    const [one, other] = [sealFile(OLD, PLACE, CLEAR), sealFile(OLD, PLACE, CLEAR)];
    expect(one.subarray(HEADER_BYTES).equals(other.subarray(HEADER_BYTES))).toBe(false);
  });

  it('does not open once a bit of it was changed, a piece is missing, or it lies elsewhere', () => {
    const sealed = sealFile(OLD, PLACE, CLEAR);
    expect(() => openFile(OLD, 'ab/abcdeg', sealed)).toThrow();
    for (let at = 8; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => openFile(OLD, PLACE, changed)).toThrow();
    }
    for (const length of [HEADER_BYTES, HEADER_BYTES + 20, sealed.length - 1]) {
      expect(() => openFile(OLD, PLACE, sealed.subarray(0, length))).toThrow();
    }
  });

  it('tells how it is sealed, by its beginning', () => {
    const sealed = sealFile(OLD, PLACE, CLEAR);
    expect(sealingOf(OLD, sealed.subarray(0, HEADER_BYTES))).toBe('current');
    expect(sealingOf(BOTH, sealed.subarray(0, HEADER_BYTES))).toBe('former');
    for (const clear of [CLEAR, Buffer.alloc(0), Buffer.from('MYVSEAL1')]) expect(sealingOf(OLD, clear)).toBe('clear');
  });

  it('is brought under another key without a change to its body', () => {
    const sealed = sealFile(OLD, PLACE, CLEAR);
    const anew = sealedAnew(BOTH, PLACE, sealed);
    expect(Buffer.from(anew.subarray(HEADER_BYTES)).equals(sealed.subarray(HEADER_BYTES))).toBe(true);
    expect(Buffer.from(openFile(NEW, PLACE, Buffer.from(anew)))).toEqual(CLEAR);
    expect(() => openFile(OLD, PLACE, anew)).toThrow('which is not set');
    expect(Buffer.from(openFile(NEW, PLACE, sealedAnew(NEW, PLACE, CLEAR)))).toEqual(CLEAR);
    expect(() => sealedAnew(NEW, PLACE, sealed)).toThrow('which is not set');
  });
});
