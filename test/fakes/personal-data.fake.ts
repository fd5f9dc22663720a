import { normaliseEmail } from '../../src/domain/account/email.js';
import type { AuditEntry, AuditEvent } from '../../src/domain/audit/audit-event.js';
import type { Certificate } from '../../src/domain/certificate/certificate.js';
import type { CertificateStatus } from '../../src/domain/certificate/certificate.machine.js';
import type { FileId, StoredFile } from '../../src/domain/files/stored-file.js';
import type { Report } from '../../src/domain/report/report.js';
import {
  type EventSide,
  type KeptSession,
  PersonalDataReader,
  type PersonalDataStore,
} from '../../src/modules/privacy/personal-data.repository.js';
import { InMemoryFileStore } from './file.store.fake.js';
import type { MemoryTables } from './memory.tables.js';

const byId = <T extends { readonly id: string | number }>(one: T, other: T) =>
  one.id < other.id ? -1 : Number(one.id > other.id);

/** The events of the fake unit of work tell no time: they are taken as of one moment, in their order. */
export class InMemoryPersonalDataReader extends PersonalDataReader {
  constructor(
    private readonly tables: MemoryTables,
    private readonly audit: readonly AuditEntry[],
  ) {
    super();
  }

  async certificates(ownerId: number, afterId: number, limit: number): Promise<Certificate[]> {
    const own = [...this.tables.certificates.values()].filter((one) => one.ownerId === ownerId && one.id > afterId);
    return own.sort(byId).slice(0, limit);
  }

  async reports(certificateIds: readonly number[]): Promise<Report[]> {
    const all = [...this.tables.reports.values()];
    return all.filter(({ certificateId }) => certificateIds.includes(certificateId)).sort(byId);
  }

  async files(ownerId: number, afterId: FileId, limit: number): Promise<StoredFile[]> {
    return [...this.tables.files.values()]
      .filter((one) => one.ownerId === ownerId && one.id > afterId && !one.discardedAt)
      .sort(byId)
      .slice(0, limit)
      .map(({ discardedAt: _, ...file }) => file);
  }

  async sessions(userId: number, afterId: string, limit: number): Promise<KeptSession[]> {
    const own = [...this.tables.sessions.values()].filter((one) => one.userId === userId && one.id > afterId);
    return own.sort(byId).slice(0, limit);
  }

  async events(userId: number, side: EventSide, after: AuditEvent | null, limit: number): Promise<AuditEvent[]> {
    return this.audit
      .map((entry, at): AuditEvent => ({ ...entry, id: at + 1, at: new Date(0) }))
      .filter(({ actorId, subject }) =>
        side === 'by'
          ? actorId === userId
          : actorId !== userId && subject?.type === 'user' && subject.id === String(userId),
      )
      .filter(({ id }) => id > (after?.id ?? 0))
      .slice(0, limit);
  }
}

export class InMemoryPersonalDataStore implements PersonalDataStore {
  constructor(private readonly tables: MemoryTables) {}

  async owned(ownerId: number, statuses: readonly CertificateStatus[], limit: number): Promise<Certificate[]> {
    return [...this.tables.certificates.values()]
      .filter((one) => one.ownerId === ownerId && statuses.includes(one.status))
      .sort(byId)
      .slice(0, limit);
  }

  async hideReports(certificateId: number, now: Date): Promise<void> {
    for (const report of [...this.tables.reports.values()]) {
      if (report.certificateId !== certificateId || report.erasedAt) continue;
      this.tables.reports.set(report.id, { ...report, erasedAt: now });
    }
  }

  async forgetAddresses(userId: number, email: string): Promise<void> {
    for (const [id, code] of [...this.tables.codes]) {
      if (code.email === normaliseEmail(email)) this.tables.codes.delete(id);
    }
    for (const [id, change] of [...this.tables.emailChanges]) {
      if (change.userId === userId) this.tables.emailChanges.delete(id);
    }
    for (const [id, watcher] of [...this.tables.watchers]) {
      if (watcher.email === normaliseEmail(email)) this.tables.watchers.delete(id);
    }
  }

  async discardFilesOf(ownerId: number, limit: number, now: Date): Promise<FileId[]> {
    const files = new InMemoryFileStore(this.tables);
    const own = [...this.tables.files.values()].filter((file) => file.ownerId === ownerId);
    const discarded: FileId[] = [];
    for (const { id } of own) {
      if (discarded.length < limit) discarded.push(...(await files.discardUnused([id], now)));
    }
    return discarded;
  }

  async removeReports(certificateId: number): Promise<void> {
    for (const [id, report] of [...this.tables.reports]) {
      if (report.certificateId === certificateId) this.tables.reports.delete(id);
    }
  }

  async removeErasedUser(userId: number): Promise<void> {
    if (!this.tables.users.get(userId)?.erasedAt) return;
    this.tables.users.delete(userId);
    for (const [id, { userId: owner }] of [...this.tables.consents])
      if (owner === userId) this.tables.consents.delete(id);
    for (const [id, { userId: owner }] of [...this.tables.sessions])
      if (owner === userId) this.tables.sessions.delete(id);
  }
}
