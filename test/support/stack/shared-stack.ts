import type { ChildProcess } from 'node:child_process';
import { Keeper } from '../kept/keeper.js';
import { type SharedProcesses, SharedServer } from '../kept/shared-server.js';
import { RunningServer, type ServerOptions, type Surroundings, startAlone } from '../server.js';
import { type RunningWorker, startWorker } from '../worker.js';

export interface HandedOut extends Surroundings, SharedProcesses {
  /** The addresses of the APIs behind the balancer. */
  readonly apis: readonly string[];
}

/** A server with settings of its own, with a worker beside it. */
class OwnServer extends RunningServer {
  constructor(
    server: RunningServer,
    child: ChildProcess,
    surroundings: Surroundings,
    private readonly worker: RunningWorker,
  ) {
    super(server.url, server.dataDir, child, server.output, surroundings);
  }

  override get log(): string {
    return super.log + this.worker.log;
  }

  protected override async end(signal: NodeJS.Signals): Promise<number | null> {
    await this.worker.end(signal);
    return super.end(signal);
  }
}

const keeper = new Keeper('stack', new URL('./stack.process.ts', import.meta.url));
const known = new Map<string, Surroundings>();

/**
 * In place of an embedded server: the shared stack, or a server in its surroundings where it has settings of its own.
 */
export async function startOnStack(options: ServerOptions): Promise<RunningServer> {
  const { env = {}, dataDir } = options;
  if (dataDir === undefined && Object.keys(env).length === 0) {
    const stack = await keeper.ask<HandedOut>('/stack');
    return new SharedServer(stack, stack);
  }
  const surroundings = (dataDir && known.get(dataDir)) || (await keeper.ask<Surroundings>('/surroundings'));
  const settings = { ...surroundings.settings, ...env };
  const server = await startAlone({ ...options, env: settings });
  if (!server.process) throw new Error('the server has no process');
  known.set(server.dataDir, surroundings);
  const worker = startWorker(server.dataDir, { PUBLIC_URL: server.url, ...settings });
  return new OwnServer(server, server.process, { ...surroundings, settings }, worker);
}
