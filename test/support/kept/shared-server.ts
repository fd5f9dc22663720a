import { existsSync, readFileSync } from 'node:fs';
import { RunningServer, type Surroundings } from '../server.js';

export interface SharedProcesses {
  readonly url: string;
  readonly dataDir: string;
  /** The file that they write to. */
  readonly log: string;
}

/** A server that test files take in turn. Nobody ends its processes: who wants that starts a server of their own. */
export class SharedServer extends RunningServer {
  constructor(
    private readonly shared: SharedProcesses,
    surroundings: Surroundings | null = null,
  ) {
    super(shared.url, shared.dataDir, null, [], surroundings);
  }

  override get log(): string {
    return existsSync(this.shared.log) ? readFileSync(this.shared.log, 'utf8') : '';
  }

  override async dispose(): Promise<void> {}
}
