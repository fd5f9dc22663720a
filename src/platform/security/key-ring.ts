import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { FilesKeys } from '../../config/files-key.js';
import { deriveKey } from './secret-keys.js';

const ID_BYTES = 8;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** What sealing adds to the length of bytes. */
export const SEAL_BYTES = ID_BYTES + SALT_BYTES + NONCE_BYTES + TAG_BYTES;

interface Key {
  readonly id: Buffer;
  readonly secret: Buffer;
}

/** It was sealed with a key that is not known: unlike what was changed, it can be read once that key is set. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';
}

/**
 * FILES_KEY and the one that is read with beside it. Each sealing has a key of its own, derived by 16 random bytes, so
 * that no number of them wears a nonce out. Sealed: id of the key (8 bytes), salt (16), nonce (12), what was sealed,
 * tag (16).
 */
export class KeyRing {
  private readonly keys: readonly [Key, ...Key[]];

  constructor({ current, previous }: FilesKeys) {
    this.keys = previous === null ? [keyOf(current)] : [keyOf(current), keyOf(previous)];
  }

  /** Tells keys apart and nothing else of them; the current one's first. */
  get marks(): readonly [string, ...string[]] {
    return this.keys.map(({ id }) => id.toString('hex')) as [string, ...string[]];
  }

  seal(bytes: Uint8Array, place: string): Buffer {
    const [{ id, secret }] = this.keys;
    const salt = randomBytes(SALT_BYTES);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, ownKey(secret, salt), nonce).setAAD(Buffer.from(place));
    return Buffer.concat([id, salt, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws UnknownKey; Error for what was changed, or sealed for another place. */
  open(sealed: Uint8Array, place: string): Buffer {
    const all = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (all.length < SEAL_BYTES) throw new Error('too short to be sealed');
    const key = this.keys.find(({ id }) => id.equals(all.subarray(0, ID_BYTES)));
    if (!key) throw new UnknownKey(`sealed with the key ${all.toString('hex', 0, ID_BYTES)}, which is not set`);
    const salted = ID_BYTES + SALT_BYTES;
    const body = salted + NONCE_BYTES;
    const opening = createDecipheriv(
      ALGORITHM,
      ownKey(key.secret, all.subarray(ID_BYTES, salted)),
      all.subarray(salted, body),
      { authTagLength: TAG_BYTES },
    );
    opening.setAAD(Buffer.from(place)).setAuthTag(all.subarray(-TAG_BYTES));
    return Buffer.concat([opening.update(all.subarray(body, -TAG_BYTES)), opening.final()]);
  }

  /** Whether it was sealed with the current key. */
  isCurrent(sealed: Uint8Array): boolean {
    return this.keys[0].id.equals(sealed.subarray(0, ID_BYTES));
  }
}

function keyOf(text: string): Key {
  const id = createHmac('sha256', deriveKey(text, 'files-key-mark')).update('mark').digest();
  return { id: id.subarray(0, ID_BYTES), secret: deriveKey(text, 'files-key') };
}

function ownKey(secret: Buffer, salt: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(salt).digest();
}
