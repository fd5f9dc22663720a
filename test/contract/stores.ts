import type { FileId, StoredFile } from '../../src/domain/files/stored-file.js';
import type { JobName } from '../../src/domain/jobs/jobs.js';
import type { AgentReader } from '../../src/modules/agents/agent.repository.js';
import type { CodeReader } from '../../src/modules/auth/code.repository.js';
import type { InvitationReader } from '../../src/modules/auth/invitation.repository.js';
import type { SessionReader } from '../../src/modules/auth/session.repository.js';
import type { BounceReader } from '../../src/modules/bounces/bounce.repository.js';
import type { CertificateReader } from '../../src/modules/certificates/certificate.repository.js';
import type { HeldDecisionReader } from '../../src/modules/certificates/held-decision.repository.js';
import type { CompanyReader } from '../../src/modules/companies/company.repository.js';
import type { ConfirmationReader } from '../../src/modules/confirmations/confirmation.repository.js';
import type { ContactReader } from '../../src/modules/contacts/contact.repository.js';
import type { CooperationReader } from '../../src/modules/cooperations/cooperation.repository.js';
import type { CredentialStatusReader } from '../../src/modules/credentials/credential-status.repository.js';
import type { FactorReader } from '../../src/modules/factors/factor.repository.js';
import type { FileReader } from '../../src/modules/files/file.repository.js';
import type { AccessRequestReader } from '../../src/modules/integrators/access-request.repository.js';
import type { IntegratorReader } from '../../src/modules/integrators/integrator.repository.js';
import type { MemberReader } from '../../src/modules/integrators/member.repository.js';
import type { JobReader } from '../../src/modules/jobs/job.repository.js';
import type { NewsReader } from '../../src/modules/news/news.repository.js';
import type { PaymentReader } from '../../src/modules/payment/payment.repository.js';
import type { ConsentReader } from '../../src/modules/privacy/consent.repository.js';
import type { DataRequestReader } from '../../src/modules/privacy/data-request.repository.js';
import type { PersonalDataReader } from '../../src/modules/privacy/personal-data.repository.js';
import type { ProposalReader } from '../../src/modules/proposals/proposal.repository.js';
import type { ReadingReader } from '../../src/modules/readings/reading.repository.js';
import type { RejectionReasonReader } from '../../src/modules/rejection-reasons/rejection-reason.repository.js';
import type { ReportCheckReader } from '../../src/modules/report-checks/report-check.repository.js';
import type { PendingSealReader } from '../../src/modules/reports/pending-seal.repository.js';
import type { ReportReader } from '../../src/modules/reports/report.repository.js';
import type { WatcherReader } from '../../src/modules/reports/watcher.repository.js';
import type { ReviewerReader } from '../../src/modules/review/assignment.repository.js';
import type { ClaimReader } from '../../src/modules/review/claim.repository.js';
import type { RoleReader } from '../../src/modules/roles/role.repository.js';
import type { LookUpReader } from '../../src/modules/sharing/look-up.repository.js';
import type { ShareReader } from '../../src/modules/sharing/share.repository.js';
import type { SignalReader } from '../../src/modules/signals/signal.repository.js';
import type { UniversityReader } from '../../src/modules/universities/university.repository.js';
import type { AddressChangeReader } from '../../src/modules/users/address-change.repository.js';
import type { EmailChangeReader } from '../../src/modules/users/email-change.repository.js';
import type { UserReader } from '../../src/modules/users/user.repository.js';
import type { VerdictReader } from '../../src/modules/verdicts/verdict.repository.js';
import type { WalletOfferReader } from '../../src/modules/wallet/wallet-offer.repository.js';
import type { WebhookReader } from '../../src/modules/webhooks/webhook.repository.js';
import { JobNotifier, type JobQueue } from '../../src/platform/jobs/job-queue.port.js';
import type { Clock } from '../../src/platform/security/clock.port.js';
import type { Transaction, UnitOfWork } from '../../src/unit-of-work/unit-of-work.js';
import { aFileId, aStoredFile } from '../factories/certificate.factory.js';

/** One database behind all its ports. */
export interface Stores {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobQueue;
  readonly jobRecords: JobReader;
  readonly certificates: CertificateReader;
  readonly claims: ClaimReader;
  readonly reviewers: ReviewerReader;
  readonly verdicts: VerdictReader;
  readonly readings: ReadingReader;
  readonly payments: PaymentReader;
  readonly signals: SignalReader;
  readonly heldDecisions: HeldDecisionReader;
  readonly proposals: ProposalReader;
  readonly confirmations: ConfirmationReader;
  readonly contacts: ContactReader;
  readonly integrators: IntegratorReader;
  readonly members: MemberReader;
  readonly reportChecks: ReportCheckReader;
  readonly webhooks: WebhookReader;
  readonly rejectionReasons: RejectionReasonReader;
  readonly reports: ReportReader;
  readonly watchers: WatcherReader;
  readonly accessRequests: AccessRequestReader;
  readonly pendingSeals: PendingSealReader;
  readonly credentialStatuses: CredentialStatusReader;
  readonly shares: ShareReader;
  readonly walletOffers: WalletOfferReader;
  readonly lookUps: LookUpReader;
  readonly files: FileReader;
  readonly factors: FactorReader;
  readonly users: UserReader;
  readonly roles: RoleReader;
  readonly invitations: InvitationReader;
  readonly addressChanges: AddressChangeReader;
  readonly emailChanges: EmailChangeReader;
  readonly bounces: BounceReader;
  readonly sessions: SessionReader;
  readonly codes: CodeReader;
  readonly universities: UniversityReader;
  readonly news: NewsReader;
  readonly companies: CompanyReader;
  readonly cooperations: CooperationReader;
  readonly agents: AgentReader;
  readonly consents: ConsentReader;
  readonly dataRequests: DataRequestReader;
  readonly personalData: PersonalDataReader;
  readonly clock: SettableClock;
  readonly notifier: RecordingNotifier;
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

export class RecordingNotifier extends JobNotifier {
  readonly notified: Array<{ id: number; name: JobName }> = [];
  notify(jobs: ReadonlyArray<{ id: number; name: JobName }>): void {
    this.notified.push(...jobs);
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
