import { TypeOrmAgentReader } from '../../src/modules/agents/agent.typeorm-repository.js';
import { TypeOrmCodeReader } from '../../src/modules/auth/code.typeorm-repository.js';
import { TypeOrmInvitationReader } from '../../src/modules/auth/invitation.typeorm-repository.js';
import { TypeOrmSessionReader } from '../../src/modules/auth/session.typeorm-repository.js';
import { TypeOrmBounceReader } from '../../src/modules/bounces/bounce.typeorm-repository.js';
import { TypeOrmCertificateReader } from '../../src/modules/certificates/certificate.typeorm-reader.js';
import { TypeOrmHeldDecisionReader } from '../../src/modules/certificates/held-decision.typeorm-repository.js';
import { TypeOrmCompanyReader } from '../../src/modules/companies/company.typeorm-repository.js';
import { TypeOrmConfirmationReader } from '../../src/modules/confirmations/confirmation.typeorm-repository.js';
import { TypeOrmContactReader } from '../../src/modules/contacts/contact.typeorm-repository.js';
import { TypeOrmCooperationReader } from '../../src/modules/cooperations/cooperation.typeorm-repository.js';
import { TypeOrmCredentialStatusReader } from '../../src/modules/credentials/credential-status.typeorm-repository.js';
import { TypeOrmFactorReader } from '../../src/modules/factors/factor.typeorm-repository.js';
import { TypeOrmFileReader } from '../../src/modules/files/file.typeorm-repository.js';
import { TypeOrmAccessRequestReader } from '../../src/modules/integrators/access-request.typeorm-repository.js';
import { TypeOrmIntegratorReader } from '../../src/modules/integrators/integrator.typeorm-repository.js';
import { TypeOrmMemberReader } from '../../src/modules/integrators/member.typeorm-repository.js';
import { TypeOrmJobReader } from '../../src/modules/jobs/job.typeorm-reader.js';
import { TypeOrmNewsReader } from '../../src/modules/news/news.typeorm-repository.js';
import { TypeOrmPaymentReader } from '../../src/modules/payment/payment.typeorm-repository.js';
import { TypeOrmConsentReader } from '../../src/modules/privacy/consent.typeorm-repository.js';
import { TypeOrmDataRequestReader } from '../../src/modules/privacy/data-request.typeorm-repository.js';
import { TypeOrmPersonalDataReader } from '../../src/modules/privacy/personal-data.typeorm-reader.js';
import { TypeOrmProposalReader } from '../../src/modules/proposals/proposal.typeorm-repository.js';
import { TypeOrmReadingReader } from '../../src/modules/readings/reading.typeorm-repository.js';
import { TypeOrmRejectionReasonReader } from '../../src/modules/rejection-reasons/rejection-reason.typeorm-repository.js';
import { TypeOrmReportCheckReader } from '../../src/modules/report-checks/report-check.typeorm-repository.js';
import { TypeOrmPendingSealReader } from '../../src/modules/reports/pending-seal.typeorm-repository.js';
import { TypeOrmReportReader } from '../../src/modules/reports/report.typeorm-repository.js';
import { TypeOrmWatcherReader } from '../../src/modules/reports/watcher.typeorm-repository.js';
import { TypeOrmReviewerReader } from '../../src/modules/review/assignment.typeorm-repository.js';
import { TypeOrmClaimReader } from '../../src/modules/review/claim.typeorm-repository.js';
import { TypeOrmRoleReader } from '../../src/modules/roles/role.typeorm-repository.js';
import { TypeOrmLookUpReader } from '../../src/modules/sharing/look-up.typeorm-repository.js';
import { TypeOrmShareReader } from '../../src/modules/sharing/share.typeorm-repository.js';
import { TypeOrmSignalReader } from '../../src/modules/signals/signal.typeorm-repository.js';
import { TypeOrmUniversityReader } from '../../src/modules/universities/university.typeorm-repository.js';
import { TypeOrmAddressChangeReader } from '../../src/modules/users/address-change.typeorm-repository.js';
import { TypeOrmEmailChangeReader } from '../../src/modules/users/email-change.typeorm-repository.js';
import { TypeOrmUserReader } from '../../src/modules/users/user.typeorm-reader.js';
import { TypeOrmVerdictReader } from '../../src/modules/verdicts/verdict.typeorm-repository.js';
import { TypeOrmWalletOfferReader } from '../../src/modules/wallet/wallet-offer.typeorm-repository.js';
import { TypeOrmWebhookReader } from '../../src/modules/webhooks/webhook.typeorm-repository.js';
import type { Database } from '../../src/platform/db/database.js';
import { TypeOrmJobQueue } from '../../src/platform/jobs/typeorm.job-queue.js';
import { TypeOrmUnitOfWork } from '../../src/unit-of-work/typeorm.unit-of-work.js';
import { RecordingNotifier, SettableClock, type Stores } from '../contract/stores.js';
import { PlainPseudonyms } from '../fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from './audit-keys.js';

