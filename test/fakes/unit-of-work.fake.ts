import type { AuditEntry } from '../../src/domain/audit/audit-event.js';
import type { JobName, Jobs } from '../../src/domain/jobs/jobs.js';
import type { JobBell } from '../../src/platform/jobs/job-queue.port.js';
import type { Clock } from '../../src/platform/security/clock.port.js';
import { LostClaim, type Transaction, UnitOfWork } from '../../src/unit-of-work/unit-of-work.js';
import { InMemoryAgentReader, InMemoryAgentStore } from './agent.store.fake.js';
import { InMemoryCertificateReader, InMemoryCertificateStore } from './certificate.store.fake.js';
import { InMemoryClaimReader, InMemoryClaimStore } from './claim.store.fake.js';
import { InMemoryCodeReader, InMemoryCodeStore } from './code.store.fake.js';
import { InMemoryCompanyReader, InMemoryCompanyStore } from './company.store.fake.js';
import { InMemoryConsentReader, InMemoryConsentStore } from './consent.store.fake.js';
import { InMemoryCooperationReader, InMemoryCooperationStore } from './cooperation.store.fake.js';
import { InMemoryCredentialStatusReader, InMemoryCredentialStatusStore } from './credential-status.store.fake.js';
import { InMemoryEmailChangeReader, InMemoryEmailChangeStore } from './email-change.store.fake.js';
import { InMemoryFileReader, InMemoryFileStore } from './file.store.fake.js';
import { InMemoryIdempotencyKeys } from './idempotency-keys.fake.js';
import { InMemoryJobReader } from './job.store.fake.js';
import { InMemoryJobQueue } from './job-queue.fake.js';
import { InMemoryLoginFailureStore } from './login-failure.store.fake.js';
import { InMemoryLookUpReader, InMemoryLookUpStore } from './look-up.store.fake.js';
import { MemoryTables } from './memory.tables.js';
import { InMemoryNewsReader, InMemoryNewsStore } from './news.store.fake.js';
import { InMemoryPersonalDataReader, InMemoryPersonalDataStore } from './personal-data.fake.js';
import { InMemoryRejectionReasonReader, InMemoryRejectionReasonStore } from './rejection-reason.store.fake.js';
import { InMemoryReportReader, InMemoryReportStore } from './report.store.fake.js';
import { InMemoryRoleReader, InMemoryRoleStore } from './role.store.fake.js';
import { InMemorySessionReader, InMemorySessionStore } from './session.store.fake.js';
import { InMemoryShareReader, InMemoryShareStore } from './share.store.fake.js';
import { InMemoryUniversityReader, InMemoryUniversityStore } from './university.store.fake.js';
import { InMemoryUnsealedReportReader, InMemoryUnsealedReportStore } from './unsealed-report.store.fake.js';
import { InMemoryUserReader, InMemoryUserStore } from './user.store.fake.js';
import { InMemoryWatcherReader, InMemoryWatcherStore } from './watcher.store.fake.js';

export interface InMemoryUnitOfWorkOptions {
  /** Dates the jobs ordered; without it they are due since 1970. */
  readonly clock?: Clock;
  readonly bell?: JobBell;
}

/**
 * A database in memory: work is done one after the other on a copy, which takes the place of the tables when it succeeds. The
 * readers see what is committed, and `jobs` holds the rows of the outbox.
 */
