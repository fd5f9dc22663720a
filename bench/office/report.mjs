import { cpus, loadavg } from 'node:os';
import { table, whole } from '../api/text.mjs';

const HEADING = '## What an officer waits for in the browser';

/** The section of docs/benchmarks.md. */
export function sectionOf({ found, size, rounds, budget, version }) {
  const rows = found.map(({ title, half, most }) => [
    title,
    whole(half),
    whole(most),
    most > budget ? '**missed**' : 'kept',
  ]);
  return `${HEADING}

\`npm run bench:office -- --browser\` works in the built back office as an officer does, in Chromium on the same machine, on ${whole(size)} certificates in MariaDB ${version}; the budget is ${whole(budget)} ms at the 95th percentile. On ${new Date().toISOString().slice(0, 10)}, ${cpus().length}
cores at a load of ${Math.round(loadavg()[1])}, ${rounds} rounds of a browser that has been there before: from the click or the last key to the frame in which nothing is being loaded any more and other rows stand.

${table(['what is done', 'median ms', '95 % ms', ''], rows)}
`;
}
