import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { visible } from '../../domain/certificate/certificate.operations.js';
import type { CredentialFormat } from '../../domain/credential/credential-format.js';
import { contentOf, jwtClaims } from '../../domain/credential/data-model-1.js';
import type { StatusPlace } from '../../domain/credential/status-list.js';
import { credentialTaken } from '../../domain/credential/verifiable-credential.audit.js';
import {
  type ContextVersion,
  reportContext,
  verifiableCredential,
} from '../../domain/credential/verifiable-credential.js';
import { type ReadyReport, readyToTake } from '../../domain/report/report.readiness.js';
import { Links } from '../../domain/site/links.js';
import { CredentialSigner } from '../../platform/credentials/credential-signer.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { ReportReader } from '../reports/report.repository.js';
import { CredentialStatusReader } from './credential-status.repository.js';

/** Places that are tried in a list; where all are taken, it is more than half full and the next one is begun. */
const CANDIDATES = 16;

export interface SignedCredential {
  readonly report: ReadyReport;
  /** The signed credential; made anew each time, kept nowhere. */
  readonly text: string;
}

/** Reports as verifiable credentials, to be checked by programs. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly reports: ReportReader,
    private readonly statuses: CredentialStatusReader,
    private readonly signer: CredentialSigner,
    private readonly links: Links,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * @throws DomainError `not_found`, also for a record that is not the caller's to see, `report_not_ready`,
   * `report_withdrawn`.
   */
  async sign(actor: Actor, certificateId: number, format: CredentialFormat): Promise<SignedCredential> {
    const certificate = visible(actor, await this.certificates.findById(certificateId));
    const report = readyToTake(await this.reports.findLatestOfCertificate(certificateId));
    const place = await this.placeOf(report, actor.userId === certificate.ownerId ? null : actor.userId);
    const credential = verifiableCredential(report, this.addressesOf(report), place, format);
    return { report, text: await this.signer.sign(contentOf(credential, format), format) };
  }

  /**
   * For the wallet of its holder, as `jwt_vc_json`.
   * @param holder the DID of the wallet's key, whose owner can show that the credential was given to them.
   */
  signBound(report: ReadyReport, place: StatusPlace, holder: string): Promise<string> {
    const credential = verifiableCredential(report, this.addressesOf(report), place, 'jwt_vc_json');
    const credentialSubject = { id: holder, ...credential.credentialSubject };
    return this.signer.sign(jwtClaims({ ...credential, credentialSubject }), 'jwt_vc_json');
  }

  /** Places in a status list that may be free, for an edition that has none yet. */
  candidates(): readonly number[] {
    return Array.from({ length: CANDIDATES }, () => this.ids.statusPosition());
  }

  context(version: ContextVersion) {
    return reportContext(this.signer.issuer, version);
  }

  private addressesOf({ number }: ReadyReport) {
    return { issuer: this.signer.issuer, checkPage: this.links.checkPage(number) };
  }

  /** @param staffId who is not the holder: what staff take of others is written down first. */
  private async placeOf(report: ReadyReport, staffId: number | null): Promise<StatusPlace> {
    const known = await this.statuses.findPlace(report.id);
    if (known && staffId === null) return known;
    const candidates = this.candidates();
    return this.unitOfWork.run(async (tx) => {
      if (staffId !== null) tx.audit.record(credentialTaken(staffId, report));
      return known ?? tx.credentialStatuses.allot(report.id, candidates);
    });
  }
}
