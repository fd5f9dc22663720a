// npm run smoke -- <url>: whether a service that has just been started or upgraded works, seen from outside. It changes
// nothing and needs no account.
// METRICS_TOKEN, where it is set, is shown for what /health/ready tells only with it.
import './node-version.mjs';
import { CHECKS, visitor } from './smoke-checks.mjs';

const [given, ...rest] = process.argv.slice(2);
if (!given || rest.length > 0 || !/^https?:\/\/[^/]/.test(given) || !URL.canParse(given)) {
  console.error('Name one address, such as "npm run smoke -- https://verify.example.org"');
  process.exit(2);
}

const token = process.env.METRICS_TOKEN;
const visit = visitor(new URL(given).origin, token);
let failed = 0;
let left = 0;
for (const [what, look, needsToken] of CHECKS) {
  if (needsToken && !token) {
    left += 1;
    console.log(`----  ${what}: NOT ASKED, METRICS_TOKEN is not set`);
    continue;
  }
  const begun = performance.now();
  const found = await look(visit).catch((error) => error.cause?.message ?? error.message);
  // A check answers with nothing where all is well, and otherwise with what it met.
  if (found) failed += 1;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${found ? 'FAIL' : 'ok  '}  ${what} (${seconds} s)${found ? `: ${found}` : ''}`);
}
const asked = CHECKS.length - left;
console.log(failed === 0 ? `All ${asked} are well` : `${failed} of ${asked} ARE NOT WELL`);
process.exit(failed === 0 ? 0 : 1);
