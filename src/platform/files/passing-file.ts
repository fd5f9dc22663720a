import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import type { PassingFile } from './file-intake.port.js';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
/** Bytes opened in one go: short enough for others to get their turn in between. */
const PIECE = 256 * 1024;

export function newPassingKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/** Seals what comes piece by piece: nonce, AES-256-GCM, tag. */
export function passingSeal(key: string): { piece(bytes: Uint8Array): Buffer; end(): Buffer } {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64'), nonce);
  let head: Buffer = nonce;
  const after = (sealed: Buffer): Buffer => {
    const whole = head.length > 0 ? Buffer.concat([head, sealed]) : sealed;
    head = Buffer.alloc(0);
    return whole;
  };
  return {
    piece: (bytes) => after(cipher.update(bytes)),
    end: () => Buffer.concat([after(cipher.final()), cipher.getAuthTag()]),
  };
}

/** @throws Error for what was changed, or is sealed by another key. */
export async function openPassing(file: PassingFile): Promise<Buffer> {
  // Not put together from a list of pieces: that would hold the file twice.
  const bytes = Buffer.allocUnsafeSlow((await stat(file.path)).size - NONCE_BYTES - TAG_BYTES);
  let at = 0;
  for await (const piece of passingPieces(file)) at += piece.copy(bytes, at);
  return bytes;
}

/** The first piece, unproven: whoever keeps the file reads it to its end. */
export async function passingHead(file: PassingFile): Promise<Buffer> {
  for await (const piece of passingPieces(file)) return piece;
  return Buffer.alloc(0);
}

/** The same with little memory: what was changed is told only once all pieces have been taken. */
export async function* passingPieces({ path, key }: PassingFile): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  const room = Buffer.allocUnsafeSlow(PIECE);
  const read = async (at: number, length: number) => {
    const { bytesRead } = await file.read(room, 0, length, at);
    return room.subarray(0, bytesRead);
  };
  try {
    const end = (await file.stat()).size - TAG_BYTES;
    const nonce = Buffer.from(await read(0, NONCE_BYTES));
    const opening = openingWith(key, nonce, await read(end, TAG_BYTES));
    for (let at = NONCE_BYTES; at < end; at += PIECE) yield opening.update(await read(at, Math.min(PIECE, end - at)));
    opening.final();
  } finally {
    await file.close();
  }
}

function openingWith(key: string, nonce: Uint8Array, tag: Uint8Array) {
  return createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
}
