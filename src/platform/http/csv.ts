import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from '../../domain/shared/csv.js';
import type { AppReply } from './request.js';

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CsvValue;
}

/**
 * Answers with a file that is written as it is read: nothing is gathered, and whoever hangs up ends the reading. Rows
 * come in groups of a few hundred at most, for each group is one piece of work between which others get their turn.
 */
export function sendCsv<Row>(
  reply: AppReply,
  name: string,
  columns: readonly CsvColumn<Row>[],
  groups: AsyncIterable<readonly Row[]>,
): StreamableFile {
  reply.header('X-Content-Type-Options', 'nosniff').header('Cache-Control', 'private, no-store');
  // One group is being sent, one is ready.
  const stream = Readable.from(csvChunks(columns, groups), { highWaterMark: 1 });
  return new StreamableFile(stream, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"`,
  });
}

/**
 * The bytes of a table as RFC 4180 has it, in UTF-8 with a byte order mark: the titles first, then each group of rows.
 */
export async function* csvChunks<Row>(
  columns: readonly CsvColumn<Row>[],
  groups: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(columns.map((column) => column.title)));
  for await (const rows of groups) {
    yield Buffer.from(rows.map((row) => csvLine(columns.map((column) => column.value(row)))).join(''));
  }
}
