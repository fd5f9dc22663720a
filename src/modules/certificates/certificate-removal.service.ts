import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { certificateRemoved } from '../../domain/certificate/certificate.audit.js';
import { validateRemoval } from '../../domain/certificate/certificate.removal.js';
import type { FileId } from '../../domain/files/stored-file.js';
import { type ChangeTarget, onCurrentState } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from './certificate.repository.js';
import { dropHeldOn } from './held-decision-orders.steps.js';
import { filesOfRecord } from './record-files.steps.js';

/** Removes applications. */
@Injectable()
export class CertificateRemovalService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** All of them or none; files that nothing else names go with them. @throws DomainError as `validateRemoval` does. */
  remove(actor: Actor, targets: readonly ChangeTarget[]): Promise<void> {
    return onCurrentState(targets, async () => {
      const now = this.clock.now();
      // Before the transaction, which removes nothing where the version is another by then.
      const found = await Promise.all(
        targets.map(async (target) => ({ target, current: await this.certificates.findById(target.id) })),
      );
      const removed = validateRemoval(actor, found);
      await this.unitOfWork.run(async (tx) => {
        const files: FileId[] = [];
        for (const certificate of removed) {
          await tx.certificates.lock(certificate.id);
          await dropHeldOn(tx, certificate.id, actor.userId, 'removed');
          files.push(...(await filesOfRecord(tx, certificate)));
          await tx.certificates.remove(certificate);
          tx.audit.record(certificateRemoved(actor.userId, certificate));
        }
        const fileIds = await tx.files.discardUnused([...new Set(files)], now);
        if (fileIds.length > 0) await tx.outbox.add('files.purge', { fileIds });
      });
    });
  }
}
