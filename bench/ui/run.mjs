// npm run bench:ui: what a visitor's phone gets. Builds, starts the server, audits the public pages and weighs the
// first loads; exits with 1 where a budget is missed. BENCH_BUILT=yes takes the build that is there.
import '../../scripts/node-version.mjs';
import { build } from '../../scripts/build.mjs';
import { CLS, FIRST_LOAD_KB, LCP_MS, SCORES } from './budgets.mjs';
import { kb, missedBy } from './scripts-loaded.mjs';
import { startServer } from './server.mjs';

const missed = [];

if (process.env.BENCH_BUILT !== 'yes') await build();
// Part of the build itself.
const { launchBrowser } = await import('./browser.mjs');
const { audit } = await import('./lighthouse.mjs');
const { firstLoad, signInToBackOffice } = await import('./first-load.mjs');

const server = await startServer();
const browser = await launchBrowser();
try {
  await weighFirstLoads();
  await auditPages();
} finally {
  await browser.close();
  await server.stop();
}
for (const text of missed) console.error(`MISSED  ${text}`);
console.log(missed.length === 0 ? 'Every budget is kept.' : `${missed.length} budgets missed.`);
process.exit(missed.length === 0 ? 0 : 1);

async function weighFirstLoads() {
  console.log('JavaScript of a first load, in KB');
  console.log(row(['page', 'files', 'compressed', 'budget', 'with headers', 'unpacked']));
  const signIn = { '/manage': signInToBackOffice(server.url) };
  for (const [path, budget] of Object.entries(FIRST_LOAD_KB)) {
    const { files, packed, wire, size } = await firstLoad(browser, server.url + path, { signIn: signIn[path] });
    console.log(row([path, files, kb(packed), budget, kb(wire), kb(size)]));
    missed.push(...missedBy(path, { files, packed }));
  }
}

async function auditPages() {
  console.log('\nLighthouse, mobile preset, the median of three rounds');
  console.log(row(['page', ...Object.keys(SCORES), 'LCP ms', 'TBT ms', 'CLS']));
  for (const path of ['/index', '/university', `/news-detail?id=${await newestArticle()}`, '/check']) {
    const { scores, lcp, cls, blocked, findings } = await audit(browser, server.url + path);
    console.log(row([path, ...Object.values(scores), Math.round(lcp), Math.round(blocked), cls.toFixed(3)]));
    for (const [name, budget] of Object.entries(SCORES)) {
      if (scores[name] < budget) missed.push(`${path}: ${name} ${scores[name]}, less than ${budget}`);
    }
    if (!(lcp <= LCP_MS)) missed.push(`${path}: largest paint after ${Math.round(lcp)} ms, more than ${LCP_MS}`);
    if (!(cls <= CLS)) missed.push(`${path}: layout shift ${cls.toFixed(3)}, more than ${CLS}`);
    for (const finding of findings) console.log(`    ${finding}`);
  }
}

async function newestArticle() {
  const answer = await fetch(`${server.url}/api/news/list?page_index=1&page_size=1`);
  const { data } = await answer.json();
  return data.list[0].id;
}

function row(cells) {
  return cells.map((cell, place) => (place === 0 ? String(cell).padEnd(20) : String(cell).padStart(15))).join('');
}
