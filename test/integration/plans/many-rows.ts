import { newStudent } from '../../../src/domain/account/user.js';
import { STATUSES } from '../../../src/domain/certificate/certificate.machine.js';
import { issueReport } from '../../../src/domain/report/report.js';
import { SessionEntity } from '../../../src/modules/auth/session.entity.js';
import { CertificateEntity } from '../../../src/modules/certificates/certificate.entity.js';
import { toCertificateRow, toWordRows } from '../../../src/modules/certificates/certificate.mapper.js';
import { COUNT_AFRESH } from '../../../src/modules/certificates/certificate-counts.queries.js';
import { CertificateWordEntity } from '../../../src/modules/certificates/certificate-word.entity.js';
import { ReportEntity, ReportWordEntity } from '../../../src/modules/reports/report.entity.js';
import { toReportRow, toReportWordRows } from '../../../src/modules/reports/report.mapper.js';
import { WatcherEntity } from '../../../src/modules/reports/watcher.entity.js';
import { UserEntity } from '../../../src/modules/users/user.entity.js';
import { toUserRow } from '../../../src/modules/users/user.mapper.js';
import type { Database } from '../../../src/platform/db/database.js';
import { JobEntity } from '../../../src/platform/jobs/job.entity.js';
import { NOON } from '../../contract/stores.js';
import { aCertificate, aForm } from '../../factories/certificate.factory.js';
import { withSql } from '../../support/sql.js';
import { analyze, portions } from './planned.js';

const SURNAMES = ['Wang', 'Li', 'Abdullah', 'Nguyen', 'Okafor', 'Ivanov', 'Haddad', 'Tan'];

const certificate = (id: number) => {
  const status = STATUSES[id % STATUSES.length] ?? 'Unverified';
  const name = `${SURNAMES[id % SURNAMES.length]} N${id.toString(36)} 王小明`;
  const form = aForm({
    name,
    passport: `P${id}`,
    certNo: `C/${id % 2000}`,
    note: 'x'.repeat(600),
    email: `student${id}@example.com`,
  });
  return aCertificate(status, { id, version: 1, ownerId: 1 + (id % 500), form, reportNumber: null });
};

/** Fills the tables with ids from 1 to `count`, every job due, every session open; without files. */
export async function fill(database: Database, count: number): Promise<void> {
  for (const ids of portions(count)) {
    await database.write(
      withSql(async (sql) => {
        await sql.insertAll(
          UserEntity,
          ids.map((id) => ({ id, ...toUserRow({ ...newStudent(`u${id}@x.my`, 'h', 'en', NOON), version: 1 }) })),
        );
        const times = { created_at: NOON.getTime(), expires_at: NOON.getTime() + 1e9, ended_at: null };
        const origin = { device: null, network: null, last_used_at: null, authenticated_at: null, factor_at: null };
        await sql.insertAll(
          SessionEntity,
          ids.map((id) => ({ id: String(id).padStart(32, '0'), user_id: id, ...times, ...origin })),
        );
        await sql.insertAll(
          CertificateEntity,
          ids.map((id) => ({ id, assigned_to: null, rejection_reason_id: null, ...toCertificateRow(certificate(id)) })),
        );
        await sql.insertAll(
          CertificateWordEntity,
          ids.flatMap((id) => toWordRows(id, certificate(id))),
        );
        await sql.insertAll(
          ReportEntity,
          ids.map((id) => ({
            id,
            ...toReportRow({ ...issueReport(certificate(id), `MYV-${id}`, NOON), photo: null }),
          })),
        );
        await sql.insertAll(
          ReportWordEntity,
          ids.flatMap((id) => toReportWordRows(id, issueReport(certificate(id), `MYV-${id}`, NOON))),
        );
        await sql.insertAll(
          WatcherEntity,
          ids.map((id) => ({
            id,
            number: `MYV-${id}`,
            email: `watcher${id % 500}@example.com`,
            language: 'en' as const,
            created_at: NOON.getTime(),
            confirmed_at: NOON.getTime(),
            ends_at: NOON.getTime() + 1e9,
          })),
        );
        await sql.insertAll(
          JobEntity,
          ids.map((id) => ({
            id,
            name: 'mail.code' as const,
            queue: id % 2 === 0 ? ('mail' as const) : ('pdf' as const),
            payload: '{"codeId":1}',
            state: id % 20 === 0 ? ('open' as const) : ('done' as const),
            attempts: 0,
            due_at: NOON.getTime() + id,
            lease_token: null,
            lease_until: null,
            last_error: null,
            created_at: NOON.getTime(),
            done_at: null,
            request_id: null,
            mail_id: null,
          })),
        );
      }),
    );
  }
  await database.write(withSql((sql) => sql.change(COUNT_AFRESH)));
  await analyze(
    database,
    'certificates, certificate_words, certificate_files, users, sessions, reports, report_words, report_watchers, jobs',
  );
}
