import { measureChecks } from './checks.mjs';
import { measureJobs } from './jobs.mjs';
import { measurePackages } from './packages.mjs';
import { measureMemory, measureStart } from './process.mjs';
import { measureRenders } from './renders.mjs';
import { measureSignals } from './signals.mjs';
import { measureUploads } from './uploads.mjs';

/** What has a budget beside the rates of calls. Each tells `title`, `found`, `budget` and whether it is `kept`. */
export const OTHERS = [
  { name: 'start', run: measureStart },
  { name: 'memory', run: measureMemory },
  { name: 'packages', run: measurePackages },
  { name: 'jobs', run: measureJobs },
  { name: 'checks', run: measureChecks },
  { name: 'signals', run: measureSignals },
  { name: 'renders', run: measureRenders },
  { name: 'uploads', run: measureUploads },
];
