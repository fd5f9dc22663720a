import { AbstractLogger, type LogLevel, type LogMessage } from 'typeorm';
import type { Database } from '../../src/platform/db/database.js';
import type { Value } from '../../src/platform/db/sql.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** Keeps what is sent. */
class Noting extends AbstractLogger {
  readonly sent: Statement[] = [];

  constructor() {
    super(['query']);
  }

  protected override writeLog(_: LogLevel, { message, parameters }: LogMessage): void {
    this.sent.push({ text: String(message), values: Array.isArray(parameters) ? parameters : [] });
  }
}

/** The SELECTs that `work` sends, as they are sent. */
export async function selectsOf(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const sources = [...new Set([database.reader, database.writer])];
  const before = sources.map(({ logger }) => logger);
  const noting = new Noting();
  for (const source of sources) source.logger = noting;
  try {
    await work();
  } finally {
    for (const [place, source] of sources.entries()) source.logger = before[place] ?? source.logger;
  }
  return noting.sent.filter(({ text }) => text.startsWith('SELECT'));
}
