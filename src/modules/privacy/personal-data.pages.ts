import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '../../domain/audit/audit-event.js';
import { formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { Report } from '../../domain/certificate/report.js';
import type { StoredFile } from '../../domain/files/stored-file.js';
import { FileReader } from '../../ports/file.store.js';
import { type KeptSession, PersonalDataReader } from '../../ports/personal-data.js';

const PAGE = 100;

/** Everything about one user, a page at a time, each read when it is asked for. */
@Injectable()
export class PersonalDataPages {
  constructor(
    private readonly data: PersonalDataReader,
    private readonly fileReader: FileReader,
  ) {}

  certificates(userId: number): AsyncGenerator<Certificate[]> {
    return walk<Certificate>((last) => this.data.certificates(userId, last?.id ?? 0, PAGE));
  }

  async *reports(userId: number): AsyncGenerator<Report[]> {
    for await (const page of this.certificates(userId)) {
      yield await this.data.reports(page.filter(({ reportNumber }) => reportNumber !== null).map(({ id }) => id));
    }
  }

  /** What the user uploaded, and what staff uploaded for his records. */
  async *files(userId: number): AsyncGenerator<StoredFile[]> {
    yield* walk<StoredFile>((last) => this.data.files(userId, last?.id ?? '', PAGE));
    const told = new Set<string>();
    for await (const page of this.certificates(userId)) {
      const named = page.flatMap(({ form }) => formFiles(form).map(({ id }) => id)).filter((id) => !told.has(id));
      const files = await this.fileReader.findByIds(named);
      const others = files.filter(({ ownerId }) => ownerId !== userId);
      for (const { id } of others) told.add(id);
      yield others;
    }
  }

  sessions(userId: number): AsyncGenerator<KeptSession[]> {
    return walk<KeptSession>((last) => this.data.sessions(userId, last?.id ?? '', PAGE));
  }

  async *events(userId: number): AsyncGenerator<AuditEvent[]> {
    yield* walk<AuditEvent>((last) => this.data.events(userId, 'by', last, PAGE));
    yield* walk<AuditEvent>((last) => this.data.events(userId, 'about', last, PAGE));
  }
}

async function* walk<T>(readBehind: (last: T | null) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let last: T | null = null; ; ) {
    const page: T[] = await readBehind(last);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1) ?? null;
  }
}
