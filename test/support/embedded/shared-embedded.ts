import { Keeper } from '../kept/keeper.js';
import { type SharedProcesses, SharedServer } from '../kept/shared-server.js';
import { type RunningServer, type ServerOptions, startAlone } from '../server.js';
import { viewsWritten } from '../views.js';

export interface EmbeddedProcess extends SharedProcesses {
  readonly pid: number;
}

const keeper = new Keeper('embedded', new URL('./embedded.process.ts', import.meta.url));

class SharedEmbedded extends SharedServer {
  constructor(private readonly embedded: EmbeddedProcess) {
    super(embedded);
  }

  /** For who looks at it from outside. */
  override get pid(): number {
    return this.embedded.pid;
  }

  override async dispose(): Promise<void> {
    await viewsWritten();
  }
}

/** The server that the test files of this process share, or one with settings or data of its own. */
export async function startEmbedded(options: ServerOptions): Promise<RunningServer> {
  const { env = {}, dataDir } = options;
  if (dataDir !== undefined || Object.keys(env).length > 0) return startAlone(options);
  return new SharedEmbedded(await keeper.ask<EmbeddedProcess>('/embedded'));
}
