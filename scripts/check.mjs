// npm run check: everything that can be judged without a database or a browser. How long it takes: docs/contributing.md.
import './node-version.mjs';
import { CHECKS, runChecks } from './checks.mjs';
import { install } from './install.mjs';
import { runSuite } from './suites.mjs';

await install();
const quickTests = ['unit', 'architecture'].map((name) => ({ name: `${name} tests`, judge: () => judgeSuite(name) }));
const { failed } = await runChecks([...quickTests, ...CHECKS]);
process.exit(failed === 0 ? 0 : 1);

async function judgeSuite(name) {
  const result = await runSuite(name, { show: false });
  return { ...result, code: result.failed === 0 ? 0 : 1 };
}
