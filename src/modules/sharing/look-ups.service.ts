import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import type { LookUp, LookUpChoices } from '../../domain/sharing/look-up.js';
import { choicesChanged } from '../../domain/sharing/share.audit.js';
import { authoriseHolder } from '../../domain/sharing/share.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { LookUpReader } from './look-up.repository.js';

/** What a holder sees of who came by a report, and decides about it. */
@Injectable()
export class LookUpsService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly lookUps: LookUpReader,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `not_found`, `forbidden`. */
  async list(actor: Actor, certificateId: number, page: PageRequest): Promise<Page<LookUp>> {
    await this.authorise(actor, certificateId);
    return this.lookUps.list(certificateId, page);
  }

  /** @throws DomainError as `list`. */
  async choices(actor: Actor, certificateId: number): Promise<LookUpChoices> {
    await this.authorise(actor, certificateId);
    return this.lookUps.choices(certificateId);
  }

  /** What is not given stays as it is. @throws DomainError as `list`. */
  async choose(actor: Actor, certificateId: number, given: Partial<LookUpChoices>): Promise<LookUpChoices> {
    await this.authorise(actor, certificateId);
    return this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(certificateId);
      // Once more, for an erased account leaves nothing behind.
      authoriseHolder(actor, await tx.certificates.findById(certificateId));
      // As they are by now, or one of two changes at once would undo the other.
      const before = await tx.lookUps.choices(certificateId);
      const chosen = withChanges(before, given);
      await tx.lookUps.choose(certificateId, chosen);
      const isChange = before.publicLookUp !== chosen.publicLookUp || before.tellHolder !== chosen.tellHolder;
      if (isChange) tx.audit.record(choicesChanged(actor.userId, certificateId, before, chosen));
      return chosen;
    });
  }

  private async authorise(actor: Actor, certificateId: number): Promise<void> {
    authoriseHolder(actor, await this.certificates.findById(certificateId));
  }
}
