import type { Provider } from '@nestjs/common';
import { AgentReader } from '../../ports/agent.store.js';
import { AuditReader } from '../../ports/audit.js';
import { CertificateReader } from '../../ports/certificate.store.js';
import { CodeReader } from '../../ports/code.store.js';
import { CompanyReader } from '../../ports/company.store.js';
import { CooperationReader } from '../../ports/cooperation.store.js';
import { DatabaseProbe } from '../../ports/database-probe.js';
import { EmailChangeReader } from '../../ports/email-change.store.js';
import { FileReader } from '../../ports/file.store.js';
import { IdempotencyKeys } from '../../ports/idempotency-keys.js';
import { JobQueue } from '../../ports/job-queue.js';
import { NewsReader } from '../../ports/news.store.js';
import { ReportReader } from '../../ports/report.store.js';
import { RoleReader } from '../../ports/role.store.js';
import { SessionReader } from '../../ports/session.store.js';
import { UnitOfWork } from '../../ports/unit-of-work.js';
import { UniversityReader } from '../../ports/university.store.js';
import { UserReader } from '../../ports/user.store.js';
import { TypeOrmAgentReader } from './agent.typeorm-store.js';
import { TypeOrmAuditReader } from './audit.typeorm-reader.js';
import { TypeOrmCertificateReader } from './certificate.typeorm-reader.js';
import { TypeOrmCodeReader } from './code.typeorm-store.js';
import { TypeOrmCompanyReader } from './company.typeorm-store.js';
import { TypeOrmCooperationReader } from './cooperation.typeorm-store.js';
import { Database } from './database.js';
import { TypeOrmEmailChangeReader } from './email-change.typeorm-store.js';
import { TypeOrmFileReader } from './file.typeorm-store.js';
import { TypeOrmIdempotencyKeys } from './idempotency-keys.typeorm-store.js';
import { TypeOrmNewsReader } from './news.typeorm-store.js';
import { TypeOrmReportReader } from './report.typeorm-store.js';
import { TypeOrmRoleReader } from './role.typeorm-store.js';
import { TypeOrmSessionReader } from './session.typeorm-store.js';
import { TypeOrmJobQueue } from './typeorm-job-queue.js';
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.js';
import { TypeOrmUniversityReader } from './university.typeorm-store.js';
import { TypeOrmUserReader } from './user.typeorm-reader.js';

/** Needs `Env`, `Clock` and `JobBell` from elsewhere. `Database.connect` must have run before any of these is used. */
export const dbProviders = [
  Database,
  { provide: DatabaseProbe, useExisting: Database },
  { provide: UnitOfWork, useClass: TypeOrmUnitOfWork },
  { provide: JobQueue, useClass: TypeOrmJobQueue },
  { provide: CertificateReader, useClass: TypeOrmCertificateReader },
  { provide: ReportReader, useClass: TypeOrmReportReader },
  { provide: FileReader, useClass: TypeOrmFileReader },
  { provide: UserReader, useClass: TypeOrmUserReader },
  { provide: RoleReader, useClass: TypeOrmRoleReader },
  { provide: EmailChangeReader, useClass: TypeOrmEmailChangeReader },
  { provide: SessionReader, useClass: TypeOrmSessionReader },
  { provide: CodeReader, useClass: TypeOrmCodeReader },
  { provide: IdempotencyKeys, useClass: TypeOrmIdempotencyKeys },
  { provide: NewsReader, useClass: TypeOrmNewsReader },
  { provide: AuditReader, useClass: TypeOrmAuditReader },
  { provide: UniversityReader, useClass: TypeOrmUniversityReader },
  { provide: CompanyReader, useClass: TypeOrmCompanyReader },
  { provide: CooperationReader, useClass: TypeOrmCooperationReader },
  { provide: AgentReader, useClass: TypeOrmAgentReader },
] satisfies Provider[];
