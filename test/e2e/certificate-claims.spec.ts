// On the stack: claims, searches and decisions at once wait for locks of rows, which SQLite does not have.
import { completeForm, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { type ResourceAnswer, resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll } from '../support/verdicts.js';

const FIVE_MINUTES = 5 * 60_000;
const REVIEWERS = 10;

interface Claim {
  readonly userId: number;
  readonly name: string;
  readonly mine: boolean;
  readonly until: string;
}

interface Row {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly claim: Claim | null;
}

onEachServerEngine('two API processes', (databaseSettings) => {
  let database: string;
  let servers: RunningServer[];
  let one: PortalClient & { email: string };
  let other: PortalClient & { email: string };
  let student: PortalClient;
  let form: Record<string, unknown>;

  beforeAll(async () => {
    const env = { ...(await databaseSettings()), PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'fatal' };
    const first = await startServer({ env });
    const second = await startServer({ env, dataDir: first.dataDir });
    database = first.database;
    servers = [first, second];
    one = await staffWith(first, ['certificates.read', 'certificates.review']);
    other = await staffWith(second, ['certificates.read', 'certificates.review']);
    student = await registerStudent(first);
    form = await completeForm(student);
  });

  afterAll(async () => {
    const [first, second] = servers ?? [];
    await second?.stop();
    await first?.dispose();
  });

  /** Nothing waits but what a test adds. */
  beforeEach(async () => {
    await rowsOf(database, "UPDATE certificates SET status = 'Unverified' WHERE status = 'Verifying'");
    await rowsOf(database, "UPDATE certificate_totals SET total = 0 WHERE status = 'Verifying'");
  });

  const apply = async (changes: object = {}) => (await record(student, 'add-apply', { ...form, ...changes })).id;
  const claim = (client: PortalClient, id: number, method: 'POST' | 'DELETE' = 'POST') =>
    resource<{ id: number; claim: Claim | null }>(client, method, `certificates/${id}/claim`);
  const next = (
    client: PortalClient,
    body: object = {},
  ): Promise<ResourceAnswer<{ id: number | null; claim: Claim }>> =>
    resource(client, 'POST', 'certificates/next', { body });
  const seen = async (client: PortalClient, id: number) =>
    (await resource<Row>(client, 'GET', `certificates/${id}`)).body.claim;
  const listed = async (client: PortalClient, filter: object) =>
    (await resource<Row[]>(client, 'GET', 'certificates', { query: { filter } })).body;

  it('a reviewer takes a record, and the others see it in detail and in lists, students never', async () => {
    const id = await apply();
    const before = Date.now();
    const { status, body } = await claim(one, id);
    expect([status, body.id]).toEqual([200, id]);
    expect(body.claim).toMatchObject({ name: one.email, mine: true });
    expect(Date.parse(body.claim?.until ?? '') - before).toBeGreaterThanOrEqual(FIVE_MINUTES);
    expect(Date.parse(body.claim?.until ?? '') - Date.now()).toBeLessThanOrEqual(FIVE_MINUTES);
    const theirs = { ...body.claim, mine: false };
    expect(await seen(other, id)).toEqual(theirs);
    expect(await listed(other, { id: [id] })).toMatchObject([{ id, claim: theirs }]);
    expect(await seen(one, id)).toEqual(body.claim);
    expect(await seen(student, id)).toBeNull();
    expect(await listed(student, { id: [id], unclaimed: true })).toMatchObject([{ id, claim: null }]);
  });

  it('another is told who has it, and decides all the same; the decision ends the claim', async () => {
    const id = await apply();
    const mine = (await claim(one, id)).body.claim;
    expect((await claim(other, id)).body).toEqual({ id, claim: { ...mine, mine: false } });
    const saved = await resource<Row>(one, 'PUT', `certificates/${id}`, { body: { version: 1, note: 'looked at' } });
    expect([saved.status, saved.body.claim]).toEqual([200, mine]);
    const rejection = { body: { version: 2, reason: 'Too blurred' } };
    const rejected = await resource<Row>(other, 'POST', `certificates/${id}/reject`, rejection);
    expect([rejected.status, rejected.body.claim]).toEqual([200, null]);
    expect(await seen(one, id)).toBeNull();

    // A heartbeat of who has it open still comes.
    expect((await claim(one, id)).body).toEqual({ id, claim: null });
    expect(await listed(other, { id: [id] })).toMatchObject([{ status: 'Rejected', claim: null }]);
    await acceptAll(other, id, 3);
    const approval = { body: { version: 3 } };
    const approved = await resource<Row>(other, 'POST', `certificates/${id}/approve`, approval);
    expect([approved.status, approved.body.claim]).toEqual([200, null]);
    expect(await seen(one, id)).toBeNull();
    expect(await claim(one, id)).toEqual(resourceRefused(409, 'certificate_verified'));
  });

  it('is renewed, given back, and runs out', async () => {
    const id = await apply();
    const first = (await claim(one, id)).body.claim;
    const until = async (moment: number) =>
      rowsOf(database, 'UPDATE certificate_claims SET held_until = ? WHERE certificate_id = ?', [moment, id]);
    await until(Date.now() + 60_000);
    const renewed = (await claim(one, id)).body.claim;
    expect(Date.parse(renewed?.until ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.until ?? ''));
    expect(await claim(other, id, 'DELETE')).toMatchObject({ status: 200, body: { id } });
    expect(await seen(one, id)).toEqual(renewed);
    expect(await claim(one, id, 'DELETE')).toMatchObject({ status: 200, body: { id } });
    expect(await seen(other, id)).toBeNull();
    await claim(one, id);
    await until(Date.now() - 1);
    expect(await seen(other, id)).toBeNull();
    expect((await claim(other, id)).body.claim?.mine).toBe(true);
    expect((await claim(one, id)).body.claim?.mine).toBe(false);
  });

  it('is nothing for readers, students and records that are not there', async () => {
    const id = await apply();
    const admin = await signIn(servers[0]?.url ?? '', ADMIN);
    expect((await claim(admin, id)).body.claim).toMatchObject({ name: 'Demo Officer', mine: true });
    expect(await claim(student, id)).toEqual(resourceRefused(403, 'forbidden'));
    expect(await claim(one, 999_999)).toEqual(resourceRefused(404, 'not_found'));
    expect((await claim(one, 999_999, 'DELETE')).status).toBe(200);
    expect(await next(student)).toEqual(resourceRefused(403, 'forbidden'));
  });

  it('what others have taken is left out where that is asked for', async () => {
    const [taken, mine, free] = [await apply(), await apply(), await apply()];
    await claim(other, taken);
    await claim(one, mine);
    const ids = (rows: Row[]) => rows.map(({ id }) => id);
    expect(ids(await listed(one, { status: 'Verifying', unclaimed: true }))).toEqual([free, mine]);
    expect(ids(await listed(one, { status: 'Verifying', unclaimed: false }))).toEqual([free, mine, taken]);
    const answer = await resource<Row[]>(one, 'GET', 'certificates', {
      query: { filter: { status: 'Verifying', unclaimed: true }, range: [0, 0], sort: ['appliedAt', 'ASC'] },
    });
    expect([ids(answer.body), answer.range]).toEqual([[mine], 'certificates 0-0/2']);
    const wrong = await resource(one, 'GET', 'certificates', { query: { filter: { unclaimed: 'yes' } } });
    expect(wrong.status).toBe(400);
    const asked = encodeURIComponent(JSON.stringify({ status: 'Verifying', unclaimed: true }));
    const table = await (await one.raw(`/api/v1/certificates/export.csv?filter=${asked}`)).text();
    const exported = table.split('\r\n').map((line) => Number.parseInt(line, 10));
    expect(exported.filter(Number.isInteger)).toEqual([free, mine]);
  });

  it('the next one is the oldest that is free, and behind it the one after', async () => {
    const [first, second, third] = [await apply(), await apply({ university: 'Elsewhere' }), await apply()];
    expect((await next(one)).body).toMatchObject({ id: first, claim: { mine: true, name: one.email } });
    expect((await next(one)).body.id).toBe(first);
    expect((await next(other)).body.id).toBe(second);
    expect((await next(one, { after: first })).body.id).toBe(third);
    // What one left is free again; the queue begins anew behind its end.
    expect(await seen(other, first)).toBeNull();
    expect((await next(one, { after: third })).body.id).toBe(first);
    expect((await next(other, { filter: { university: 'elsewhere' }, after: first })).body.id).toBe(second);
    expect(await next(other, { filter: { university: 'elsewhere' }, after: second })).toMatchObject({
      status: 200,
      body: { id: null, claim: null },
    });
    expect(await seen(one, second)).toBeNull();
    expect((await next(one, { after: 999_999 })).body.id).toBe(first);
    const bare = await one.raw('/api/v1/certificates/next', { method: 'POST' });
    expect([bare.status, await bare.json()]).toMatchObject([200, { id: first }]);
  });

  it.each<[object, string]>([
    [{ filter: 'x' }, 'filter'],
    [{ filter: { status: 'Verified' } }, 'filter.status'],
    [{ filter: { unclaimed: true } }, 'filter.unclaimed'],
    [{ filter: { appliedSince: 'yesterday' } }, 'filter.appliedSince'],
    [{ after: 'x' }, 'after'],
    [{ after: -1 }, 'after'],
  ])('refuses %j', async (body, field) => {
    const refused = resourceRefused(400, 'invalid_input', { [field]: expect.any(String) });
    expect(await next(one, body)).toEqual(refused);
  });

  it('claims, looks for the next one and decisions at once keep none of each other from being done', async () => {
    const waiting = [await apply(), await apply(), await apply(), await apply(), await apply()];
    const answers = await Promise.all(
      waiting.flatMap((id) => [
        claim(one, id),
        claim(other, id),
        resource(other, 'POST', `certificates/${id}/reject`, { body: { version: 1, reason: 'Too blurred' } }),
        next(one, { after: id }),
        claim(one, id, 'DELETE'),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await listed(one, { id: waiting, status: 'Rejected' })).toHaveLength(5);
  });

  it('fifty calls at once give each reviewer one record, and no two the same', async () => {
    const waiting: number[] = [];
    while (waiting.length < REVIEWERS + 2) waiting.push(await apply());
    const reviewers: PortalClient[] = [];
    for (let made = 0; made < REVIEWERS; made += 1) {
      const server = servers[made % servers.length];
      if (server) reviewers.push(await staffWith(server, ['certificates.review']));
    }
    const answers = await Promise.all(
      reviewers.flatMap((reviewer) => Array.from({ length: 5 }, async () => (await next(reviewer)).body.id)),
    );
    const byReviewer = reviewers.map((_reviewer, at) => [...new Set(answers.slice(at * 5, at * 5 + 5))]);
    expect(byReviewer.map((ids) => ids.length)).toEqual(reviewers.map(() => 1));
    expect(byReviewer.flat().sort()).toEqual(waiting.slice(0, REVIEWERS).sort());
  });
});
