import type { Certificate } from '../../domain/certificate/certificate.js';
import type { OtherApplication, SharedFile } from '../../domain/signal/find-signals.js';
import type { NewSignal, Signal } from '../../domain/signal/signal.js';

export interface NamedApplication extends OtherApplication {
  readonly name: string | null;
}

/** Applications, once applied for, that have something in common with one; those of the same person among them. */
export interface Common {
  readonly samePassport: readonly OtherApplication[];
  /** The same number of a certificate, by the same university. */
  readonly sameCertificate: readonly OtherApplication[];
  /** The same bytes, or the same points of a picture, in any of their files. */
  readonly sameFile: readonly SharedFile[];
  /** Whose applicant was born on the same day. */
  readonly sameBirth: readonly NamedApplication[];
}

export abstract class SignalReader {
  /** All on a record, newest first. */
  abstract on(certificateId: number): Promise<readonly Signal[]>;
  abstract findById(id: number): Promise<Signal | null>;
  /** When the look began whose signals are kept, if any, by the clock of this process. */
  abstract lookOn(certificateId: number): Promise<Date | null>;
  /** @param called what else the university of the certificate is called, or was. */
  abstract common(certificate: Certificate, called?: readonly string[]): Promise<Common>;
  /** Whether the holder, by account or passport, has an academic verification, or has applied for one. */
  abstract hasVerification(certificate: Certificate): Promise<boolean>;
  /** Stampings under review of the same holder. */
  abstract stampingsBeside(certificate: Certificate): Promise<readonly number[]>;
  /** Applications under review that name a file with this content. */
  abstract reviewedWith(sha256: string): Promise<readonly number[]>;
  /** Those that name a picture with these points. */
  abstract reviewedWithPixels(pixels: string): Promise<readonly number[]>;
}

export interface SignalStore {
  on(certificateId: number): Promise<readonly Signal[]>;
  /**
   * Notes when the look at a locked record began whose signals are to be kept.
   * @returns false where those of a look that began later are kept already; then nothing is noted.
   */
  noteLook(certificateId: number, beganAt: Date): Promise<boolean>;
  add(signals: readonly NewSignal[]): Promise<void>;
  update(signal: Signal): Promise<void>;
  /** Takes these into a verdict of this officer. */
  take(signals: readonly Signal[], officerId: number, at: Date): Promise<void>;
  /** Removes all on a record whose holder has erased the account. */
  forget(certificateId: number): Promise<void>;
}