export class InMemoryUnitOfWork extends UnitOfWork {
  readonly tables = new MemoryTables();
  readonly jobs = new InMemoryJobQueue();
  readonly jobRecords = new InMemoryJobReader(this.jobs);
  readonly certificates = new InMemoryCertificateReader(this.tables);
  readonly claims = new InMemoryClaimReader(this.tables);
  readonly rejectionReasons = new InMemoryRejectionReasonReader(this.tables);
  readonly reports = new InMemoryReportReader(this.tables);
  readonly watchers = new InMemoryWatcherReader(this.tables);
  readonly unsealed = new InMemoryUnsealedReportReader(this.tables, this.jobs);
  readonly credentialStatuses = new InMemoryCredentialStatusReader(this.tables);
  readonly shares = new InMemoryShareReader(this.tables);
  readonly files = new InMemoryFileReader(this.tables);
  readonly users = new InMemoryUserReader(this.tables);
  readonly roles = new InMemoryRoleReader(this.tables);
  readonly emailChanges = new InMemoryEmailChangeReader(this.tables);
  readonly sessions = new InMemorySessionReader(this.tables);
  readonly codes = new InMemoryCodeReader(this.tables);
  readonly universities = new InMemoryUniversityReader(this.tables);
  readonly companies = new InMemoryCompanyReader(this.tables);
  readonly cooperations = new InMemoryCooperationReader(this.tables);
  readonly agents = new InMemoryAgentReader(this.tables);
  readonly news = new InMemoryNewsReader(this.tables);
  /** What committed work has recorded, oldest first. */
  readonly audit: AuditEntry[] = [];
  readonly lookUps = new InMemoryLookUpReader(this.tables, this.audit);
  readonly consents = new InMemoryConsentReader(this.tables);
  readonly personalData = new InMemoryPersonalDataReader(this.tables, this.audit);
  readonly idempotencyKeys = new InMemoryIdempotencyKeys();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: InMemoryUnitOfWorkOptions = {}) {
    super();
  }

  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = this.#last.then(() => this.#commit(work));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #commit<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const draft = this.tables.copy();
    const onCommit: Array<() => void> = [];
    const added: Array<{ id: number; name: JobName }> = [];
    const retried: Array<{ id: number; name: JobName }> = [];
    const recorded: AuditEntry[] = [];
    const dueAt = this.options.clock?.now() ?? new Date(0);
    const nextJob = this.jobs.rows.length + 1;
    const result = await work({
      certificates: new InMemoryCertificateStore(draft),
      claims: new InMemoryClaimStore(draft),
      rejectionReasons: new InMemoryRejectionReasonStore(draft),
      reports: new InMemoryReportStore(draft),
      watchers: new InMemoryWatcherStore(draft),
      unsealed: new InMemoryUnsealedReportStore(draft, this.jobs),
      credentialStatuses: new InMemoryCredentialStatusStore(draft),
      shares: new InMemoryShareStore(draft),
      lookUps: new InMemoryLookUpStore(draft),
      files: new InMemoryFileStore(draft),
      users: new InMemoryUserStore(draft, this.audit),
      roles: new InMemoryRoleStore(draft),
      emailChanges: new InMemoryEmailChangeStore(draft),
      sessions: new InMemorySessionStore(draft),
      codes: new InMemoryCodeStore(draft),
      loginFailures: new InMemoryLoginFailureStore(draft),
      universities: new InMemoryUniversityStore(draft),
      companies: new InMemoryCompanyStore(draft),
      cooperations: new InMemoryCooperationStore(draft),
      agents: new InMemoryAgentStore(draft),
      news: new InMemoryNewsStore(draft),
      consents: new InMemoryConsentStore(draft),
      personalData: new InMemoryPersonalDataStore(draft),
      outbox: {
        add: async <N extends JobName>(name: N, payload: Jobs[N]) => {
          const id = nextJob + added.length;
          added.push({ id, name });
          onCommit.push(() => this.jobs.add(name, payload, dueAt));
          return id;
        },
        retry: async (id) => {
          const row = this.jobs.rows[id - 1];
          if (row?.state !== 'parked') return false;
          retried.push({ id, name: row.name });
          onCommit.push(() => this.jobs.retry(id, dueAt));
          return true;
        },
      },
      audit: { record: (entry) => void recorded.push(entry) },
      closeJob: async (claim, now) => {
        if (!this.jobs.isHeld(claim)) throw new LostClaim(`job ${claim.job.id} is in other hands`);
        onCommit.push(() => this.jobs.close(claim, now));
      },
    });
    this.idempotencyKeys.mark();
    for (const commit of onCommit) commit();
    this.tables.take(draft);
    this.audit.push(...recorded);
    if (added.length + retried.length > 0) this.options.bell?.ring([...added, ...retried]);
    return result;
  }
}
