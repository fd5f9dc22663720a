import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, run, runTool } from './process.mjs';

/**
 * By TypeScript 7, which takes a sixth of the time. What is compiled is compiled by 6: nest, knip and others call it as
 * a library, which 7 is not.
 */
const types = (project) => () =>
  runTool('typescript-native/bin/tsc', ['-p', project, '--noEmit', ...remembering(project)]);

/** What has not changed since is not judged anew: a tenth of the processor time for a project as it was. */
function remembering(project) {
  return [
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
  ];
}

/**
 * Everything that is judged without running the product. The slow ones come first, so that none is waited for at the
 * end.
 */
export const CHECKS = [
  { name: 'types: server', judge: types('tsconfig.json') },
  { name: 'unused code', judge: () => runTool('knip/bin/knip.js', ['--no-progress', '--cache']) },
  { name: 'import rules', judge: () => runTool('dependency-cruiser/bin/dependency-cruise.mjs', importRuleArgs()) },
  { name: 'types: student-ui', judge: types('student-ui/tsconfig.json') },
  { name: 'types: admin-ui', judge: types('admin-ui/tsconfig.json') },
  { name: 'types: api-client', judge: types('api-client/tsconfig.json') },
  {
    name: 'format and lint',
    judge: () => run(join(ROOT, 'node_modules/.bin/biome'), ['check', '--error-on-warnings']),
  },
];

function importRuleArgs() {
  return [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'src',
    'migrations',
    'test',
    'admin-ui',
    'student-ui',
    'api-client',
  ];
}

/**
 * Runs jobs, a few at a time, and tells of each as it ends; the output of those that failed is printed whole.
 * @param {readonly { name: string, judge: () => Promise<{ code: number, output: string, seconds: number }> }[]} jobs
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(jobs = CHECKS) {
  const waiting = [...jobs];
  let failed = 0;
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { code, output, seconds } = await job.judge();
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${job.name} (${seconds} s)`);
      if (code !== 0) {
        failed += 1;
        console.error(output);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return { passed: jobs.length - failed, failed };
}
