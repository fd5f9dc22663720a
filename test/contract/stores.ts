import type { FileId, StoredFile } from '../../src/domain/files/stored-file.js';
import type { AgentReader } from '../../src/ports/agent.store.js';
import type { CertificateReader } from '../../src/ports/certificate.store.js';
import type { ClaimReader } from '../../src/ports/claim.store.js';
import type { Clock } from '../../src/ports/clock.js';
import type { CodeReader } from '../../src/ports/code.store.js';
import type { CompanyReader } from '../../src/ports/company.store.js';
import type { ConsentReader } from '../../src/ports/consent.store.js';
import type { CooperationReader } from '../../src/ports/cooperation.store.js';
import type { CredentialStatusReader } from '../../src/ports/credential-status.store.js';
import type { EmailChangeReader } from '../../src/ports/email-change.store.js';
import type { FileReader } from '../../src/ports/file.store.js';
import type { JobReader } from '../../src/ports/job.store.js';
import { JobBell, type JobQueue } from '../../src/ports/job-queue.js';
import type { JobName } from '../../src/ports/jobs.js';
import type { LookUpReader } from '../../src/ports/look-up.store.js';
import type { NewsReader } from '../../src/ports/news.store.js';
import type { PersonalDataReader } from '../../src/ports/personal-data.js';
import type { RejectionReasonReader } from '../../src/ports/rejection-reason.store.js';
import type { ReportReader } from '../../src/ports/report.store.js';
import type { RoleReader } from '../../src/ports/role.store.js';
import type { SessionReader } from '../../src/ports/session.store.js';
import type { ShareReader } from '../../src/ports/share.store.js';
import type { Transaction, UnitOfWork } from '../../src/ports/unit-of-work.js';
import type { UniversityReader } from '../../src/ports/university.store.js';
import type { UnsealedReportReader } from '../../src/ports/unsealed-report.store.js';
import type { UserReader } from '../../src/ports/user.store.js';
import type { WatcherReader } from '../../src/ports/watcher.store.js';
import { aFileId, aStoredFile } from '../factories/certificate.factory.js';

/** One database behind all its ports. */
export interface Stores {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobQueue;
  readonly jobRecords: JobReader;
  readonly certificates: CertificateReader;
  readonly claims: ClaimReader;
  readonly rejectionReasons: RejectionReasonReader;
  readonly reports: ReportReader;
  readonly watchers: WatcherReader;
  readonly unsealed: UnsealedReportReader;
  readonly credentialStatuses: CredentialStatusReader;
  readonly shares: ShareReader;
  readonly lookUps: LookUpReader;
  readonly files: FileReader;
  readonly users: UserReader;
  readonly roles: RoleReader;
  readonly emailChanges: EmailChangeReader;
  readonly sessions: SessionReader;
  readonly codes: CodeReader;
  readonly universities: UniversityReader;
  readonly news: NewsReader;
  readonly companies: CompanyReader;
  readonly cooperations: CooperationReader;
  readonly agents: AgentReader;
  readonly consents: ConsentReader;
  readonly personalData: PersonalDataReader;
  readonly clock: SettableClock;
  readonly bell: RecordingBell;
  dispose(): Promise<void>;
}

export type MakeStores = () => Promise<Stores>;

export const NOON = new Date('2025-06-01T12:00:00.123Z');
export const after = (milliseconds: number, moment: Date = NOON) => new Date(moment.getTime() + milliseconds);

export class SettableClock implements Clock {
  time = NOON;
  now(): Date {
    return this.time;
  }
}

export class RecordingBell extends JobBell {
  readonly rung: Array<{ id: number; name: JobName }> = [];
  ring(jobs: ReadonlyArray<{ id: number; name: JobName }>): void {
    this.rung.push(...jobs);
  }
}

/** A file whose bytes are said to be stored. */
export async function addFile(tx: Pick<Transaction, 'files'>, file: StoredFile): Promise<void> {
  await tx.files.announce(file);
  await tx.files.admit(file.id);
}

let files = 0;

/** Stores fresh files of student 7. */
export async function addFiles(
  stores: Pick<Stores, 'unitOfWork'>,
  howMany: number,
  changes: Partial<StoredFile> = {},
): Promise<FileId[]> {
  const ids = Array.from({ length: howMany }, () => aFileId(++files));
  await stores.unitOfWork.run(async (tx) => {
    for (const id of ids) await addFile(tx, { ...aStoredFile(id, 'passport'), createdAt: NOON, ...changes });
  });
  return ids;
}

/** Runs a suite on stores made once for it. */
export function withStores(title: string, make: MakeStores, suite: (stores: () => Stores) => void): void {
  describe(title, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await make();
    });
    afterAll(() => stores?.dispose());
    suite(() => stores);
  });
}
