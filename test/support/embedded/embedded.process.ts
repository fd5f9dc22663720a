import { join } from 'node:path';
import { Keeping } from '../kept/keeping.js';
import { type RunningServer, startServer } from '../server.js';
import { FirstData } from './first-data.js';
import type { EmbeddedProcess } from './shared-embedded.js';

/**
 * One embedded server for each of Jest's processes, and its keeper. It is put back to its beginning for each test file.
 */
const keeping = await Keeping.begin('embedded');

let kept: { readonly server: RunningServer; readonly first: FirstData } | undefined;
let started = 0;

async function start() {
  started += 1;
  const server = await startServer({ dataDir: join(keeping.folder, `data-${started}`) });
  keeping.listenTo(server);
  keeping.atEnd(() => server.stop());
  return { server, first: new FirstData(server.dataDir, join(keeping.folder, `first-${started}.sqlite`)) };
}

keeping.answer({
  '/embedded': async (): Promise<EmbeddedProcess> => {
    // One that has crashed fails the tests of the file that brought it down, not those of the next one.
    if (kept && kept.server.process.exitCode === null && kept.server.process.signalCode === null) {
      await kept.first.restore();
    } else kept = await start();
    keeping.clearLog();
    const { url, dataDir, pid } = kept.server;
    return { url, dataDir, pid, log: keeping.log };
  },
});
