// npm test: install, build, judge the code, run every test. `npm test -- unit e2e` runs only the suites named.
import './node-version.mjs';
import { build } from './build.mjs';
import { runChecks } from './checks.mjs';
import { installPackages } from './install.mjs';
import { runSuites, SUITES } from './suites.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are ${SUITES.join(', ')}.`);
  process.exit(2);
}

const wanted = SUITES.filter((name) => asked.length === 0 || asked.includes(name));

let counted = false;
process.on('exit', () => {
  if (!counted) console.log('0 passed, 1 failed');
});

const { nativeParts } = await installPackages();
const building = build({ nativeParts });
const results = [];
// Beside the build, which takes one processor most of its time.
if (asked.length === 0) results.push({ name: 'checks', skipped: 0, ...(await runChecks()) });
const run = async (isMeant) => results.push(...(await runSuites(wanted.filter(isMeant))));
await run((name) => name === 'architecture');
// Services work on SQLite; like the checks they are taken from the sources.
await nativeParts;
await run((name) => name === 'unit');
await building;
await run((name) => name !== 'architecture' && name !== 'unit');

const sum = (field) => results.reduce((total, result) => total + result[field], 0);
const listed = (title, ones) => ones.length > 0 && console.log(`\n${title}:\n${ones.join('\n')}`);
const withReason =
  ({ why = {} }) =>
  (test) =>
    `  ${test}\n${(why[test] ?? '').replace(/^(?=.)/gm, '      ')}`;
listed(
  'Passed at the second try only; a race to be mended',
  results.flatMap((result) => (result.shaky ?? []).map(withReason(result))),
);
listed(
  'Failed',
  results.flatMap((result) => (result.failures ?? []).map(withReason(result))),
);
console.log('');
for (const { name, passed, failed, skipped } of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} NOT RUN` : ''}`);
}
// Where CI says that every program is there, a test that did not run is a failure.
const failed = sum('failed') + (process.env.CI === 'true' ? sum('skipped') : 0);
console.log(`${sum('passed')} passed, ${failed} failed`);
counted = true;
process.exitCode = failed === 0 ? 0 : 1;
