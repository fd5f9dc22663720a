import { readdir } from 'node:fs/promises';
import { memoryBelow } from '../api/memory-below.mjs';
import { median, riseOf } from '../statistics.mjs';

/** What comes before is start and warm-up: caches fill, browsers start, code is compiled. */
const WARM_UP = 0.25;
/**
 * What may have been added at the end of the judged stretch: memory as a share of its median, handles and jobs by
 * number.
 */
const MOST_RISE = { memory: 0.1, handles: 4, jobs: 4 };
/**
 * Browsers and readers come and go: by chance alone their memory rises by a tenth in one run of ten, by a quarter in
 * hardly any.
 */
const MOST_OF_CHILDREN = 0.25;

/** @returns what each process holds now, and how many jobs are due and not done: one number each, by name. */
export async function sample({ processes, query }) {
  const [{ waiting }] = await query(
    "SELECT COUNT(*) AS waiting FROM jobs WHERE state = 'open' AND due_at <= 1000 * UNIX_TIMESTAMP(NOW(3))",
  );
  const values = { 'jobs: due and not done': Number(waiting) };
  for (const [name, program] of Object.entries(processes)) {
    values[`memory: ${name}`] = (await program.memory()).now;
    values[`handles: ${name}`] = (await readdir(`/proc/${program.pid}/fd`)).length;
    if (name.startsWith('worker')) values[`memory: children of ${name}`] = await memoryBelow(program.pid);
  }
  return values;
}

/**
 * Whether each series is flat after the warm-up.
 * @param {readonly Record<string, number>[]} samples in their order, at even distances
 */
export function judge(samples) {
  const judged = samples.slice(Math.floor(samples.length * WARM_UP));
  return Object.keys(samples[0] ?? {}).map((name) => {
    const values = judged.map((each) => each[name]);
    const kind = name.split(':')[0];
    const share = name.includes('children') ? MOST_OF_CHILDREN : MOST_RISE.memory;
    const most = kind === 'memory' ? share * median(values) : MOST_RISE[kind];
    const rise = riseOf(values);
    return {
      name,
      first: values[0],
      last: values.at(-1),
      highest: Math.max(...values),
      rise,
      most,
      kept: rise <= most,
    };
  });
}
