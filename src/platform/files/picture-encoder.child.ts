import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { DomainError } from '../../domain/shared/domain-error.js';
import { encodeAgain } from './image.encoder.js';
import type { PictureOrder, PictureResult } from './picture-order.js';

// The process for pictures: one order at a time comes as a message, and so goes its result. It ends with the API.
process.on('message', async (order: PictureOrder) => process.send?.(await resultOf(order)));
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches this process as well; the API finishes first what it has begun.
process.on('SIGINT', () => undefined);

async function resultOf({ from, type, to }: PictureOrder): Promise<PictureResult> {
  try {
    const picture = await encodeAgain(from, type);
    await writeFile(to, picture, { flag: 'wx', mode: 0o600 });
    return { kind: 'encoded', size: picture.length, sha256: createHash('sha256').update(picture).digest('hex') };
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', reason: error.reason, said: error.said };
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { kind: 'failed', code, message: error instanceof Error ? error.message : String(error) };
  }
}
