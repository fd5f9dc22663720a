import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { authoriseEnquiry } from '../../domain/confirmation/confirmation.operations.js';
import type { ConfirmingParty } from '../../domain/confirmation/contact.js';
import { isAskedBeside, isOutdated } from '../../domain/confirmation/outdated.js';
import {
  type ConfirmationGaps,
  ConfirmationRules,
  confirmationGaps,
  partiesOf,
} from '../../domain/confirmation/requirement.js';
import { agreesTo } from '../../domain/privacy/consent.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { ConsentReader } from '../privacy/consent.repository.js';
import { UniversityReader } from '../universities/university.repository.js';
import { ConfirmationReader } from './confirmation.repository.js';

/** What an officer has to know of a record before asking anybody about it. */
export interface ConfirmationNeeds extends ConfirmationGaps {
  /** Why nobody can be asked about it as it is; `null` where they can. */
  readonly refusal: DomainError | null;
  /** The university of the catalogue that it names; `null` where there is none of that name. */
  readonly universityId: number | null;
  /** Whose confirmation an approval needs. */
  readonly required: readonly ConfirmingParty[];
  /**
   * The requests whose answers are wanted no more: the record is another by now, or the party is asked by another one.
   */
  readonly outdated: readonly number[];
}

/** What enquiries about a record need, and what of them its approval lacks. */
@Injectable()
export class ConfirmationNeedsService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly consents: ConsentReader,
    private readonly universities: UniversityReader,
    private readonly confirmations: ConfirmationReader,
    private readonly rules: ConfirmationRules,
  ) {}

  /** @throws DomainError `not_found`. */
  async of(actor: Actor, certificateId: number): Promise<ConfirmationNeeds> {
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate) throw notFound('Certificate');
    const { form, ownerId } = certificate;
    const consents = ownerId === null ? [] : await this.consents.findByUser(ownerId);
    const hasConsent = agreesTo(consents, 'enquiries');
    const university = form.university === null ? null : await this.universities.findByName(form.university);
    const { required } = this.rules;
    const all = await this.confirmations.allOn(certificateId);
    const outdated = all.filter((one) => isOutdated(one, form) || isAskedBeside(one, all));
    return {
      ...confirmationGaps(required, form, await this.confirmations.on(certificateId), actor.userId),
      refusal: refusalOf(() => authoriseEnquiry(certificate, hasConsent)),
      universityId: university?.id ?? null,
      required: partiesOf(required),
      outdated: outdated.map(({ id }) => id),
    };
  }
}

function refusalOf(judge: () => void): DomainError | null {
  try {
    judge();
    return null;
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal;
    throw refusal;
  }
}
