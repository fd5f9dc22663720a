import { cpus, totalmem } from 'node:os';
import { rateNeeded, rateNeededBeside } from '../statistics.mjs';
import { GROWTH, JUDGED_SIZE } from './budgets.mjs';
import { ms, processor, share, table, whole } from './text.mjs';

/**
 * Adds what the budgets say of the rates of one call; `kept` is `null` where the sizes that it takes were not measured.
 * @param {{ budget: object | null }} call `budget`: `null` for one of which only the growth is checked
 */
export function checkCase({ name, title, budget, sizes, totals }) {
  const checked = sizes[totals.indexOf(JUDGED_SIZE)];
  const verdicts = [budget?.grown ? grownVerdict(budget, checked, sizes.at(-1)) : growthVerdict(sizes)];
  if (budget !== null) verdicts.unshift(rateVerdict(budget, checked));
  return { name, title, budget, sizes, verdicts };
}

function rateVerdict(budget, checked) {
  if (!checked) return { kind: 'rate', kept: null, text: 'the rate is checked at 100k, which was not measured' };
  const { needed, origin } =
    checked.peers.length > 0 ? neededBeside(budget, checked.peers) : neededScaled(budget, checked);
  return {
    kind: 'rate',
    needed,
    found: checked.app.rate,
    kept: checked.app.rate >= needed,
    text: `${whole(checked.app.rate)}/s at ${checked.size}, budget ${whole(needed)}/s (${origin})`,
  };
}

function neededBeside(budget, peers) {
  const [best] = peers.toSorted((one, other) => other.rate - one.rate);
  return {
    needed: rateNeededBeside(
      budget,
      peers.map(({ rate }) => rate),
    ),
    origin: `${budget.factor} x ${whole(best.rate)} of ${best.title} in the same rounds`,
  };
}

function neededScaled(budget, { floor }) {
  const { factor, peer } = budget;
  return {
    needed: rateNeeded(budget, floor.rate),
    origin: `${factor} x ${peer} of the best peer, x ${share(floor.rate / budget.floor)} for this machine; unscaled ${whole(factor * peer)}/s`,
  };
}

function growthVerdict(sizes) {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === last)
    return { kind: 'growth', kept: null, text: `growth takes two sizes, only ${first.size} was measured` };
  const growth = last.app.rate / first.app.rate;
  return {
    kind: 'growth',
    needed: GROWTH,
    found: growth,
    kept: growth >= GROWTH,
    text: `${share(growth)} of the rate at ${first.size} is left at ${last.size}, budget ${GROWTH}`,
  };
}

/** Where no peer was measured beside the most records, the best is taken to lose what the floor loses. */
function grownVerdict(budget, checked, last) {
  if (!checked || checked === last)
    return { kind: 'growth', kept: null, text: 'growth takes 100k and a larger size, which were not both measured' };
  const at = { ...budget, factor: budget.grown };
  if (last.peers.length > 0) return { ...rateVerdict(at, last), kind: 'growth' };
  const { needed, origin } = checked.peers.length > 0 ? neededBeside(at, checked.peers) : neededScaled(at, checked);
  const left = last.floor.rate / checked.floor.rate;
  return {
    kind: 'growth',
    needed: needed * left,
    found: last.app.rate,
    kept: last.app.rate >= needed * left,
    text: `${whole(last.app.rate)}/s at ${last.size}, budget ${whole(needed * left)}/s (${origin}; x ${share(left)}, which the floor keeps from ${checked.size})`,
  };
}

/** What the terminal shows of a call. */
export function judgedRow({ name, sizes, verdicts }) {
  const rates = sizes.map(
    ({ size, app, floor }) =>
      `        ${size.padStart(5)}  ${whole(app.rate).padStart(6)}/s (${whole(app.least)} to ${whole(app.most)}; p50 ${ms(app.p50)} ms, p99 ${ms(app.p99)} ms; processor ${processor(app)} ms), floor ${whole(floor.rate)}/s, ratio ${share(app.rate / floor.rate)} (processor ${processor(floor)} ms)`,
  );
  const checked = verdicts.map(
    ({ kept, text }) => `${kept === null ? '-     ' : kept ? 'kept  ' : 'MISSED'}  ${name}: ${text}`,
  );
  return [...checked, ...rates];
}

/** The sections of docs/benchmarks.md; `beside`: the part of what was measured beside, if anything was. */
export function sectionsOf({ calls, others, beside, options, version }) {
  const parts = [...options.sizes.map(({ size }, place) => sizeTable(size, place, calls)), beside, budgetTable(calls)];
  return [
    ...(calls.length > 0
      ? [`## The hot calls\n\n${howMeasured(options, version)}\n\n${parts.filter(Boolean).join('\n')}`]
      : []),
    ...(others.length > 0 ? [`## Everything else\n\n\`npm run bench\`, ${TODAY()}.\n\n${othersTable(others)}`] : []),
  ];
}

const TODAY = () => new Date().toISOString().slice(0, 10);

function howMeasured({ rounds, seconds, connections }, version) {
  const [{ model }] = cpus();
  return `Measured by \`npm run bench\` on ${TODAY()}: ${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node.js ${process.versions.node},
MariaDB ${version} with durable commits and a buffer pool of 1 GiB. ${connections} connections of one signed-in caller (a change: of a student each); medians of ${rounds} rounds of ${seconds} s, the service and the
floor in turn. Load generator, service and database share the cores. The floor leaves out more than the framework: the total of lists and deep pages, the files of
a record, and of a change all but its one statement; what it searches for is any part of a name, by a scan. How budgets are set: [decision 39](decisions/0039-the-benchmark.md).`;
}

const verdict = (kept) => (kept === null ? 'not checked' : kept ? 'kept' : '**missed**');

function sizeTable(size, place, calls) {
  const rows = calls.map(({ title, sizes }) => {
    const { app, floor } = sizes[place];
    return [
      title,
      whole(app.rate),
      ms(app.p50),
      ms(app.p99),
      processor(app),
      whole(floor.rate),
      share(app.rate / floor.rate),
    ];
  });
  const head = [
    'call',
    'answers/s',
    'median ms',
    '99 % ms',
    'processor ms, API + database',
    'floor, answers/s',
    'ratio',
  ];
  return `### ${size.toUpperCase()} certificates\n\n${table(head, rows)}\n`;
}

function budgetTable(calls) {
  const rows = calls.flatMap(({ title, verdicts }) => verdicts.map(({ text, kept }) => [title, text, verdict(kept)]));
  return rows.length === 0 ? '' : `### Against the budgets\n\n${table(['call', 'found', ''], rows)}\n`;
}

function othersTable(others) {
  const rows = others.map(({ title, found, budget, kept }) => [title, found, budget, verdict(kept)]);
  return table(['what', 'found', 'budget', ''], rows);
}
