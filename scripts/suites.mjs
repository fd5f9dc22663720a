import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './process.mjs';

/** Jest needs the first flag for ES modules. Given on the command line and not in NODE_OPTIONS, so that servers under test do not inherit them. */
const NODE_FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-old-space-size=2048'];
const LONGEST_SUITE = 30 * 60_000;

/** The Jest projects, in the order in which a failure is cheapest. */
export const SUITES = {
  unit: [],
  architecture: [],
  // A library's timer or thread that outlives the last test must not hold up the count; Jest says so when it had to leave one behind.
  integration: ['--forceExit'],
  // The servers under test take the ports, the databases and the processors of the machine.
  e2e: ['--forceExit', '--runInBand'],
  ui: ['--forceExit', '--runInBand'],
};

/**
 * Runs one Jest project and reads the counts out of Jest's own report.
 * @param {keyof typeof SUITES} name
 * @param {{ show?: boolean }} options `show`: let Jest write to the terminal; otherwise its words are in `output`
 * @returns {Promise<{ name: string, passed: number, failed: number, skipped: number, output: string, seconds: number }>}
 *   A test file that does not load counts as one failure, and so do a run that left no report and a suite without a test.
 */
export async function runSuite(name, { show = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'myverify-test-'));
  const report = join(folder, 'report.json');
  const args = ['--selectProjects', name, '--passWithNoTests', '--json', '--outputFile', report, ...SUITES[name]];
  const ran = await runTool('jest/bin/jest.js', args, { show, timeout: LONGEST_SUITE, nodeFlags: NODE_FLAGS });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  rmSync(folder, { recursive: true });
  const silent = counts.failed === 0 && (ran.code !== 0 || counts.passed === 0);
  return { name, ...counts, failed: silent ? 1 : counts.failed, output: ran.output, seconds: ran.seconds };
}

function count(report) {
  const unloadable = report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable, skipped };
}
