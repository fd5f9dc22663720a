import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, outcomeOf } from './faults.js';
import type { PortalClient } from './portal.js';
import { type RunningServer, waitFor } from './server.js';
import { rowsOf } from './tables.js';

/** A certificate that was answered as verified. */
export interface Verified {
  readonly id: number;
  readonly verifi_no: string | null;
}

interface ReportRow {
  readonly certificate_id: number;
  readonly number: string;
  readonly pdf_key: string | null;
}

/**
 * Waits until everything there is to do is done, then holds what came of it against what was promised: for each
 * verified certificate one report, a PDF that opens and holds the number, and one mail. Certificates that nobody got an
 * answer about are held to the same.
 * @returns how many of the reports and mails are missing or there too often.
 */
export async function expectEachDoneOnce(
  server: RunningServer,
  reader: PortalClient,
  promised: readonly Verified[],
  limit: number,
): Promise<Outcome> {
  const { database } = server;
  const open = "SELECT id, name, state, attempts, last_error FROM jobs WHERE state <> 'done'";
  try {
    await waitFor('all jobs to be done', async () => (await rowsOf(database, open)).length === 0, limit);
  } catch (error) {
    throw new Error(`left: ${JSON.stringify(await rowsOf(database, open))}\n${server.log.slice(-3000)}`, {
      cause: error,
    });
  }
  const verified = await rowsOf<{ id: number; report_number: string }>(
    database,
    "SELECT id, report_number FROM certificates WHERE status = 'Verified' ORDER BY id",
  );
  for (const { id, verifi_no } of promised) expect(verified).toContainEqual({ id, report_number: verifi_no });
  const reports = await rowsOf<ReportRow>(database, 'SELECT certificate_id, number, pdf_key FROM reports');
  const sorted = [...reports].sort((one, next) => one.certificate_id - next.certificate_id);
  expect(sorted.map(({ certificate_id: id, number }) => ({ id, report_number: number }))).toEqual(verified);
  for (const { id, report_number } of verified) expect(await textOfPdf(reader, id)).toContain(report_number);
  const mails = (await server.mails()).map(({ text }) => text ?? '');
  const told = verified.map(({ report_number }) => mails.filter((text) => text.includes(report_number)).length);
  expect(told).toEqual(verified.map(() => 1));
  const numbers = [...promised.map(({ verifi_no }) => verifi_no), ...verified.map((row) => row.report_number)];
  const drawn = outcomeOf(numbers, rendered(reports));
  const mailed = verified.flatMap(({ report_number }, at) =>
    Array.from({ length: told[at] ?? 0 }, () => report_number),
  );
  const sent = outcomeOf(numbers, mailed);
  return { lost: drawn.lost + sent.lost, doubled: drawn.doubled + sent.doubled };
}

const rendered = (reports: readonly ReportRow[]) =>
  reports.filter(({ pdf_key }) => pdf_key !== null).map(({ number }) => number);

async function textOfPdf(reader: PortalClient, id: number): Promise<string> {
  const answer = await reader.raw(`/api/cert/pdf?id=${id}`);
  expect([id, answer.status]).toEqual([id, 200]);
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const path = join(folder, 'report.pdf');
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  return text;
}
