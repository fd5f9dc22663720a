import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { PICTURE_TYPES } from '../../domain/files/file-kind.js';
import type { FileType } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ChildPool } from '../processes/child.pool.js';
import { ChildProcesses } from '../processes/child.processes.js';
import { diskFullOr } from '../storage/disk-full.js';
import type { PassingFile } from './file-intake.port.js';
import type { ImageType } from './image.encoder.js';
import {
  type EncodedPicture,
  isPictureResult,
  type PictureOrder,
  type PictureResult,
  type PointsOrder,
} from './picture-order.js';
import { PicturePoints } from './picture-points.port.js';

const UNREADABLE: PictureResult = {
  kind: 'refused',
  reason: 'upload_refused',
  said: message('image_unreadable'),
};

/**
 * Has pictures encoded again in processes of their own, which stay for the next ones and end when none come. Inside the
 * API the memory of decoded pictures was never given back (500 MB after 30 photos of 12 megapixels), and a picture that
 * breaks the decoder would break every request with it.
 */
@Injectable()
export class PictureEncoder extends PicturePoints {
  private readonly pool: ChildPool;

  constructor(processes: ChildProcesses) {
    super();
    this.pool = processes.pool({
      script: fileURLToPath(new URL('./picture-encoder.child.js', import.meta.url)),
      flags: ['--max-old-space-size=128', '--max-semi-space-size=2'],
      // One heap for all threads, since each thread's own would keep large blocks. It keeps those of the last picture
      // for the next one (to ask the system for them each time took a fifth of the rate, and the peak is the same).
      env: { MALLOC_ARENA_MAX: '1' },
      // Each may take 200 MB of memory and one processor.
      processes: 2,
      longestQueue: 50,
      longestMs: 40_000,
      tasksPerProcess: 1_000,
      idleMs: 10_000,
      unavailable: message('images_unavailable'),
    });
  }

  /**
   * Writes a picture anew to the path `to`, where there must be nothing, under the same key.
   * @throws DomainError `wrong_format`, `upload_refused`, `storage_full`, `unavailable` where too many wait. What lies
   * at `to` then is the caller's to remove.
   */
  async encode({ path: from, key }: PassingFile, type: ImageType, to: string): Promise<EncodedPicture> {
    const result = await this.carryOut({ from, key, type, to });
    if (result.kind === 'refused') throw new DomainError(result.reason, result.said);
    if (result.kind === 'failed') throw diskFullOr(Object.assign(new Error(result.message), { code: result.code }));
    if (result.kind === 'seen') throw new Error('The picture process answers what nobody asked');
    return { size: result.size, sha256: result.sha256, pixels: result.pixels };
  }

  override async pixelsOf(bytes: Uint8Array, type: FileType): Promise<string | null> {
    const pictureType = PICTURE_TYPES.find((one) => one === type);
    if (!pictureType) return null;
    const result = await this.carryOut({ bytes, type: pictureType });
    return result.kind === 'seen' ? result.pixels : null;
  }

  private async carryOut(order: PictureOrder | PointsOrder): Promise<PictureResult> {
    const clear = 'to' in order ? { afterDeath: () => rm(order.to, { force: true }) } : {};
    const outcome = await this.pool.run(order, clear);
    if (outcome.kind !== 'answered') return UNREADABLE;
    if (!isPictureResult(outcome.answer)) throw new Error('The picture process answers nonsense');
    return outcome.answer;
  }
}
