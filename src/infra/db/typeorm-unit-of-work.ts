import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import { Clock } from '../../ports/clock.js';
import { type Claim, JobBell } from '../../ports/job-queue.js';
import { LostClaim, type Transaction, UnitOfWork } from '../../ports/unit-of-work.js';
import { TypeOrmAgentStore } from './agent.typeorm-store.js';
import { ChainEnds } from './audit.chain-ends.js';
import { AuditNotes } from './audit.notes.js';
import { TypeOrmAuditTrail } from './audit.typeorm-store.js';
import { CertificateCounts } from './certificate.counts.js';
import { TypeOrmCertificateStore } from './certificate.typeorm-store.js';
import { TypeOrmClaimStore } from './claim.typeorm-store.js';
import { TypeOrmCodeStore } from './code.typeorm-store.js';
import { TypeOrmCompanyStore } from './company.typeorm-store.js';
import { TypeOrmConsentStore } from './consent.typeorm-store.js';
import { TypeOrmCooperationStore } from './cooperation.typeorm-store.js';
import { TypeOrmCredentialStatusStore } from './credential-status.typeorm-store.js';
import { Database } from './database.js';
import { TypeOrmEmailChangeStore } from './email-change.typeorm-store.js';
import { JobEntity } from './entities/job.entity.js';
import { TypeOrmFileStore } from './file.typeorm-store.js';
import { TypeOrmLoginFailureStore } from './login-failure.typeorm-store.js';
import { TypeOrmLookUpStore } from './look-up.typeorm-store.js';
import { TypeOrmNewsStore } from './news.typeorm-store.js';
import { heldKey, markOpenKey, requestKey } from './open-key.js';
import { TypeOrmOutbox } from './outbox.typeorm-store.js';
import { TypeOrmPersonalDataStore } from './personal-data.typeorm-store.js';
import { TypeOrmRejectionReasonStore } from './rejection-reason.typeorm-store.js';
import { TypeOrmReportStore } from './report.typeorm-store.js';
import { TypeOrmRoleStore } from './role.typeorm-store.js';
import { TypeOrmSessionStore } from './session.typeorm-store.js';
import { TypeOrmShareStore } from './share.typeorm-store.js';
import type { Sql } from './sql.js';
import { TypeOrmUniversityStore } from './university.typeorm-store.js';
import { TypeOrmUnsealedReportStore } from './unsealed-report.typeorm-store.js';
import { TypeOrmUserStore } from './user.typeorm-store.js';
import { TypeOrmWatcherStore } from './watcher.typeorm-store.js';

@Injectable()
export class TypeOrmUnitOfWork extends UnitOfWork {
  private readonly chainEnds = new ChainEnds();
  private readonly notes = new AuditNotes((entries) =>
    this.run(async (tx) => {
      for (const entry of entries) tx.audit.record(entry);
    }),
  );

  constructor(
    private readonly database: Database,
    private readonly bell: JobBell,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, added, audit } = await this.database.write(async (sql) => {
      const counts = new CertificateCounts(sql);
      const outbox = new TypeOrmOutbox(sql, this.clock.now());
      const audit = new TypeOrmAuditTrail(sql, this.chainEnds);
      const result = await work(transaction(sql, counts, outbox, audit));
      await counts.write();
      await markOpenKey(sql);
      await audit.write(this.clock.now());
      return { result, added: outbox.added, audit };
    });
    audit.committed();
    // The jobs are not part of the request that ordered them.
    if (added.length > 0) requestKey.exit(() => this.bell.ring(added));
    return result;
  }

  override async note(entry: AuditEntry): Promise<void> {
    // A mark of the request's own key must be committed with what it does.
    if (heldKey()) return super.note(entry);
    return this.notes.add(entry);
  }
}

function transaction(
  sql: Sql,
  counts: CertificateCounts,
  outbox: TypeOrmOutbox,
  audit: TypeOrmAuditTrail,
): Transaction {
  return {
    certificates: new TypeOrmCertificateStore(sql, counts),
    claims: new TypeOrmClaimStore(sql),
    rejectionReasons: new TypeOrmRejectionReasonStore(sql),
    reports: new TypeOrmReportStore(sql),
    watchers: new TypeOrmWatcherStore(sql),
    credentialStatuses: new TypeOrmCredentialStatusStore(sql),
    unsealed: new TypeOrmUnsealedReportStore(sql),
    shares: new TypeOrmShareStore(sql),
    lookUps: new TypeOrmLookUpStore(sql),
    files: new TypeOrmFileStore(sql),
    users: new TypeOrmUserStore(sql),
    roles: new TypeOrmRoleStore(sql),
    emailChanges: new TypeOrmEmailChangeStore(sql),
    sessions: new TypeOrmSessionStore(sql),
    codes: new TypeOrmCodeStore(sql),
    loginFailures: new TypeOrmLoginFailureStore(sql),
    universities: new TypeOrmUniversityStore(sql),
    companies: new TypeOrmCompanyStore(sql),
    cooperations: new TypeOrmCooperationStore(sql),
    agents: new TypeOrmAgentStore(sql),
    news: new TypeOrmNewsStore(sql),
    consents: new TypeOrmConsentStore(sql),
    personalData: new TypeOrmPersonalDataStore(sql),
    outbox,
    audit,
    closeJob: (claim, now) => closeJob(sql, claim, now),
  };
}

async function closeJob(sql: Sql, claim: Claim, now: Date): Promise<void> {
  const columns = { state: 'done', done_at: now.getTime(), lease_token: null, lease_until: null } as const;
  const condition = "id = ? AND lease_token = ? AND state = 'open'";
  const closed = await sql.update(JobEntity, columns, condition, [claim.job.id, claim.token]);
  if (closed !== 1) throw new LostClaim(`job ${claim.job.id} is in other hands`);
}
