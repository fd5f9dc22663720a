import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import type { Report } from '../../domain/report/report.js';
import { type KnownReports, numberOf } from '../../domain/report-check/check-outcome.js';
import { type CheckItem } from '../../domain/report-check/check-request.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { LookUpNotes } from './look-up-notes.service.js';
import { ReportReader } from './report.repository.js';

/** Finds the reports that many items name, in few questions to the database. */
@Injectable()
export class KnownReportsService {
  constructor(
    private readonly reports: ReportReader,
    private readonly notes: LookUpNotes,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  async namedBy(items: readonly CheckItem[]): Promise<KnownReports> {
    const files = await this.reports.findByPdfs([...new Set(items.flatMap(({ sha256 }) => sha256 ?? []))]);
    const numbers = items.flatMap((item) => numberOf(item) ?? []);
    const ofFiles = [...files.values()].map(({ number }) => number);
    const editions = await this.reports.findAllEditions([...new Set([...numbers, ...ofFiles])]);
    return {
      editionsOf: (number) => editions.get(number) ?? [],
      ofFile: (sha256) => files.get(sha256) ?? null,
    };
  }

  /** Writes down that they were come by, and has their holders told where that is due. */
  note(entries: readonly AuditEntry[], found: readonly Report[]): Promise<void> {
    return this.notes.add(
      entries,
      found.map((report) => ({ report })),
    );
  }

  /** What the trail may keep of what somebody sent. */
  hashesOf(item: Pick<CheckItem, 'number' | 'sha256'>): object {
    const { number, sha256 } = item;
    return {
      ...(number === null ? {} : { numberHash: this.pseudonyms.of(number) }),
      ...(sha256 === null ? {} : { fileHash: this.pseudonyms.of(sha256) }),
    };
  }
}
