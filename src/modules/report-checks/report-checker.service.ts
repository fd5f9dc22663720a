import { Injectable } from '@nestjs/common';
import type { KeyMode } from '../../domain/integrator/key-text.js';
import type { Report } from '../../domain/report/report.js';
import {
  type CheckOutcome,
  checkItem,
  type KnownReports,
  numbersFound,
} from '../../domain/report-check/check-outcome.js';
import type { CheckItem } from '../../domain/report-check/check-request.js';
import { type Asking, reportCheckedBy } from '../../domain/report-check/report-check.audit.js';
import { testReports } from '../../domain/report-check/test-reports.js';
import { NameReader } from '../../platform/names/name-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { KnownReportsService } from '../reports/known-reports.service.js';

/** Compares what is claimed of reports with what they say. */
@Injectable()
export class ReportCheckerService {
  constructor(
    private readonly known: KnownReportsService,
    private readonly names: NameReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** In the live mode each look-up is written down with who asked, and holders are told as of any other. */
  async check(items: readonly CheckItem[], asking: Asking, mode: KeyMode): Promise<CheckOutcome[]> {
    const known = mode === 'test' ? testReports : await this.rememberedAndRead(items, asking.integratorId);
    const read = (text: string) => this.names.read(text);
    const checked = items.map((item) => ({ item, ...checkItem(item, known, read) }));
    const outcomes = checked.map(({ outcome }) => outcome);
    if (mode === 'test') return outcomes;
    const entries = checked.map(({ item, outcome, report }) =>
      reportCheckedBy(asking, outcome, this.known.hashesOf(item), report),
    );
    const found = new Map<number, Report>(checked.flatMap(({ report }) => (report ? [[report.id, report]] : [])));
    await this.known.note(entries, [...found.values()]);
    return outcomes;
  }

  /**
   * What is found is remembered, and then read once more: were it withdrawn after it was read and before it is
   * remembered, the integrator would be told `valid`, and never of the withdrawal.
   */
  private async rememberedAndRead(items: readonly CheckItem[], integratorId: number): Promise<KnownReports> {
    const remembered = new Set<string>();
    for (;;) {
      const known = await this.known.namedBy(items);
      const fresh = numbersFound(items, known).filter((number) => !remembered.has(number));
      if (fresh.length === 0) return known;
      await this.unitOfWork.run((tx) => tx.reportChecks.remember(integratorId, fresh, this.clock.now()));
      for (const number of fresh) remembered.add(number);
    }
  }
}
