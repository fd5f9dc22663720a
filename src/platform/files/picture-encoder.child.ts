import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { DomainError } from '../../domain/shared/domain-error.js';
import { answerTasks } from '../processes/answer-tasks.js';
import { encodeAgain, pixelsOf } from './image.encoder.js';
import { openPassing, passingSeal } from './passing-file.js';
import type { PictureOrder, PictureResult, PointsOrder } from './picture-order.js';

answerTasks(async (order: PictureOrder | PointsOrder): Promise<PictureResult> => {
  try {
    return 'bytes' in order ? await seen(order) : await encoded(order);
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', reason: error.reason, said: error.said };
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { kind: 'failed', code, message: error instanceof Error ? error.message : String(error) };
  }
});

async function encoded({ from, key, type, to }: PictureOrder): Promise<PictureResult> {
  const { picture, pixels } = await encodeAgain(await openPassing({ path: from, key }), type);
  const seal = passingSeal(key);
  await writeFile(to, [seal.piece(picture), seal.end()], { flag: 'wx', mode: 0o600 });
  const sha256 = createHash('sha256').update(picture).digest('hex');
  return { kind: 'encoded', size: picture.length, sha256, pixels };
}

async function seen({ bytes, type }: PointsOrder): Promise<PictureResult> {
  return { kind: 'seen', pixels: await pixelsOf(Buffer.from(bytes), type) };
}
