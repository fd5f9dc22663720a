import { Injectable } from '@nestjs/common';
import type { KeyMode } from '../../domain/integrator/key-text.js';
import type { Report } from '../../domain/report/report.js';
import { type CheckOutcome, checkItem } from '../../domain/report-check/check-outcome.js';
import type { CheckItem } from '../../domain/report-check/check-request.js';
import { type Asking, reportCheckedBy } from '../../domain/report-check/report-check.audit.js';
import { testReports } from '../../domain/report-check/test-reports.js';
import { NameReader } from '../../platform/names/name-reader.port.js';
import { KnownReportsService } from '../reports/known-reports.service.js';

export interface Checked {
  readonly outcomes: readonly CheckOutcome[];
  /** Of the reports that were found, in the live mode. */
  readonly numbers: readonly string[];
}

/** Compares what is claimed of reports with what they say. */
@Injectable()
export class ReportCheckerService {
  constructor(
    private readonly known: KnownReportsService,
    private readonly names: NameReader,
  ) {}

  /** In the live mode each look-up is written down with who asked, and holders are told as of any other. */
  async check(items: readonly CheckItem[], asking: Asking, mode: KeyMode): Promise<Checked> {
    const known = mode === 'test' ? testReports : await this.known.namedBy(items);
    const read = (text: string) => this.names.read(text);
    const checked = items.map((item) => ({ item, ...checkItem(item, known, read) }));
    const outcomes = checked.map(({ outcome }) => outcome);
    if (mode === 'test') return { outcomes, numbers: [] };
    const entries = checked.map(({ item, outcome, report }) =>
      reportCheckedBy(asking, outcome, this.known.hashesOf(item), report),
    );
    const found = new Map<number, Report>(checked.flatMap(({ report }) => (report ? [[report.id, report]] : [])));
    await this.known.note(entries, [...found.values()]);
    return { outcomes, numbers: [...found.values()].map(({ number }) => number) };
  }
}
