import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { ReportSigner, type SealCertificate, type SealedReport, type SealPlace } from './report-signer.port.js';
import { SealKeys } from './seal-keys.js';

/** Room for the signature, its attributes and names, in bytes. */
const ROOM = 2048;
/** Authorities send their certificates along. */
const ROOM_FOR_STAMP = 16 * 1024;

/** Seals reports as PAdES B-B, and as B-T where there is a time-stamp authority. */
@Injectable()
export class PadesReportSigner extends ReportSigner {
  constructor(
    @Inject(SealKeys) private readonly keys: SealKeys,
    private readonly env: Env,
  ) {
    super();
  }

  placeFor({ number, edition, signedAt }: SealedReport): SealPlace {
    const certificates = [this.keys.certificate, ...this.keys.chain].reduce((sum, { raw }) => sum + raw.length, 0);
    return {
      // Shown by readers, and found by us where the rest of the file was changed.
      reason: `Verification report ${number}, edition ${edition}`,
      signedAt,
      room: ROOM + certificates + (this.env.tsaUrl ? ROOM_FOR_STAMP : 0),
    };
  }

  async sign(pdf: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    // The libraries are large, and a process that seals nothing should not carry them.
    const { sealPdf } = await import('./pdf-seal.js');
    return sealPdf(pdf, { keys: this.keys, tsaUrl: this.env.tsaUrl, signal });
  }

  certificate(): SealCertificate {
    const { subject, validTo, fingerprint256 } = this.keys.certificate;
    return {
      subject: subject.split('\n').join(', '),
      notAfter: new Date(validTo),
      fingerprint: fingerprint256.replaceAll(':', '').toLowerCase(),
    };
  }
}
