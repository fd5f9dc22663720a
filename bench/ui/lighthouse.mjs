import lighthouse from 'lighthouse';
import { SCORES } from './budgets.mjs';

const ROUNDS = 3;

/**
 * Audits a page three times with the mobile preset and takes the round in the middle.
 * @returns {Promise<{ scores: Record<string, number>, lcp: number, cls: number, blocked: number, findings: string[] }>}
 *   `lcp` and `blocked` in milliseconds; `findings`: the audits that cost the page points outside performance
 */
export async function audit(browser, url) {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const rounds = [];
  while (rounds.length < ROUNDS) rounds.push(await round(url, port));
  rounds.sort((one, other) => one.scores.performance - other.scores.performance);
  return rounds[Math.floor(ROUNDS / 2)];
}

async function round(url, port) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(SCORES) });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
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
