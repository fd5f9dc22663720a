import type { AuditEntry } from '../domain/audit/audit-event.js';
import type { AgentStore } from './agent.store.js';
import type { AuditTrail } from './audit.js';
import type { CertificateStore } from './certificate.store.js';
import type { ClaimStore } from './claim.store.js';
import type { CodeStore } from './code.store.js';
import type { CompanyStore } from './company.store.js';
import type { ConsentStore } from './consent.store.js';
import type { CooperationStore } from './cooperation.store.js';
import type { CredentialStatusStore } from './credential-status.store.js';
import type { EmailChangeStore } from './email-change.store.js';
import type { FileStore } from './file.store.js';
import type { Claim } from './job-queue.js';
import type { LoginFailureStore } from './login-failure.store.js';
import type { LookUpStore } from './look-up.store.js';
import type { NewsStore } from './news.store.js';
import type { Outbox } from './outbox.js';
import type { PersonalDataStore } from './personal-data.js';
import type { RejectionReasonStore } from './rejection-reason.store.js';
import type { ReportStore } from './report.store.js';
import type { RoleStore } from './role.store.js';
import type { SessionStore } from './session.store.js';
import type { ShareStore } from './share.store.js';
import type { UniversityStore } from './university.store.js';
import type { UnsealedReportStore } from './unsealed-report.store.js';
import type { UserStore } from './user.store.js';
import type { WatcherStore } from './watcher.store.js';

/** The stores inside one transaction. Everything written through them is committed together or not at all. */
export interface Transaction {
  readonly certificates: CertificateStore;
  readonly claims: ClaimStore;
  readonly rejectionReasons: RejectionReasonStore;
  readonly reports: ReportStore;
  readonly watchers: WatcherStore;
  readonly credentialStatuses: CredentialStatusStore;
  readonly unsealed: UnsealedReportStore;
  readonly shares: ShareStore;
  readonly lookUps: LookUpStore;
  readonly files: FileStore;
  readonly users: UserStore;
  readonly roles: RoleStore;
  readonly emailChanges: EmailChangeStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly loginFailures: LoginFailureStore;
  readonly universities: UniversityStore;
  readonly companies: CompanyStore;
  readonly cooperations: CooperationStore;
  readonly agents: AgentStore;
  readonly news: NewsStore;
  readonly consents: ConsentStore;
  readonly personalData: PersonalDataStore;
  readonly outbox: Outbox;
  readonly audit: AuditTrail;
  /** Closes a claimed job. @throws LostClaim when another worker has it by now: the transaction rolls back. */
  closeJob(claim: Claim, now: Date): Promise<void>;
}

export class LostClaim extends Error {
  override readonly name = 'LostClaim';
}

/** The only way to write. */
export abstract class UnitOfWork {
  /**
   * Runs `work` in one transaction and rings for the jobs it ordered once that is committed. `work` may run again from
   * the start after a deadlock, so it must have no effect but through `tx`; slow work (hashing, rendering) belongs outside.
   */
  abstract run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;

  /** Tells the audit trail what stands for itself; resolves once that is committed, maybe together with what others tell. */
  async note(entry: AuditEntry): Promise<void> {
    await this.run(async (tx) => tx.audit.record(entry));
  }
}
