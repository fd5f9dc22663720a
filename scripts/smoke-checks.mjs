import { setTimeout as sleep } from 'node:timers/promises';

const ANSWERS_WITHIN_MS = 15_000;
/** The sample report may have to be drawn first. */
const DRAWN_WITHIN_MS = 60_000;
/** Whoever reads the code knows their passwords. */
const DEMONSTRATION = { email: 'admin@demo.example', password: 'Officer-2026' };
const SEALED_FOR_DAYS = 30;

/**
 * @returns what asks the service at `origin` for a path, and has its body as `text`, `bytes` and, where it is JSON,
 * `json`.
 */
export function visitor(origin, metricsToken) {
  const visit = async (path, { withToken = false, within = ANSWERS_WITHIN_MS, ...init } = {}) => {
    const headers = {
      ...init.headers,
      ...(withToken && metricsToken ? { authorization: `Bearer ${metricsToken}` } : {}),
    };
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
      ...init,
      headers,
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: answer.status, headers: answer.headers, bytes, text, json };
  };
  return Object.assign(visit, { origin });
}

const NEEDS_TOKEN = true;

/** Each looks at one thing, and answers with what is wrong with it, if anything. */
export const CHECKS = [
  ['it is ready', async (visit) => expectStatus(await visit('/health/ready'), 200)],
  ['what it depends on answers', dependencies, NEEDS_TOKEN],
  ['its users see it at this address', sameAddress],
  ['the student interface loads', (visit) => page(visit, '/index')],
  ['the back office loads', (visit) => page(visit, '/manage/')],
  [
    'the API is described',
    async (visit) => ((await visit('/docs-json')).json?.openapi ? null : '/docs-json describes nothing'),
  ],
  ['the database is read', async (visit) => expectStatus(await visit('/api/university/list'), 200)],
  ['nobody reads records without an account', async (visit) => expectStatus(await visit('/api/cert/list'), 401)],
  ['what is not there is said to be not there', async (visit) => expectStatus(await visit('/api/v1/nothing'), 404)],
  ['browsers are told to be careful', carefulHeaders],
  ['students pay to a real account', realAccount],
  ['the accounts of the demonstration are closed', closedDemonstration],
  ['a report is drawn, sealed and known again', sample],
];

const expectStatus = ({ status, text }, expected) =>
  status === expected ? null : `answered ${status} and not ${expected}: ${text.slice(0, 200)}`;

async function dependencies(visit) {
  const { json } = await visit('/health/ready', { withToken: true });
  if (json?.database === undefined) return 'METRICS_TOKEN is another there';
  const away = ['database', 'redis', 'storage'].filter((name) => !['up', 'unused'].includes(json[name]));
  if (away.length > 0) return away.map((name) => `${name} is ${json[name]}`).join(', ');
  if (json.signingCertificateDaysLeft < SEALED_FOR_DAYS)
    return `the certificate that seals reports holds for ${json.signingCertificateDaysLeft} days`;
  return null;
}

/** Links, QR codes and cookies are made for PUBLIC_URL. */
async function sameAddress(visit) {
  const { json } = await visit('/.well-known/did.json');
  const names = json?.alsoKnownAs ?? [];
  return names.includes(visit.origin) ? null : `PUBLIC_URL is ${names.join(', ') || 'not told'}, not ${visit.origin}`;
}

async function page(visit, path) {
  const { status, text } = await visit(path);
  if (status !== 200) return `${path} answered ${status}`;
  const named = [...text.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => scriptsOf(tag));
  if (named.length === 0) return `${path} names no script`;
  for (const script of named) {
    const { status: loaded, headers } = await visit(script);
    if (loaded !== 200) return `${script} answered ${loaded}`;
    if (!headers.get('content-type')?.includes('javascript')) return `${script} is no script`;
  }
  return null;
}

/** Of one tag: the file it loads, and the program that a first script loads once the page is painted. */
function scriptsOf(tag) {
  const values = [...tag.matchAll(/\s(?:src|data-program)="([^"]*)"/g)].map(([, value]) => value);
  return values.flatMap((value) => value.split(' ')).filter(Boolean);
}

async function carefulHeaders(visit) {
  const { headers } = await visit('/index');
  const needed = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];
  if (visit.origin.startsWith('https:')) needed.push('strict-transport-security');
  const missing = needed.filter((name) => !headers.has(name));
  return missing.length > 0 ? `${missing.join(', ')} not sent` : null;
}

async function realAccount(visit) {
  const { json } = await visit('/api/payment/details');
  if (!json?.data?.bank?.name) return '/api/payment/details names no bank';
  return /DEMONSTRATION/i.test(JSON.stringify(json.data.bank)) ? 'it is that of the demonstration' : null;
}

async function closedDemonstration(visit) {
  const headers = { 'content-type': 'application/json' };
  const { status } = await visit('/api/user/login', { method: 'POST', headers, body: JSON.stringify(DEMONSTRATION) });
  if (status === 200) return `${DEMONSTRATION.email} signs in with the password that everybody knows`;
  return [401, 403].includes(status) ? null : `answered ${status}`;
}

/** Through the job system, Chromium, the seal, the storage and the public check. */
async function sample(visit) {
  const until = performance.now() + DRAWN_WITHIN_MS;
  let made = await visit('/api/v1/reports/sample.pdf');
  while (made.status !== 200 && made.json?.reason === 'report_not_ready' && performance.now() < until) {
    await sleep(1000);
    made = await visit('/api/v1/reports/sample.pdf');
  }
  if (made.status !== 200) return `the sample answered ${made.status}: ${made.text.slice(0, 200)}`;
  const body = new FormData();
  body.set('file', new Blob([made.bytes], { type: 'application/pdf' }), 'sample.pdf');
  const { status, json, text } = await visit('/api/v1/reports/check-file', { method: 'POST', body });
  if (status !== 200) return `the check answered ${status}: ${text.slice(0, 200)}`;
  const seal = json?.steps?.find(({ step }) => step === 'seal')?.outcome;
  return json?.verdict === 'sample' && seal === 'passed' ? null : `the sample is ${json?.verdict}, its seal ${seal}`;
}
