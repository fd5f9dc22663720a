import { Injectable } from '@nestjs/common';
import { editionOfPdfKey, isOrphanedPdf, REPORT_PDFS, type ReportEdition } from '../../domain/report/report-pdf.js';
import { Clock } from '../../platform/security/clock.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import type { StoredName } from '../../platform/storage/raw-files.port.js';
import { ReportReader } from './report.repository.js';

/** Keys that are compared with the reports by one query. */
const SLICE = 500;

/**
 * Removes what renders left in the storage that were killed before their PDF was noted: no row tells of those. May run
 * in several processes at once, and stop anywhere.
 */
@Injectable()
export class OrphanedPdfsService {
  constructor(
    private readonly storage: FileStorage,
    private readonly reports: ReportReader,
    private readonly clock: Clock,
  ) {}

  /** @returns how many PDFs were removed. */
  async sweep(signal?: AbortSignal): Promise<number> {
    let removed = 0;
    for await (const slice of slicesOf(this.storage.list(REPORT_PDFS))) {
      if (signal?.aborted) break;
      removed += await this.sweepSlice(slice);
    }
    return removed;
  }

  private async sweepSlice(stored: readonly StoredName[]): Promise<number> {
    const numbers = stored.flatMap(({ key }) => editionOfPdfKey(key)?.number ?? []);
    const found = await this.reports.findPdfs([...new Set(numbers)]);
    const noted = new Map(found.map((pdf) => [nameOf(pdf), pdf]));
    const now = this.clock.now();
    const orphans = stored.filter((one) => {
      const edition = editionOfPdfKey(one.key);
      return edition !== null && isOrphanedPdf(one, noted.get(nameOf(edition)), now);
    });
    for (const { key } of orphans) await this.storage.deleteUnknown(key);
    return orphans.length;
  }
}

const nameOf = ({ number, edition }: ReportEdition) => `${number}-${edition}`;

async function* slicesOf(names: AsyncIterable<StoredName>): AsyncGenerator<StoredName[]> {
  let slice: StoredName[] = [];
  for await (const name of names) {
    slice.push(name);
    if (slice.length < SLICE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
