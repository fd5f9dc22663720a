import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from '../domain/audit/audit-event.js';
import { TypeOrmAgentStore } from '../modules/agents/agent.typeorm-repository.js';
import { TypeOrmAuditTrail } from '../modules/audit/audit.typeorm-repository.js';
import { AuditHashes, CHAINS } from '../modules/audit/audit-hash.adapter.js';
import { AuditNotes } from '../modules/audit/audit-notes.adapter.js';
import { TypeOrmCodeStore } from '../modules/auth/code.typeorm-repository.js';
import { TypeOrmInvitationStore } from '../modules/auth/invitation.typeorm-repository.js';
import { TypeOrmLoginFailureStore } from '../modules/auth/login-failure.typeorm-repository.js';
import { TypeOrmOrganisationIdentityStore } from '../modules/auth/organisation-identity.typeorm-repository.js';
import { TypeOrmSessionStore } from '../modules/auth/session.typeorm-repository.js';
import { TypeOrmBounceStore } from '../modules/bounces/bounce.typeorm-repository.js';
import { TypeOrmCertificateStore } from '../modules/certificates/certificate.typeorm-repository.js';
import { CertificateCounts } from '../modules/certificates/certificate-counts.queries.js';
import { TypeOrmHeldDecisionStore } from '../modules/certificates/held-decision.typeorm-repository.js';
import { TypeOrmCompanyStore } from '../modules/companies/company.typeorm-repository.js';
import { TypeOrmConfirmationStore } from '../modules/confirmations/confirmation.typeorm-repository.js';
import { TypeOrmContactStore } from '../modules/contacts/contact.typeorm-repository.js';
import { TypeOrmCooperationStore } from '../modules/cooperations/cooperation.typeorm-repository.js';
import { TypeOrmCredentialStatusStore } from '../modules/credentials/credential-status.typeorm-repository.js';
import { TypeOrmFactorStore } from '../modules/factors/factor.typeorm-repository.js';
import { TypeOrmFileStore } from '../modules/files/file.typeorm-repository.js';
import { TypeOrmAccessRequestStore } from '../modules/integrators/access-request.typeorm-repository.js';
import { TypeOrmIntegratorStore } from '../modules/integrators/integrator.typeorm-repository.js';
import { TypeOrmMemberStore } from '../modules/integrators/member.typeorm-repository.js';
import { TypeOrmNewsStore } from '../modules/news/news.typeorm-repository.js';
import { TypeOrmPaymentStore } from '../modules/payment/payment.typeorm-repository.js';
import { TypeOrmPreferenceStore } from '../modules/preferences/preference.typeorm-repository.js';
import { TypeOrmConsentStore } from '../modules/privacy/consent.typeorm-repository.js';
import { TypeOrmDataRequestStore } from '../modules/privacy/data-request.typeorm-repository.js';
import { TypeOrmPersonalDataStore } from '../modules/privacy/personal-data.typeorm-repository.js';
import { TypeOrmProposalStore } from '../modules/proposals/proposal.typeorm-repository.js';
import { TypeOrmReadingStore } from '../modules/readings/reading.typeorm-repository.js';
import { TypeOrmRejectionReasonStore } from '../modules/rejection-reasons/rejection-reason.typeorm-repository.js';
import { TypeOrmReportCheckStore } from '../modules/report-checks/report-check.typeorm-repository.js';
import { TypeOrmPendingSealStore } from '../modules/reports/pending-seal.typeorm-repository.js';
import { TypeOrmReportStore } from '../modules/reports/report.typeorm-repository.js';
import { TypeOrmWatcherStore } from '../modules/reports/watcher.typeorm-repository.js';
import { TypeOrmAssignmentStore } from '../modules/review/assignment.typeorm-repository.js';
import { TypeOrmClaimStore } from '../modules/review/claim.typeorm-repository.js';
import { TypeOrmRoleStore } from '../modules/roles/role.typeorm-repository.js';
import { TypeOrmLookUpStore } from '../modules/sharing/look-up.typeorm-repository.js';
import { TypeOrmShareStore } from '../modules/sharing/share.typeorm-repository.js';
import { TypeOrmSignalStore } from '../modules/signals/signal.typeorm-repository.js';
import { TypeOrmUniversityStore } from '../modules/universities/university.typeorm-repository.js';
import { TypeOrmAddressChangeStore } from '../modules/users/address-change.typeorm-repository.js';
import { TypeOrmEmailChangeStore } from '../modules/users/email-change.typeorm-repository.js';
import { TypeOrmUserStore } from '../modules/users/user.typeorm-repository.js';
import { TypeOrmVerdictStore } from '../modules/verdicts/verdict.typeorm-repository.js';
import { TypeOrmWalletOfferStore } from '../modules/wallet/wallet-offer.typeorm-repository.js';
import { TypeOrmWebhookStore } from '../modules/webhooks/webhook.typeorm-repository.js';
import { Database } from '../platform/db/database.js';
import { markOpenKey, openKey } from '../platform/idempotency/open-key.js';
import { JobEntity } from '../platform/jobs/job.entity.js';
import { type Claim, JobNotifier } from '../platform/jobs/job-queue.port.js';
import { heldBy } from '../platform/jobs/typeorm.job-queue.js';
import { TypeOrmOutbox } from '../platform/jobs/typeorm.outbox.js';
import { Clock } from '../platform/security/clock.port.js';
import { Pseudonyms } from '../platform/security/pseudonyms.port.js';
import { LostClaim, type Transaction, UnitOfWork } from './unit-of-work.js';

