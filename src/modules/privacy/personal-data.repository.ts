import type { AuditEvent } from '../../domain/audit/audit-event.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import type { Report } from '../../domain/report/report.js';
import type { LiveSession } from '../auth/session.repository.js';

export interface KeptSession extends LiveSession {
  readonly endedAt: Date | null;
}

/** Whether somebody did something, or another did something to the account. */
export type EventSide = 'by' | 'about';

/**
 * Everything that is held about one user, in pieces of at most `limit` rows: each call goes on behind the last row of
 * the one before.
 */
export abstract class PersonalDataReader {
  /** Own records by id, those above `afterId`. */
  abstract certificates(ownerId: number, afterId: number, limit: number): Promise<Certificate[]>;
  /** All editions of the reports for these records, oldest first. */
  abstract reports(certificateIds: readonly number[]): Promise<Report[]>;
  /** Uploaded files by id, those above `afterId` that are not discarded. */
  abstract files(ownerId: number, afterId: FileId, limit: number): Promise<StoredFile[]>;
  /** By id, those above `afterId`. */
  abstract sessions(userId: number, afterId: string, limit: number): Promise<KeptSession[]>;
  /** Oldest first; `about` leaves out what the user did themselves. */
  abstract events(userId: number, side: EventSide, after: AuditEvent | null, limit: number): Promise<AuditEvent[]>;
}

/** What erasing an account does beside the stores of its parts. */
export interface PersonalDataStore {
  /**
   * At most `limit` of the records that a user owns, by id; nobody else changes them until the end of the transaction.
   */
  owned(ownerId: number, statuses: readonly CertificateStatus[], limit: number): Promise<Certificate[]>;
  /** Hides the reports for a record from look-ups. */
  hideReports(certificateId: number, now: Date): Promise<void>;
  /** Forgets all codes for an address and where else it stands, so that nothing is mailed to it any more. */
  forgetAddresses(userId: number, email: string): Promise<void>;
  /** Discards at most `limit` of the files that a user uploaded and nothing names. @returns their ids. */
  discardFilesOf(ownerId: number, limit: number, now: Date): Promise<FileId[]>;
  /** Removes the reports for a record, whose PDFs are gone. */
  removeReports(certificateId: number): Promise<void>;
  /** Removes what is left of an erased user: the account and its consents. */
  removeErasedUser(userId: number): Promise<void>;
}
