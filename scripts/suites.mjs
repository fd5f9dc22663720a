import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './process.mjs';

/** Jest needs the first flag for ES modules. Given on the command line and not in NODE_OPTIONS, so that servers under test do not inherit them. */
const NODE_FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-old-space-size=2048'];
/** A guard against a run that hangs. */
const LONGEST_RUN = 20 * 60_000;

/** What measures time or memory runs by itself, after the others of its suite. */
const ALONE = '\\.alone\\.spec\\.ts$';
/** What waits most of its time, for leases, time limits and restarts, runs beside the others of its suite, which compute meanwhile. */
const WAITING = [
  '/integration/db/(database-away|mariadb-locks)\\.spec\\.ts$',
  '/integration/(jobs/|pdf/browser-lifecycle)',
  '/e2e/faults/',
  '/e2e/(backup|crash|health|idempotency|news-views|object-storage|races|retention|shutdown|workers)\\.spec\\.ts$',
].join('|');

// A library's timer or thread that outlives the last test must not hold up the count; Jest says so when it had to leave one behind.
const IN_BAND = ['--forceExit', '--runInBand'];
const atOnce = (files) => ['--forceExit', `--maxWorkers=${files}`];
const alone = [[...IN_BAND, '--testPathPatterns', ALONE]];
const others = [...atOnce(2), '--testPathIgnorePatterns', ALONE];
const beside = [
  [...others, WAITING],
  [...atOnce(2), '--testPathPatterns', WAITING],
];

/** The Jest projects, in the order in which a failure is cheapest; of each, one after the other, the runs that go at the same time. */
export const SUITES = {
  unit: [[['--maxWorkers=100%']]],
  architecture: [[[]]],
  integration: [beside, alone],
  e2e: [beside, alone],
  'e2e-stack': [[others]],
  ui: [[others]],
};

/** Programs that a whole suite needs; elsewhere single tests are left out. */
const NEEDS = { 'e2e-stack': ['mariadbd', 'redis-server'] };

/**
 * Runs one Jest project and reads the counts out of Jest's own reports.
 * @param {keyof typeof SUITES} name
 * @param {{ show?: boolean }} options `show`: let Jest write to the terminal; otherwise its words are in `output`
 * @returns {Promise<{ name: string, passed: number, failed: number, skipped: number, output: string, seconds: number }>}
 *   A test file that does not load counts as one failure, and so do a run that left no report and a run without a test.
 */
export async function runSuite(name, { show = true } = {}) {
  const total = { name, passed: 0, failed: 0, skipped: 0, output: '', seconds: 0 };
  const missing = (NEEDS[name] ?? []).filter((program) => spawnSync(program, ['--version']).error);
  if (missing.length > 0) {
    console.warn(`\n*** ${name} DID NOT RUN: it needs ${missing.join(' and ')} ***\n`);
    return { ...total, skipped: 1 };
  }
  for (const runs of SUITES[name]) {
    const ended = await Promise.all(runs.map((options) => runJest(name, options, show)));
    for (const run of ended) for (const field of ['passed', 'failed', 'skipped', 'output']) total[field] += run[field];
    total.seconds += Math.max(...ended.map(({ seconds }) => seconds));
  }
  return total;
}

async function runJest(name, options, show) {
  const folder = mkdtempSync(join(tmpdir(), 'myverify-test-'));
  const report = join(folder, 'report.json');
  const args = ['--selectProjects', name, '--passWithNoTests', '--json', '--outputFile', report, ...options];
  const ran = await runTool('jest/bin/jest.js', args, { show, timeout: LONGEST_RUN, nodeFlags: NODE_FLAGS });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  rmSync(folder, { recursive: true });
  const silent = counts.failed === 0 && (ran.code !== 0 || counts.passed === 0);
  return { ...counts, failed: silent ? 1 : counts.failed, output: ran.output, seconds: ran.seconds };
}

function count(report) {
  const unloadable = report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable, skipped };
}
