import { cpus } from 'node:os';
import { table, whole } from '../api/text.mjs';

/** The section of docs/benchmarks.md. */
export function sectionOf({ options, minutes, samples, flat, counts, noted, version, besides }) {
  const verdict = (kept) => (kept ? 'kept' : '**missed**');
  const number = (value) => (Math.abs(value) < 10 ? value.toFixed(1) : whole(value));
  const series = flat.map(({ name, first, last, highest, rise, most, kept }) => [
    name,
    ...[first, last, highest, rise, most].map(number),
    verdict(kept),
  ]);
  const rows = counts.map(({ title, promised, lost, doubled }) => [title, promised, lost, doubled]);
  return `## A soak

\`npm run soak\` has a production in small (MariaDB ${version}, Redis, a stand-in for S3, one for a mail server, two APIs, two workers) asked what a day asks of it, little of it, for long: each application goes from the code
by mail over six files, verdicts and the approval to the downloaded report; every fifth is rejected first. On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node.js ${process.versions.node}, ${whole(minutes)} minutes: an application every
${options.applyEvery} s, ${options.reads} reads a second, a check of 120 reports a minute; ${whole(noted.reads)} reads and ${noted.checks} checks were answered, ${noted.failed.length} calls failed.

${table(['what was answered', 'promised', 'lost', 'doubled'], rows)}

${samples.length} samples, one a minute; the first quarter is warm-up and not judged. The rise over the rest is the median of all slopes between two samples, times its length. Bar: 10 % of the median for memory (MB, resident), 25 %
for that of a worker's children, browser and readers, which come and go (pages that they share are counted once), 4 for handles and for jobs. A leak of less than that is not seen.

${table(['', 'first', 'last', 'highest', 'rise', 'most', ''], series)}

Beside them, not judged, in the end: ${Object.entries(besides)
    .map(([name, mb]) => `${name} ${whole(mb)} MB`)
    .join(', ')}.
`;
}
