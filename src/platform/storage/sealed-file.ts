import { type CipherGCM, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyRing, SEAL_BYTES } from '../security/key-ring.js';

/** No picture and no PDF begins so: what lies in clear is told by it from what is sealed. */
const MAGIC = Buffer.from('MYVSEAL1');
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const WRAPPED_BYTES = SEAL_BYTES + KEY_BYTES;
/** Bytes opened at a time. */
const PIECE = 256 * 1024;
const BODY = MAGIC.length + WRAPPED_BYTES;

/** How much of a file tells how it is sealed. */
export const HEADER_BYTES = BODY;

export type Sealing = 'clear' | 'current' | 'former';

/**
 * Seals a file by a key of its own, which is sealed by FILES_KEY and lies before it: magic, sealed key, nonce,
 * AES-256-GCM, tag. Both are bound to the place of the file.
 */
export class FileSeal {
  private readonly sealed: Buffer;
  private readonly cipher: CipherGCM;
  private at: number;

  /** @param size of the file, in bytes. */
  constructor(ring: KeyRing, place: string, size: number) {
    const key = randomBytes(KEY_BYTES);
    const nonce = randomBytes(NONCE_BYTES);
    this.cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
    const beginning = Buffer.concat([MAGIC, ring.seal(key, keyPlace(place)), nonce]);
    this.sealed = Buffer.allocUnsafeSlow(beginning.length + size + TAG_BYTES);
    this.at = beginning.copy(this.sealed);
  }

  add(piece: Uint8Array): this {
    this.at += this.cipher.update(piece).copy(this.sealed, this.at);
    return this;
  }

  /** @throws Error where the pieces were not `size` bytes. */
  end(): Buffer {
    if (this.at + TAG_BYTES !== this.sealed.length) throw new Error('the pieces are not of the size of the file');
    this.cipher.final();
    this.cipher.getAuthTag().copy(this.sealed, this.at);
    return this.sealed;
  }
}

export function sealFile(ring: KeyRing, place: string, bytes: Uint8Array): Buffer {
  return new FileSeal(ring, place, bytes.length).add(bytes).end();
}

/**
 * Opens a file where it lies: a second room of its size would be taken from the system, and given back, with each file
 * that is served.
 * @throws UnknownKey; Error for what was changed or lay elsewhere.
 */
export function openFile(ring: KeyRing, place: string, file: Uint8Array): Uint8Array {
  const key = ring.open(file.subarray(MAGIC.length, BODY), keyPlace(place));
  const nonce = file.subarray(BODY, BODY + NONCE_BYTES);
  const tag = file.subarray(file.length - TAG_BYTES);
  const bytes = file.subarray(BODY + NONCE_BYTES, file.length - TAG_BYTES);
  const opening = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  for (let at = 0; at < bytes.length; at += PIECE) opening.update(bytes.subarray(at, at + PIECE)).copy(bytes, at);
  opening.final();
  return bytes;
}

/** How a file is sealed, by its beginning. */
export function sealingOf(ring: KeyRing, beginning: Uint8Array): Sealing {
  if (beginning.length < HEADER_BYTES || !MAGIC.equals(beginning.subarray(0, MAGIC.length))) return 'clear';
  return ring.isCurrent(beginning.subarray(MAGIC.length)) ? 'current' : 'former';
}

/** The file with its key sealed by the current FILES_KEY; what was in clear is sealed. @throws as `openFile`. */
export function sealedAnew(ring: KeyRing, place: string, file: Uint8Array): Uint8Array {
  if (sealingOf(ring, file) === 'clear') return sealFile(ring, place, file);
  const key = ring.open(file.subarray(MAGIC.length, BODY), keyPlace(place));
  return Buffer.concat([MAGIC, ring.seal(key, keyPlace(place)), file.subarray(BODY)]);
}

const keyPlace = (place: string) => `key of ${place}`;
