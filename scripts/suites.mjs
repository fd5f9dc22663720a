import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { onlyOnTheStack } from '../test/support/stack/on-the-stack.mjs';
import { runTool } from './process.mjs';

/**
 * Jest needs the first flag for ES modules. Given on the command line and not in NODE_OPTIONS, so that servers under
 * test do not inherit them.
 */
const NODE_FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-old-space-size=2048'];
/** A guard against a run that hangs: over twice what the longest suite, the browser tests, takes on two slow cores. */
const LONGEST_RUN = 90 * 60_000;

/** What measures time or memory: one file at a time, when nothing else runs. */
const ALONE = '\\.alone\\.spec\\.ts$';
/** What waits most of its time, for leases, time limits and restarts: beside the tests that compute. */
const WAITING = '\\.waiting\\.spec\\.ts$';

// A library's timer or thread that outlives the last test must not hold up the count; Jest says so when it had to leave
// one behind.
const IN_BAND = ['--forceExit', '--runInBand'];
const TWO_AT_ONCE = ['--forceExit', '--maxWorkers=2'];
const without = (...patterns) => [...TWO_AT_ONCE, '--testPathIgnorePatterns', ...patterns];

/** The Jest projects, in the order in which a failure is cheapest, and how each runs. */
const PROJECTS = {
  unit: ['--maxWorkers=100%'],
  architecture: [],
  integration: without(ALONE, WAITING),
  e2e: without(ALONE, WAITING),
  'e2e-stack': without(ALONE),
  ui: without(ALONE),
};
/** The projects whose files that wait, and those that measure, are left to a run of their own. */
const PARTED = ['integration', 'e2e'];
const PARTS = {
  waiting: [...TWO_AT_ONCE, '--testPathPatterns', WAITING],
  alone: [...IN_BAND, '--testPathPatterns', ALONE],
};
/** Browsers find the machine to themselves: what waits and what measures is done before. */
const LAST = 'ui';
/** Such as `1/3`: CI runs one third of the browser tests at a time. Everybody else runs all. docs/decisions/0132. */
const { MYVERIFY_TEST_UI_SHARD: shard } = process.env;
/** What runs on servers, databases and readers of its own, and so on time. */
const ON_SERVERS = ['integration', 'e2e', 'e2e-stack', 'ui'];
/** Files of a run; where more fail it is not luck. */
const MAY_TRY_AGAIN = 3;
/** What a failed test said is repeated at the end of the run, where it is seen: so many lines of it. */
const WORDS_LINES = 12;

export const SUITES = Object.keys(PROJECTS);

/** Programs that a whole suite needs; elsewhere single tests are left out. */
const NEEDS = { 'e2e-stack': ['mariadbd', 'redis-server'] };

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, failures: string[], shaky?: string[], why: Record<string, string>, output: string, seconds: number }} Result
 *   `failures`: what failed, as "file: test"; `shaky`: what passed at a second try only; `why`: the first words of what each said.
 *   A test file that does not load counts as one failure, and so do a run that left no report and a run without a test.
 */

/**
 * Runs Jest projects one after the other; what waits in them begins with the first of them and goes on beside them all.
 * @param {readonly string[]} names
 * @returns {Promise<Result[]>}
 */
export async function runSuites(names) {
  const parted = PARTED.filter((name) => names.includes(name));
  const left = runsOnTheStack(names) ? ['--testPathIgnorePatterns', ...onlyOnTheStack()] : [];
  const results = [];
  const add = async (result, projects = [result.name]) =>
    results.push(projects.some((one) => ON_SERVERS.includes(one)) ? await withSecondTry(result, projects) : result);
  let waiting;
  for (const name of names.filter((other) => other !== LAST)) {
    if (parted.includes(name)) waiting ??= runJest('waiting', parted, [...PARTS.waiting, ...left]);
    await add(await runSuite(name, { more: name === 'e2e' ? left : [] }));
  }
  if (waiting) {
    await add(await waiting, parted);
    await add(await runJest('alone', parted, PARTS.alone), parted);
  }
  if (names.includes(LAST)) {
    if (shard) console.warn(`\n*** Of the browser tests only ${shard} RUN: npm test -- ${LAST} runs all ***\n`);
    await add(await runSuite(LAST, { more: shard ? ['--shard', shard] : [] }));
  }
  return results;
}

