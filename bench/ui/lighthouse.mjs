import lighthouse from 'lighthouse';
import { SCORES } from './budgets.mjs';

const ROUNDS = 3;

/**
 * By how much a machine is slowed down to be the middling phone of the preset: four times where it is fast, as the preset has it; less where it is
 * not, by the table of Lighthouse's guide (docs/throttling.md, "Calibrating the CPU slowdown").
 */
const SLOWDOWNS = [
  { from: 1500, times: 4 },
  { from: 800, times: 2 },
  { from: 0, times: 1 },
];

/** @returns the machine's index as Lighthouse measures it beside each audit (the highest of three), and the slowdown that it calls for. */
export async function calibrated(browser, url) {
  const indices = [];
  while (indices.length < ROUNDS) {
    const { environment } = (await run(url, portOf(browser), { onlyAudits: ['document-title'] })).lhr;
    indices.push(environment.benchmarkIndex);
  }
  const index = Math.max(...indices);
  return { index, times: SLOWDOWNS.find(({ from }) => index >= from).times };
}

const portOf = (browser) => Number(new URL(browser.wsEndpoint()).port);

async function run(url, port, flags) {
  const result = await lighthouse(url, { port, logLevel: 'error', ...flags });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  return result;
}

/**
 * Audits a page three times with the mobile preset and takes the round in the middle.
 * @returns {Promise<{ scores: Record<string, number>, lcp: number, cls: number, blocked: number, findings: string[] }>}
 *   `lcp` and `blocked` in milliseconds; `findings`: the audits that cost the page points outside performance
 */
export async function audit(browser, url, slowdown) {
  const rounds = [];
  while (rounds.length < ROUNDS) rounds.push(await round(url, portOf(browser), slowdown));
  rounds.sort((one, other) => one.scores.performance - other.scores.performance);
  return rounds[Math.floor(ROUNDS / 2)];
}

async function round(url, port, cpuSlowdownMultiplier) {
  const result = await run(url, port, { onlyCategories: Object.keys(SCORES), throttling: { cpuSlowdownMultiplier } });
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  return {
    scores: Object.fromEntries(
      Object.keys(SCORES).map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
    ),
    lcp: audits['largest-contentful-paint'].numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift'].numericValue ?? Number.NaN,
    blocked: audits['total-blocking-time'].numericValue ?? Number.NaN,
    findings: Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([name, { auditRefs }]) => auditRefs.map(({ id, weight }) => ({ name, weight, ...audits[id] })))
      .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
      .map(({ name, id, title }) => `${name}: ${id} (${title})`),
  };
}
