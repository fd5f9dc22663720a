import { Injectable } from '@nestjs/common';
import { credentialTypeOf } from '../../domain/credential/verifiable-credential.js';
import { message } from '../../domain/messages/message.js';
import { type ReadyReport, readyToTake } from '../../domain/report/report.readiness.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { invalidNonce, requireProof } from '../../domain/wallet/holder-proof.js';
import { walletLocked, walletTaken } from '../../domain/wallet/wallet.audit.js';
import { WalletError } from '../../domain/wallet/wallet-error.js';
import { authorizationServerMetadata, credentialOffer, issuerMetadata } from '../../domain/wallet/wallet-metadata.js';
import {
  isLocked,
  isWaiting,
  redeem,
  requireRedeemed,
  requireToken,
  TOKEN_MS,
} from '../../domain/wallet/wallet-offer.js';
import { readCredentialRequest, readTokenRequest } from '../../domain/wallet/wallet-requests.js';
import { CredentialSigner } from '../../platform/credentials/credential-signer.port.js';
import { HolderProofs } from '../../platform/credentials/holder-proofs.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { WalletSecrets } from '../../platform/security/wallet-secrets.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CredentialsService } from '../credentials/credentials.service.js';
import { ReportReader } from '../reports/report.repository.js';
import { WalletOfferReader } from './wallet-offer.repository.js';

const NONCE_MS = 5 * 60_000;

export interface AccessToken {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
}

/**
 * What wallets ask for (OpenID4VCI 1.0 with pre-authorised codes); all that must be remembered lies in the database.
 */
@Injectable()
export class WalletIssuerService {
  constructor(
    private readonly offers: WalletOfferReader,
    private readonly reports: ReportReader,
    private readonly credentials: CredentialsService,
    private readonly signer: CredentialSigner,
    private readonly proofs: HolderProofs,
    private readonly secrets: WalletSecrets,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  metadata() {
    return issuerMetadata(this.signer.issuer);
  }

  authorizationServer() {
    return authorizationServerMetadata(this.signer.issuer);
  }

  /** What the QR code leads to. @throws DomainError `not_found` also for what was redeemed or has ended. */
  async offer(code: string) {
    const offer = await this.offers.findByCode(this.secrets.hashOf(code));
    const report = offer && isWaiting(offer, this.clock.now()) ? await this.latest(offer.certificateId) : null;
    if (!report) throw new DomainError('not_found', message('no_record'));
    return credentialOffer(this.signer.issuer, credentialTypeOf(report), code);
  }

  /** @throws WalletError */
  async token(body: unknown): Promise<AccessToken> {
    const { code, pin } = readTokenRequest(body);
    const now = this.clock.now();
    const token = this.ids.shareToken();
    const hashes = { pinHash: this.secrets.pinHashOf(code, pin), tokenHash: this.secrets.hashOf(token) };
    // What comes of it is kept also where the PIN is wrong: it counts.
    const after = await this.unitOfWork.run(async (tx) => {
      const offer = redeem(await tx.walletOffers.lockByCode(this.secrets.hashOf(code)), hashes, now);
      await tx.walletOffers.update(offer);
      if (isLocked(offer)) tx.audit.record(walletLocked(offer.certificateId));
      return offer;
    });
    requireRedeemed(after);
    return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_MS / 1000 };
  }

  nonce() {
    return { c_nonce: this.secrets.nonce(new Date(this.clock.now().getTime() + NONCE_MS)) };
  }

  /** @param token `null` where none was sent. @throws WalletError */
  async credential(token: string | null, body: unknown) {
    const now = this.clock.now();
    const tokenHash = this.secrets.hashOf(token ?? '');
    const { certificateId } = requireToken(await this.offers.findByToken(tokenHash), now);
    const report = await this.latest(certificateId);
    if (!report) throw new WalletError('credential_request_denied', 'The report is no longer in force');
    const { proof } = readCredentialRequest(body, credentialTypeOf(report));
    const { holder, nonce } = requireProof(await this.proofs.read(proof), this.signer.issuer, now);
    const nonceEnd = this.secrets.nonceEnd(nonce);
    if (!nonceEnd || now >= nonceEnd) throw invalidNonce();
    const candidates = this.credentials.candidates();
    const place = await this.unitOfWork.run(async (tx) => {
      const offer = requireToken(await tx.walletOffers.lockByToken(tokenHash), now);
      if (!(await tx.walletOffers.spendNonce(this.secrets.hashOf(nonce), nonceEnd))) throw invalidNonce();
      await tx.walletOffers.update({ ...offer, issuedAt: now });
      tx.audit.record(walletTaken(report));
      return tx.credentialStatuses.allot(report.id, candidates);
    });
    return { credentials: [{ credential: await this.credentials.signBound(report, place, holder) }] };
  }

  /** `null` where there is none that may be taken. */
  private async latest(certificateId: number): Promise<ReadyReport | null> {
    try {
      return readyToTake(await this.reports.findLatestOfCertificate(certificateId));
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