/** Then the tests that a production changes are left to it; otherwise an embedded server runs them too. */
const runsOnTheStack = (names) => names.includes('e2e-stack') && missingFor('e2e-stack').length === 0;

const missingFor = (name) => (NEEDS[name] ?? []).filter((program) => spawnSync(program, ['--version']).error);

/**
 * Runs the files of a few failures again, alone, on servers of their own; what failed both times has failed.
 * docs/decisions/0130.
 */
async function withSecondTry(first, projects) {
  const files = [...new Set(first.failures.map((failure) => failure.split(': ')[0]))];
  if (files.length === 0 || files.length > MAY_TRY_AGAIN) return first;
  const again = await runJest(`${first.name}, a second try`, projects, [...IN_BAND, '--runTestsByPath', ...files]);
  const shaky = again.passed === 0 ? [] : first.failures.filter((failure) => !again.failures.includes(failure));
  const passed = first.passed + shaky.length;
  return {
    ...first,
    passed,
    failed: again.failed,
    failures: again.failures,
    shaky,
    why: { ...again.why, ...first.why },
  };
}

/**
 * Runs one Jest project, without what waits or measures in it where that has runs of its own.
 * @param {keyof typeof PROJECTS} name
 * @param {{ show?: boolean, more?: readonly string[] }} options `show`: let Jest write to the terminal; otherwise its
 * words are in `output`; `more`: for Jest
 * @returns {Promise<Result>}
 */
export async function runSuite(name, { more = [], ...options } = {}) {
  const missing = missingFor(name);
  if (missing.length === 0) return runJest(name, [name], [...PROJECTS[name], ...more], options);
  console.warn(`\n*** ${name} DID NOT RUN: it needs ${missing.join(' and ')} ***\n`);
  return { name, passed: 0, failed: 0, skipped: 1, failures: [], why: {}, output: '', seconds: 0 };
}

/** Runs Jest and reads the counts out of its own report. */
async function runJest(name, projects, options, { show = true } = {}) {
  if (show) console.log(`\n--- ${name} ---`);
  const folder = mkdtempSync(join(tmpdir(), 'myverify-test-'));
  const report = join(folder, 'report.json');
  const args = ['--selectProjects', ...projects, '--passWithNoTests', '--json', '--outputFile', report, ...options];
  const ran = await runTool('jest/bin/jest.js', args, { show, timeout: LONGEST_RUN, nodeFlags: NODE_FLAGS });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [], why: {} };
  rmSync(folder, { recursive: true });
  const silent = counts.failed === 0 && (ran.code !== 0 || counts.passed === 0);
  if (silent) console.warn(`\n*** ${name} ended with ${ran.code} after ${ran.seconds} s, and no test says why ***\n`);
  return { name, ...counts, failed: silent ? 1 : counts.failed, output: ran.output, seconds: ran.seconds };
}

function count(report) {
  const unloadable = report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.testResults.flatMap(failuresOf);
  const [failures, why] = [
    failed.map(({ test }) => test),
    Object.fromEntries(failed.map(({ test, said }) => [test, said])),
  ];
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable, skipped, failures, why };
}

/** The tests of a file that failed; the file alone where it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ test: `${file}: ${test.fullName}`, said: firstWords(test.failureMessages.join('\n')) }));
  return status === 'failed' && failed.length === 0 ? [{ test: file, said: firstWords(message) }] : failed;
}

const firstWords = (said) =>
  stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, WORDS_LINES)
    .map((line) => line.trim().slice(0, 200))
    .join('\n');
