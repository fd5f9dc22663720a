import { TypeOrmAgentReader } from '../../src/infra/db/agent.typeorm-store.js';
import { TypeOrmCertificateReader } from '../../src/infra/db/certificate.typeorm-reader.js';
import { TypeOrmClaimReader } from '../../src/infra/db/claim.typeorm-store.js';
import { TypeOrmCodeReader } from '../../src/infra/db/code.typeorm-store.js';
import { TypeOrmCompanyReader } from '../../src/infra/db/company.typeorm-store.js';
import { TypeOrmConsentReader } from '../../src/infra/db/consent.typeorm-store.js';
import { TypeOrmCooperationReader } from '../../src/infra/db/cooperation.typeorm-store.js';
import { TypeOrmCredentialStatusReader } from '../../src/infra/db/credential-status.typeorm-store.js';
import type { Database } from '../../src/infra/db/database.js';
import { TypeOrmEmailChangeReader } from '../../src/infra/db/email-change.typeorm-store.js';
import { TypeOrmFileReader } from '../../src/infra/db/file.typeorm-store.js';
import { TypeOrmJobReader } from '../../src/infra/db/job.typeorm-reader.js';
import { TypeOrmLookUpReader } from '../../src/infra/db/look-up.typeorm-store.js';
import { TypeOrmNewsReader } from '../../src/infra/db/news.typeorm-store.js';
import { TypeOrmPersonalDataReader } from '../../src/infra/db/personal-data.typeorm-reader.js';
import { TypeOrmRejectionReasonReader } from '../../src/infra/db/rejection-reason.typeorm-store.js';
import { TypeOrmReportReader } from '../../src/infra/db/report.typeorm-store.js';
import { TypeOrmRoleReader } from '../../src/infra/db/role.typeorm-store.js';
import { TypeOrmSessionReader } from '../../src/infra/db/session.typeorm-store.js';
import { TypeOrmShareReader } from '../../src/infra/db/share.typeorm-store.js';
import { TypeOrmJobQueue } from '../../src/infra/db/typeorm-job-queue.js';
import { TypeOrmUnitOfWork } from '../../src/infra/db/typeorm-unit-of-work.js';
import { TypeOrmUniversityReader } from '../../src/infra/db/university.typeorm-store.js';
import { TypeOrmUnsealedReportReader } from '../../src/infra/db/unsealed-report.typeorm-store.js';
import { TypeOrmUserReader } from '../../src/infra/db/user.typeorm-reader.js';
import { TypeOrmWatcherReader } from '../../src/infra/db/watcher.typeorm-store.js';
import { RecordingBell, SettableClock, type Stores } from '../contract/stores.js';

/** The adapters on a database; disposing of them is up to its owner. */
export function storesOn(database: Database): Omit<Stores, 'dispose'> {
  const clock = new SettableClock();
  const bell = new RecordingBell();
  return {
    clock,
    bell,
    unitOfWork: new TypeOrmUnitOfWork(database, bell, clock),
    jobs: new TypeOrmJobQueue(database),
    jobRecords: new TypeOrmJobReader(database),
    certificates: new TypeOrmCertificateReader(database),
    claims: new TypeOrmClaimReader(database),
    rejectionReasons: new TypeOrmRejectionReasonReader(database),
    reports: new TypeOrmReportReader(database),
    watchers: new TypeOrmWatcherReader(database),
    unsealed: new TypeOrmUnsealedReportReader(database),
    credentialStatuses: new TypeOrmCredentialStatusReader(database),
    shares: new TypeOrmShareReader(database),
    lookUps: new TypeOrmLookUpReader(database),
    files: new TypeOrmFileReader(database),
    users: new TypeOrmUserReader(database),
    roles: new TypeOrmRoleReader(database),
    emailChanges: new TypeOrmEmailChangeReader(database),
    sessions: new TypeOrmSessionReader(database),
    codes: new TypeOrmCodeReader(database),
    universities: new TypeOrmUniversityReader(database),
    news: new TypeOrmNewsReader(database),
    companies: new TypeOrmCompanyReader(database),
    cooperations: new TypeOrmCooperationReader(database),
    agents: new TypeOrmAgentReader(database),
    consents: new TypeOrmConsentReader(database),
    personalData: new TypeOrmPersonalDataReader(database),
  };
}
