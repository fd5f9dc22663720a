import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { PicturePoints } from '../../platform/files/picture-points.port.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { SignalReader } from '../signals/signal.repository.js';
import { FileReader } from './file.repository.js';

/** Takes the digest of the points of a picture of before; pictures that come now have theirs. */
@Injectable()
export class FilePixelsJob extends JobHandler<'file.pixels'> {
  readonly name = 'file.pixels';

  constructor(
    private readonly files: FileReader,
    private readonly stored: VerifiedFiles,
    private readonly pictures: PicturePoints,
    private readonly signals: SignalReader,
  ) {
    super();
  }

  async handle(job: OpenJob<'file.pixels'>): Promise<JobEffect | undefined> {
    const file = await this.files.findById(job.payload.fileId);
    if (!file || file.pixels !== null) return undefined;
    const { sha256 } = file;
    const pixels = await this.pictures.pixelsOf(await this.stored.read(file), file.type);
    if (pixels === null) return undefined;
    const [own, others] = [await this.signals.reviewedWith(sha256), await this.signals.reviewedWithPixels(pixels)];
    return async (tx) => {
      await tx.files.notePixels(sha256, pixels);
      for (const certificateId of new Set([...own, ...others])) {
        await tx.outbox.add('certificate.signals', { certificateId });
      }
    };
  }
}
