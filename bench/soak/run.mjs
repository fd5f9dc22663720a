// npm run soak: a production in small under a small load for long, and whether anything grows, is lost or is done
// twice. Exits with 1 where it is so. SOAK_BUILT=yes takes the build that is there; `--help` tells the options.
import '../../scripts/node-version.mjs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { writeSection } from '../document.mjs';
import { countAll } from './counts.mjs';
import { startLoad } from './load.mjs';
import { startProduction } from './production.mjs';
import { sectionOf } from './report.mjs';
import { judge, sample } from './samples.mjs';

const USAGE = `npm run soak -- [options]
  --minutes=120     how long
  --apply-every=45  seconds from one application to the next
  --reads=2         a second
  --write           puts what was found into docs/benchmarks.md`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    'apply-every': { type: 'string', default: '45' },
    reads: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const options = {
  minutes: Number(values.minutes),
  applyEvery: Number(values['apply-every']),
  reads: Number(values.reads),
};
if (!Object.values(options).every((value) => value > 0)) {
  console.error(USAGE);
  process.exit(2);
}
const SAMPLE_EVERY_MS = 60_000;
const MB = 1024;

if (process.env.SOAK_BUILT !== 'yes') await build();
const folder = await mkdtemp(join(tmpdir(), 'myverify-soak-'));
const running = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void tidyUp().then(() => process.exit(1)));
let found;
try {
  found = await soak();
} finally {
  await tidyUp();
}
const section = sectionOf(found);
console.log(`\n${section}`);
if (values.write) await writeSection(section);
const isWhole = found.counts.every(({ lost, doubled }) => lost === 0 && doubled === 0);
const isFlat = found.flat.every(({ kept }) => kept);
console.log(
  `Nothing lost, nothing doubled: ${isWhole}. Flat: ${isFlat}. Calls that failed: ${found.noted.failed.length}.`,
);
process.exit(isWhole && isFlat && found.noted.failed.length === 0 ? 0 : 1);

async function soak() {
  const production = await startProduction(folder, (program) => {
    running.push(program);
    return program;
  });
  console.log(`Two APIs and two workers stand; the load begins, for ${options.minutes} minutes.`);
  const began = Date.now();
  const { noted, over } = startLoad(production, options);
  const samples = [];
  const end = began + options.minutes * 60_000;
  for (let at = 1; began + at * SAMPLE_EVERY_MS <= end; at += 1) {
    await sleep(began + at * SAMPLE_EVERY_MS - Date.now());
    samples.push(await sample(production));
    const told = Object.entries(samples.at(-1)).map(([name, value]) => `${name} ${Math.round(value)}`);
    console.log(`${at} min: ${noted.approved.length} of ${noted.applied.length} approved; ${told.join(', ')}`);
  }
  await over;
  const minutes = (Date.now() - began) / 60_000;
  const counts = await countAll(production, noted);
  const besides = {};
  for (const [name, { pid }] of Object.entries(production.besides)) besides[name] = await residentOf(pid);
  await production.end();
  const { version } = production;
  return { options, minutes, samples, flat: judge(samples), counts, noted, version, besides };
}

async function residentOf(pid) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / MB;
}

async function tidyUp() {
  for (const program of running.splice(0).reverse()) await program.stop();
  await rm(folder, { recursive: true, force: true });
}