@Injectable()
export class TypeOrmUnitOfWork extends UnitOfWork {
  /** Each transaction takes the next chain, so that those that run at once do not wait for each other. */
  private chain = randomInt(CHAINS);
  private readonly notes = new AuditNotes((entries) =>
    this.run(async (tx) => {
      for (const entry of entries) tx.audit.record(entry);
    }),
  );

  constructor(
    private readonly database: Database,
    private readonly notifier: JobNotifier,
    private readonly clock: Clock,
    private readonly hashes: AuditHashes,
    private readonly pseudonyms: Pseudonyms,
  ) {
    super();
  }

  override async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, added } = await this.database.write(async (manager) => {
      const counts = new CertificateCounts(manager);
      const outbox = new TypeOrmOutbox(manager, this.clock.now());
      this.chain = (this.chain + 1) % CHAINS;
      const audit = new TypeOrmAuditTrail(manager, this.chain, this.hashes);
      const result = await work(transaction(manager, counts, outbox, audit, this.pseudonyms));
      await counts.write();
      await markOpenKey(manager);
      await audit.write(this.clock.now());
      return { result, added: outbox.added };
    });
    // The jobs are not part of the request that ordered them.
    if (added.length > 0) openKey.exit(() => this.notifier.notify(added));
    return result;
  }

  override async note(entry: AuditEntry): Promise<void> {
    // A mark of the request's own key must be committed with what it does.
    if (openKey.getStore()) return super.note(entry);
    return this.notes.add(entry);
  }
}

function transaction(
  manager: EntityManager,
  counts: CertificateCounts,
  outbox: TypeOrmOutbox,
  audit: TypeOrmAuditTrail,
  pseudonyms: Pseudonyms,
): Transaction {
  return {
    certificates: new TypeOrmCertificateStore(manager, counts),
    claims: new TypeOrmClaimStore(manager),
    heldDecisions: new TypeOrmHeldDecisionStore(manager),
    assignments: new TypeOrmAssignmentStore(manager),
    verdicts: new TypeOrmVerdictStore(manager),
    readings: new TypeOrmReadingStore(manager),
    payments: new TypeOrmPaymentStore(manager),
    signals: new TypeOrmSignalStore(manager),
    proposals: new TypeOrmProposalStore(manager),
    confirmations: new TypeOrmConfirmationStore(manager),
    contacts: new TypeOrmContactStore(manager),
    webhooks: new TypeOrmWebhookStore(manager),
    reportChecks: new TypeOrmReportCheckStore(manager),
    integrators: new TypeOrmIntegratorStore(manager),
    accessRequests: new TypeOrmAccessRequestStore(manager),
    members: new TypeOrmMemberStore(manager),
    rejectionReasons: new TypeOrmRejectionReasonStore(manager),
    reports: new TypeOrmReportStore(manager),
    watchers: new TypeOrmWatcherStore(manager),
    credentialStatuses: new TypeOrmCredentialStatusStore(manager),
    pendingSeals: new TypeOrmPendingSealStore(manager),
    shares: new TypeOrmShareStore(manager),
    lookUps: new TypeOrmLookUpStore(manager),
    walletOffers: new TypeOrmWalletOfferStore(manager),
    files: new TypeOrmFileStore(manager),
    users: new TypeOrmUserStore(manager),
    roles: new TypeOrmRoleStore(manager),
    invitations: new TypeOrmInvitationStore(manager),
    addressChanges: new TypeOrmAddressChangeStore(manager),
    emailChanges: new TypeOrmEmailChangeStore(manager),
    bounces: new TypeOrmBounceStore(manager),
    identities: new TypeOrmOrganisationIdentityStore(manager),
    sessions: new TypeOrmSessionStore(manager),
    factors: new TypeOrmFactorStore(manager),
    codes: new TypeOrmCodeStore(manager),
    loginFailures: new TypeOrmLoginFailureStore(manager, pseudonyms),
    universities: new TypeOrmUniversityStore(manager),
    companies: new TypeOrmCompanyStore(manager),
    cooperations: new TypeOrmCooperationStore(manager),
    agents: new TypeOrmAgentStore(manager),
    news: new TypeOrmNewsStore(manager),
    preferences: new TypeOrmPreferenceStore(manager),
    consents: new TypeOrmConsentStore(manager),
    dataRequests: new TypeOrmDataRequestStore(manager),
    personalData: new TypeOrmPersonalDataStore(manager),
    outbox,
    audit,
    closeJob: (claim, now) => closeJob(manager, claim, now),
  };
}

async function closeJob(manager: EntityManager, claim: Claim, now: Date): Promise<void> {
  const columns = { state: 'done', done_at: now.getTime(), lease_token: null, lease_until: null } as const;
  const closed = await manager.update(JobEntity, heldBy(claim), columns);
  if (closed.affected !== 1) throw new LostClaim(`job ${claim.job.id} is in other hands`);
}
