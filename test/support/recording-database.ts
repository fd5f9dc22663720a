import { AbstractLogger } from 'typeorm';
import { Database } from '../../src/platform/db/database.js';
import type { Value } from '../../src/platform/db/sql.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** Keeps what is sent to the database. */
export class RecordingDatabase extends Database {
  protected override readonly answerLimit = 60_000;
  readonly sent: Statement[] = [];

  override async connect(): Promise<void> {
    const logger = new StatementLogger((statement) => this.sent.push(statement));
    for (const source of new Set([this.writer, this.reader])) source.setOptions({ logging: ['query'], logger });
    await super.connect();
  }

  /** What `work` reads from tables, in the order it is sent. */
  async readBy(work: () => Promise<unknown>): Promise<readonly Statement[]> {
    this.sent.length = 0;
    await work();
    return this.sent.filter(({ text }) => /^SELECT .* FROM /s.test(text));
  }
}

class StatementLogger extends AbstractLogger {
  constructor(private readonly tell: (statement: Statement) => void) {
    super(['query']);
  }

  override logQuery(text: string, values: Value[] = []): void {
    this.tell({ text, values });
  }

  protected override writeLog(): void {}
}
