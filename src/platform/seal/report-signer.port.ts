/** The certificate that reports are sealed with. */
export interface SealCertificate {
  /** Who it names, such as `CN=MyVerify, O=MyVerify`. */
  readonly subject: string;
  readonly notAfter: Date;
  /** SHA-256 of the certificate, 64 lower-case hexadecimal digits. */
  readonly fingerprint: string;
}

/** What of a report its seal says besides the certificate. */
export interface SealedReport {
  readonly number: string;
  readonly edition: number;
  readonly signedAt: Date;
}

/** What a PDF is to hold before it is sealed. */
export interface SealPlace {
  /** Why it was sealed, as readers show it. */
  readonly reason: string;
  readonly signedAt: Date;
  /** Bytes that the signature may take at most. */
  readonly room: number;
}

export abstract class ReportSigner {
  /**
   * The place for the seal of a report, to be left free when its PDF is made: a finished one would have to be read and
   * written anew.
   */
  abstract placeFor(report: SealedReport): SealPlace;
  /**
   * The PDF, which has a place for it, with a seal (PAdES) over the whole file.
   * @throws Error where it cannot be sealed as it is to be, such as when the time-stamp authority does not answer:
   * never is a PDF given back unsealed.
   */
  abstract sign(pdf: Uint8Array, signal: AbortSignal): Promise<Uint8Array>;
  abstract certificate(): SealCertificate;
}
