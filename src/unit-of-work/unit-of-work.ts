import type { AuditEntry } from '../domain/audit/audit-event.js';
import type { AgentStore } from '../modules/agents/agent.repository.js';
import type { AuditTrail } from '../modules/audit/audit.repository.js';
import type { CodeStore } from '../modules/auth/code.repository.js';
import type { InvitationStore } from '../modules/auth/invitation.repository.js';
import type { LoginFailureStore } from '../modules/auth/login-failure.repository.js';
import type { OrganisationIdentityStore } from '../modules/auth/organisation-identity.repository.js';
import type { SessionStore } from '../modules/auth/session.repository.js';
import type { BounceStore } from '../modules/bounces/bounce.repository.js';
import type { CertificateStore } from '../modules/certificates/certificate.repository.js';
import type { HeldDecisionStore } from '../modules/certificates/held-decision.repository.js';
import type { CompanyStore } from '../modules/companies/company.repository.js';
import type { ConfirmationStore } from '../modules/confirmations/confirmation.repository.js';
import type { ContactStore } from '../modules/contacts/contact.repository.js';
import type { CooperationStore } from '../modules/cooperations/cooperation.repository.js';
import type { CredentialStatusStore } from '../modules/credentials/credential-status.repository.js';
import type { FactorStore } from '../modules/factors/factor.repository.js';
import type { FileStore } from '../modules/files/file.repository.js';
import type { AccessRequestStore } from '../modules/integrators/access-request.repository.js';
import type { IntegratorStore } from '../modules/integrators/integrator.repository.js';
import type { MemberStore } from '../modules/integrators/member.repository.js';
import type { NewsStore } from '../modules/news/news.repository.js';
import type { PaymentStore } from '../modules/payment/payment.repository.js';
import type { PreferenceStore } from '../modules/preferences/preference.repository.js';
import type { ConsentStore } from '../modules/privacy/consent.repository.js';
import type { DataRequestStore } from '../modules/privacy/data-request.repository.js';
import type { PersonalDataStore } from '../modules/privacy/personal-data.repository.js';
import type { ProposalStore } from '../modules/proposals/proposal.repository.js';
import type { ReadingStore } from '../modules/readings/reading.repository.js';
import type { RejectionReasonStore } from '../modules/rejection-reasons/rejection-reason.repository.js';
import type { ReportCheckStore } from '../modules/report-checks/report-check.repository.js';
import type { PendingSealStore } from '../modules/reports/pending-seal.repository.js';
import type { ReportStore } from '../modules/reports/report.repository.js';
import type { WatcherStore } from '../modules/reports/watcher.repository.js';
import type { AssignmentStore } from '../modules/review/assignment.repository.js';
import type { ClaimStore } from '../modules/review/claim.repository.js';
import type { RoleStore } from '../modules/roles/role.repository.js';
import type { LookUpStore } from '../modules/sharing/look-up.repository.js';
import type { ShareStore } from '../modules/sharing/share.repository.js';
import type { SignalStore } from '../modules/signals/signal.repository.js';
import type { UniversityStore } from '../modules/universities/university.repository.js';
import type { AddressChangeStore } from '../modules/users/address-change.repository.js';
import type { EmailChangeStore } from '../modules/users/email-change.repository.js';
import type { UserStore } from '../modules/users/user.repository.js';
import type { VerdictStore } from '../modules/verdicts/verdict.repository.js';
import type { WalletOfferStore } from '../modules/wallet/wallet-offer.repository.js';
import type { WebhookStore } from '../modules/webhooks/webhook.repository.js';
import type { Claim } from '../platform/jobs/job-queue.port.js';
import type { Outbox } from '../platform/jobs/outbox.port.js';

/** The stores inside one transaction. Everything written through them is committed together or not at all. */
export interface Transaction {
  readonly certificates: CertificateStore;
  readonly claims: ClaimStore;
  readonly heldDecisions: HeldDecisionStore;
  readonly assignments: AssignmentStore;
  readonly verdicts: VerdictStore;
  readonly readings: ReadingStore;
  readonly payments: PaymentStore;
  readonly signals: SignalStore;
  readonly proposals: ProposalStore;
  readonly confirmations: ConfirmationStore;
  readonly contacts: ContactStore;
  readonly integrators: IntegratorStore;
  readonly accessRequests: AccessRequestStore;
  readonly members: MemberStore;
  readonly reportChecks: ReportCheckStore;
  readonly webhooks: WebhookStore;
  readonly rejectionReasons: RejectionReasonStore;
  readonly reports: ReportStore;
  readonly watchers: WatcherStore;
  readonly credentialStatuses: CredentialStatusStore;
  readonly pendingSeals: PendingSealStore;
  readonly shares: ShareStore;
  readonly lookUps: LookUpStore;
  readonly walletOffers: WalletOfferStore;
  readonly files: FileStore;
  readonly users: UserStore;
  readonly roles: RoleStore;
  readonly invitations: InvitationStore;
  readonly addressChanges: AddressChangeStore;
  readonly emailChanges: EmailChangeStore;
  readonly bounces: BounceStore;
  readonly identities: OrganisationIdentityStore;
  readonly sessions: SessionStore;
  readonly factors: FactorStore;
  readonly codes: CodeStore;
  readonly loginFailures: LoginFailureStore;
  readonly universities: UniversityStore;
  readonly companies: CompanyStore;
  readonly cooperations: CooperationStore;
  readonly agents: AgentStore;
  readonly news: NewsStore;
  readonly preferences: PreferenceStore;
  readonly consents: ConsentStore;
  readonly dataRequests: DataRequestStore;
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
   * Runs `work` in one transaction and notifies of the jobs it ordered once that is committed. `work` may run again
   * from the start after a deadlock, so it must have no effect but through `tx`; slow work (hashing, rendering) belongs
   * outside.
   */
  abstract run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;

  /**
   * Tells the audit trail what stands for itself; resolves once that is committed, maybe together with what others
   * tell.
   */
  async note(entry: AuditEntry): Promise<void> {
    await this.run(async (tx) => tx.audit.record(entry));
  }
}
