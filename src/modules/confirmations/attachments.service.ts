import { Injectable } from '@nestjs/common';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import type { StoredFile } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import type { StagedFile } from '../../platform/files/file-intake.port.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { FileReader } from '../files/file.repository.js';
import { FilesService } from '../files/files.service.js';
import { ended, LinkService } from './link.service.js';

/** Of one request: whoever holds its link must not fill the disk. */
const FILES_A_DAY = 10;
const DAY_SECONDS = 86_400;

/**
 * The file that an office may add to its answer, by the link alone. It belongs to whom the record is about, and is
 * shown to reviewers.
 */
@Injectable()
export class AttachmentsService {
  constructor(
    private readonly links: LinkService,
    private readonly files: FilesService,
    private readonly reader: FileReader,
    private readonly certificates: CertificateReader,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Takes the place of what was attached before. Without an answer nothing names it, and it goes as whatever nobody
   * names does.
   * @throws DomainError `confirmation_ended`, `too_many_requests`; as `FilesService.store` does.
   */
  async attach(token: string, name: string, staged: StagedFile | null): Promise<StoredFile> {
    const found = await this.links.find(token);
    refuseOver(await this.limiter.hit(`attached:${found.id}`, FILES_A_DAY, DAY_SECONDS), message('uploads_exhausted'));
    const ownerId = (await this.certificates.findById(found.certificateId))?.ownerId ?? null;
    if (ownerId === null) throw ended();
    const sent = { ownerId, senderId: null, kind: 'answer', originalName: name } as const;
    const file = await this.files.storeFor(staged, sent);
    await this.links.act(token, (tx, current) => tx.confirmations.update({ ...current, attachedId: file.id }));
    return file;
  }

  /** What is attached; null too where it was left so long that it is gone. */
  async attached({ attachedId }: Confirmation): Promise<StoredFile | null> {
    return attachedId === null ? null : this.reader.findById(attachedId);
  }
}
