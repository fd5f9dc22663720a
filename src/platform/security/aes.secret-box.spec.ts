import { AesSecretBox } from './aes.secret-box.js';
import { KeyRing, UnknownKey } from './key-ring.js';
import { sealedPlace } from './secret-box.port.js';

const OLD = 'the key that was there before, 32 or more';
const NEW = 'the key that comes after it, 32 or more';
const box = (current: string, previous: string | null = null) => new AesSecretBox(new KeyRing({ current, previous }));
const PLACE = sealedPlace('factors', 'secret', 7);

describe('a box of secrets', () => {
  it('gives back what was sealed, and shows nothing of it', () => {
    for (const secret of ['', 'JBSWY3DPEHPK3PXP', '密钥\u0000', 'x'.repeat(100_000)]) {
      const sealed = box(OLD).seal(secret, PLACE);
      expect(box(OLD).open(sealed, PLACE)).toBe(secret);
      expect(sealed).toMatch(/^s1\.[\w-]+$/);
      if (secret) expect(Buffer.from(sealed.slice(3), 'base64url').includes(secret)).toBe(false);
    }
  });

  it('never seals the same twice to the same', () => {
    const sealed = Array.from({ length: 50 }, () => box(OLD).seal('secret', PLACE));
    expect(new Set(sealed).size).toBe(50);
  });

  it('opens nothing in the place of another, and nothing that was changed', () => {
    const sealed = box(OLD).seal('secret', PLACE);
    expect(() => box(OLD).open(sealed, sealedPlace('factors', 'secret', 8))).toThrow();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => box(OLD).open(`s1.${changed.toString('base64url')}`, PLACE)).toThrow();
    }
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => box(OLD).open(`s1.${bytes.toString('base64url', 0, length)}`, PLACE)).toThrow();
    }
    expect(() => box(OLD).open('secret', PLACE)).toThrow('not a sealed text');
  });

  it('reads with the key before as well, and seals with the current one', () => {
    const sealed = box(OLD).seal('secret', PLACE);
    expect(() => box(NEW).open(sealed, PLACE)).toThrow(UnknownKey);
    const both = box(NEW, OLD);
    expect(both.open(sealed, PLACE)).toBe('secret');
    expect(both.isCurrent(sealed)).toBe(false);
    const anew = both.seal('secret', PLACE);
    expect(both.isCurrent(anew)).toBe(true);
    expect(box(NEW).open(anew, PLACE)).toBe('secret');
  });

  it('tells keys apart by marks that say nothing of them', () => {
    const [current, previous] = new KeyRing({ current: NEW, previous: OLD }).marks;
    expect(new KeyRing({ current: OLD, previous: null }).marks).toEqual([previous]);
    expect(current).toMatch(/^[0-9a-f]{16}$/);
    expect(current).not.toBe(previous);
  });
});
