// On the stack too: each call of the specification is answered from MariaDB as from SQLite, by either API.
import { operationsOf, readDocument } from '../../support/api-document.js';
import { filePart, kindPart, sendForm } from '../../support/multipart.js';
import { withoutCodes } from '../../support/said.js';
import { ACCOUNTS } from './accounts.rows.js';
import { ADMINISTRATION } from './administration.rows.js';
import { CATALOGUE } from './catalogue.rows.js';
import { CERTIFICATES } from './certificates.rows.js';
import { FINAL_CERTIFICATES } from './certificates-final.rows.js';
import { DECISIONS } from './decisions.rows.js';
import { FACTORS } from './factors.rows.js';
import { FILES } from './files.rows.js';
import { NEWS, PAYMENT } from './news.rows.js';
import { PASSWORDS } from './passwords.rows.js';
import { REMOVAL } from './removal.rows.js';
import { REPORTS } from './reports.rows.js';
import type { Document, Refusal, Row, Success } from './row.js';
import { SECTION_7 } from './section-7.js';
import { World } from './world.js';

/** In the order in which they are sent: later rows name what earlier ones have made. */
const FAMILIES: Readonly<Record<string, readonly Row[]>> = {
  accounts: ACCOUNTS,
  factors: FACTORS,
  passwords: PASSWORDS,
  files: FILES,
  certificates: CERTIFICATES,
  decisions: DECISIONS,
  reports: REPORTS,
  'certificates once verified': FINAL_CERTIFICATES,
  administration: ADMINISTRATION,
  catalogue: CATALOGUE,
  removal: REMOVAL,
  news: NEWS,
  payment: PAYMENT,
};
const ROWS = Object.values(FAMILIES).flat();

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

let world: World;

beforeAll(async () => {
  world = await World.make();
});

afterAll(() => world.server.dispose());

async function addressOf(row: Row): Promise<string> {
  if (row.at !== undefined) return String(world.kept(row.at));
  const parts = (await world.fill(row.path ?? {})) as Record<string, unknown>;
  const path = row.call.slice(row.call.indexOf('/')).replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
  const query = Object.entries((await world.fill(row.query ?? {})) as Record<string, unknown>);
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

async function send(row: Row): Promise<Answer> {
  const client = world.caller(row.by);
  const address = await addressOf(row);
  if (row.upload) {
    const { kind, file } = row.upload;
    const parts = [...(kind === undefined ? [] : [kindPart(kind)]), filePart(world.file(file), file)];
    const { status, ...envelope } = await sendForm(client, parts, address);
    return { status, type: 'application/json', bytes: Buffer.from(JSON.stringify(envelope)) };
  }
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const init = row.call.startsWith('POST')
    ? { ...posted, body: JSON.stringify(await world.fill(row.body ?? {})) }
    : { method: 'GET' };
  const answer = await client.raw(address, init);
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The whole answer as it must be. */
function expected(answers: Success | Refusal) {
  if (answers.kind === 'success') {
    const { code, message, data } = answers;
    return { status: 200, code, message, errMsg: message, data };
  }
  const { status, code, message, reason, errors, retries } = answers;
  const details = {
    ...(errors ? { errors } : {}),
    ...(retries ? { retryAfter: expect.any(Number) } : {}),
  };
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  return { status, code, message, errMsg: message, data: { message, reason, ...details, requestId } };
}

function checkDocument({ type, begins }: Document, answer: Answer): void {
  const beginning = answer.bytes.subarray(0, begins.length).toString('latin1');
  expect({ status: answer.status, type: answer.type, beginning }).toEqual({ status: 200, type, beginning: begins });
  expect(answer.bytes.length).toBeGreaterThan(1000);
}

async function follow(row: Row): Promise<void> {
  await row.given?.(world.server);
  const answer = await send(row);
  if (row.answers.kind === 'document') return checkDocument(row.answers, answer);
  const found = withoutCodes({ status: answer.status, ...JSON.parse(answer.bytes.toString()) });
  expect(found).toStrictEqual(await world.fill(expected(row.answers), found));
  if (row.signsIn) world.signIn(row.signsIn, found.data.token);
  for (const [name, field] of Object.entries(row.keeps ?? {})) world.keep(name, valueAt(found.data, field));
}

/** @param path names of fields, with dots between. */
function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], data);
}

for (const [family, rows] of Object.entries(FAMILIES)) {
  describe(family, () => {
    for (const row of rows) it(`${row.call}, ${row.by}: ${row.shows}`, () => follow(row));
  });
}

/** What succeeds only beside a provider is shown by `organisation.spec.ts`. */
const BY_PROVIDER = ['begin', 'finish', 'confirm'].map((verb) => `POST /api/user/organisation-${verb}`);

describe('the table', () => {
  const succeeding = ROWS.filter(({ answers }) => answers.kind !== 'refusal').map(({ call }) => call);

  it('has a success of every call that section 7 and section 4a name', () => {
    expect(SECTION_7.filter((call) => !succeeding.includes(call))).toEqual([]);
  });

  it('has a success and a refusal of every portal call that the API describes, and of no other', async () => {
    const operations = operationsOf(await readDocument(world.server.url)).filter(
      ({ path }) => path.startsWith('/api/') && !path.startsWith('/api/v1/'),
    );
    const here = operations.map(({ name }) => name).filter((name) => !BY_PROVIDER.includes(name));
    expect([...new Set(succeeding)].sort()).toEqual(here.sort());
    const refusing = new Set(
      ROWS.filter(({ answers }) => answers.kind === 'refusal').map(({ call }) => call as string),
    );
    const never = operations.filter(({ name }) => !refusing.has(name)).map(({ name }) => name);
    // They take nothing and are open to everyone.
    expect(never.sort()).toEqual([
      'GET /api/payment/details',
      'GET /api/user/organisation',
      'POST /api/user/organisation-sign-out',
    ]);
  });
});
