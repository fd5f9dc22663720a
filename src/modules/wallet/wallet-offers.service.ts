import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { readyToTake } from '../../domain/report/report.readiness.js';
import { authoriseHolder } from '../../domain/sharing/share.js';
import { walletOffered } from '../../domain/wallet/wallet.audit.js';
import { offerLink } from '../../domain/wallet/wallet-metadata.js';
import { OFFER_MS, requireWallet } from '../../domain/wallet/wallet-offer.js';
import { WalletRules } from '../../domain/wallet/wallet-rules.js';
import { CredentialSigner } from '../../platform/credentials/credential-signer.port.js';
import { QrDrawer } from '../../platform/qr/qr-drawer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { WalletSecrets } from '../../platform/security/wallet-secrets.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { ReportReader } from '../reports/report.repository.js';

/** An offer that has just been made: only now can it be shown. */
export interface MadeOffer {
  readonly link: string;
  /** The link as a QR code, an SVG image. */
  readonly qr: string;
  readonly pin: string;
  readonly endsAt: Date;
}

/** Offers of reports to the wallets of their holders. */
@Injectable()
export class WalletOffersService {
  constructor(
    private readonly rules: WalletRules,
    private readonly certificates: CertificateReader,
    private readonly reports: ReportReader,
    private readonly signer: CredentialSigner,
    private readonly secrets: WalletSecrets,
    private readonly qr: QrDrawer,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the offer that the certificate may have.
   * @throws DomainError `not_found`, `forbidden`, `wallet_off`, `report_not_ready`, `report_withdrawn`.
   */
  async make(actor: Actor, certificateId: number): Promise<MadeOffer> {
    authoriseHolder(actor, await this.certificates.findById(certificateId));
    requireWallet(this.rules.on);
    const report = readyToTake(await this.reports.findLatestOfCertificate(certificateId));
    const [code, pin] = [this.ids.shareToken(), this.secrets.pin()];
    const endsAt = new Date(this.clock.now().getTime() + OFFER_MS);
    await this.unitOfWork.run(async (tx) => {
      // Neither the holder nor the report changes in between.
      await tx.certificates.lock(certificateId);
      authoriseHolder(actor, await tx.certificates.findById(certificateId));
      readyToTake(await tx.reports.findById(report.id));
      const hashes = { codeHash: this.secrets.hashOf(code), pinHash: this.secrets.pinHashOf(code, pin) };
      await tx.walletOffers.replace({ certificateId, ...hashes, endsAt });
      tx.audit.record(walletOffered(actor.userId, report, endsAt));
    });
    const link = offerLink(this.signer.issuer, code);
    return { link, qr: await this.qr.svg(link), pin, endsAt };
  }
}