/** The adapters on a database; disposing of them is up to its owner. */
export function storesOn(database: Database): Omit<Stores, 'dispose'> {
  const clock = new SettableClock();
  const notifier = new RecordingNotifier();
  return {
    clock,
    notifier,
    unitOfWork: new TypeOrmUnitOfWork(database, notifier, clock, AUDIT_HASHES, new PlainPseudonyms()),
    jobs: new TypeOrmJobQueue(database),
    jobRecords: new TypeOrmJobReader(database),
    certificates: new TypeOrmCertificateReader(database),
    claims: new TypeOrmClaimReader(database),
    reviewers: new TypeOrmReviewerReader(database),
    verdicts: new TypeOrmVerdictReader(database),
    readings: new TypeOrmReadingReader(database),
    payments: new TypeOrmPaymentReader(database),
    signals: new TypeOrmSignalReader(database),
    heldDecisions: new TypeOrmHeldDecisionReader(database),
    proposals: new TypeOrmProposalReader(database),
    confirmations: new TypeOrmConfirmationReader(database),
    contacts: new TypeOrmContactReader(database),
    webhooks: new TypeOrmWebhookReader(database),
    reportChecks: new TypeOrmReportCheckReader(database),
    integrators: new TypeOrmIntegratorReader(database),
    members: new TypeOrmMemberReader(database),
    rejectionReasons: new TypeOrmRejectionReasonReader(database),
    reports: new TypeOrmReportReader(database),
    accessRequests: new TypeOrmAccessRequestReader(database),
    watchers: new TypeOrmWatcherReader(database),
    pendingSeals: new TypeOrmPendingSealReader(database),
    credentialStatuses: new TypeOrmCredentialStatusReader(database),
    shares: new TypeOrmShareReader(database),
    walletOffers: new TypeOrmWalletOfferReader(database),
    factors: new TypeOrmFactorReader(database),
    lookUps: new TypeOrmLookUpReader(database),
    files: new TypeOrmFileReader(database),
    users: new TypeOrmUserReader(database),
    roles: new TypeOrmRoleReader(database),
    invitations: new TypeOrmInvitationReader(database),
    addressChanges: new TypeOrmAddressChangeReader(database),
    emailChanges: new TypeOrmEmailChangeReader(database),
    bounces: new TypeOrmBounceReader(database),
    sessions: new TypeOrmSessionReader(database, { minutes: 30 }),
    codes: new TypeOrmCodeReader(database),
    universities: new TypeOrmUniversityReader(database),
    news: new TypeOrmNewsReader(database),
    companies: new TypeOrmCompanyReader(database),
    cooperations: new TypeOrmCooperationReader(database),
    agents: new TypeOrmAgentReader(database),
    consents: new TypeOrmConsentReader(database),
    dataRequests: new TypeOrmDataRequestReader(database),
    personalData: new TypeOrmPersonalDataReader(database),
  };
}
