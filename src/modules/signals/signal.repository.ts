import type { Certificate } from '../../domain/certificate/certificate.js';
import type { OtherApplication } from '../../domain/signal/find-signals.js';
import type { NewSignal, Signal, SignalKind } from '../../domain/signal/signal.js';

/** Applications, once applied for, that have something in common with one; those of the same person among them. */
export interface Common {
  readonly samePassport: readonly OtherApplication[];
  /** The same number of a certificate, by the same university. */
  readonly sameCertificate: readonly OtherApplication[];
  /** The same bytes in any of their files. */
  readonly sameFile: readonly OtherApplication[];
}

export abstract class SignalReader {
  /** All on a record, newest first. */
  abstract on(certificateId: number): Promise<readonly Signal[]>;
  abstract common(certificate: Certificate): Promise<Common>;
  /** Applications under review that name a file with this content. */
  abstract reviewedWith(sha256: string): Promise<readonly number[]>;
}

export interface SignalStore {
  on(certificateId: number): Promise<readonly Signal[]>;
  add(signals: readonly NewSignal[]): Promise<void>;
  update(signal: Signal): Promise<void>;
  /** Takes what is open of these kinds into a verdict of this officer. */
  take(certificateId: number, kinds: readonly SignalKind[], officerId: number, at: Date): Promise<void>;
  /** Removes all on a record whose holder has erased the account. */
  forget(certificateId: number): Promise<void>;
}
