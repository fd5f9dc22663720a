// On the stack: a check of many is done by a worker, and asked for at either API.
import { ROWS_MAX } from '../../src/domain/report-check/check-request.js';
import { TEST_MISTYPED, TEST_REPORTS } from '../../src/domain/report-check/test-reports.js';
import { registerStudent } from '../support/applicant.js';
import { verified } from '../support/editions.js';
import { program } from '../support/integrators.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import type { Answer, Progress } from '../support/report-check-answers.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

type Program = Awaited<ReturnType<typeof program>>;

let server: RunningServer;
let staff: PortalClient;
let live: Program;
let test: Program;
let number: string;

beforeAll(async () => {
  server = await startServer();
  staff = await staffWith(server, ['integrators.manage']);
  live = await program(staff);
  test = await program(staff, { mode: 'test' });
  const student = await registerStudent(server);
  number = (await verified(student, await signIn(server.url, ADMIN))).edition.number;
});
afterAll(() => server.dispose());

const check = (items: readonly object[], by: PortalClient = live) =>
  resource<Answer & Progress>(by, 'POST', 'report-checks', { body: { items } });

async function table(csv: string | Uint8Array, by: PortalClient = live, key: Record<string, string> = {}) {
  const headers = { 'content-type': 'text/csv', ...key };
  const answer = await by.raw('/api/v1/report-checks', { method: 'POST', headers, body: csv as string });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer & Progress };
}

async function finished({ id }: Progress, by: PortalClient = live): Promise<Answer> {
  await waitFor('the check', async () => {
    const { body } = await resource<Progress>(by, 'GET', `report-checks/${id}`);
    return body.state === 'finished' && body.done === body.total;
  });
  return (await resource<Answer>(by, 'GET', `report-checks/${id}/results`)).body;
}

describe('a check of a few', () => {
  it('answers what is claimed of each report, and nothing else', async () => {
    const { status, body } = await check([
      {
        number,
        claims: { name: 'XIAOMING Wang', university: 'universiti malaya', level: 'Degree', endTime: '2020-01-01' },
      },
      { number: number.toLowerCase().replaceAll('-', '') },
      { number: 'MYV-00000-00000-00000', claims: { name: 'Nobody' } },
      { number: TEST_MISTYPED },
    ]);
    expect(status).toBe(200);
    expect(body.problems).toEqual([]);
    expect(body.items.map(({ line, result }) => [line, result])).toEqual([
      [1, 'valid'],
      [2, 'valid'],
      [3, 'unknown'],
      [4, 'mistyped'],
    ]);
    const [first] = body.items;
    const sources = [
      { kind: 'form', party: 'applicant' },
      { kind: 'stated', party: 'office' },
    ];
    expect(first?.fields.name).toEqual({ match: 'close', because: 'script', level: 'seen', sources });
    expect(first?.fields.university).toMatchObject({ match: 'close', because: 'letters' });
    expect(first?.fields.level).toMatchObject({ match: 'different', because: null });
    expect(Object.keys(first?.fields ?? {}).sort()).toEqual(['endTime', 'level', 'name', 'university']);
    expect(JSON.stringify(body)).not.toMatch(/E12345678|Computer/);
  });

  it('is written down with the integrator, and counted', async () => {
    const { integratorId, id } = live.made;
    await waitFor('the trail', async () => {
      const told = await rowsOf<{ after_values: string }>(
        server.database,
        "SELECT * FROM audit_events WHERE action = 'check.answered'",
      );
      return told.some((row) => JSON.stringify(row).includes(`\\"integrator\\":${integratorId}`));
    });
    await waitFor('the count', async () => {
      const [row] = await rowsOf<{ items: number }>(server.database, 'SELECT * FROM api_key_uses WHERE key_id = ?', [
        id,
      ]);
      return (row?.items ?? 0) >= 4;
    });
    expect((await resource(staff, 'GET', `api-keys/${id}`)).body.lastUsedAt).toEqual(expect.any(String));
  });

  it('tells what is wrong with a row, and does the others', async () => {
    const { body } = await check([{ number }, { claims: {} }, { number, claims: { passport: 'E12345678' } }]);
    expect(body.items.map(({ line }) => line)).toEqual([1]);
    expect(body.problems).toEqual([
      { line: 2, column: null, code: 'number_or_hash_needed' },
      { line: 3, column: 'claims.passport', code: 'field_unknown' },
    ]);
  });

  it('is not for a key without that permission, nor for a session, nor for nobody', async () => {
    const other = await program(staff, { permissions: ['webhooks.manage'] });
    expect(await check([{ number }], other)).toEqual(resourceRefused(403, 'forbidden'));
    expect(await check([{ number }], staff)).toEqual(resourceRefused(403, 'forbidden'));
    const few = await program(staff, { permissions: ['reports.check'] });
    expect((await check([{ number }], few)).status).toBe(200);
    const many = Array.from({ length: 101 }, () => ({ number }));
    expect(await check(many, few)).toEqual(resourceRefused(403, 'forbidden'));
  });

  it('ends with the key', async () => {
    const short = await program(staff);
    expect((await check([{ number }], short)).status).toBe(200);
    await resource(staff, 'POST', `api-keys/${short.made.id}/revoke`);
    expect(await check([{ number }], short)).toEqual(resourceRefused(401, 'wrong_key'));
    const away = await program(staff, { networks: ['198.51.100.0/24'] });
    expect(await check([{ number }], away)).toEqual(resourceRefused(401, 'wrong_key'));
  });
});

describe('a table', () => {
  it('is taken with titles in Chinese, a byte order mark and semicolons', async () => {
    const { status, body } = await table(
      `\uFEFF报告编号;姓名;授予日期\r\n${number};王小明;2023/10/15\r\n${number};=1+1;\r\n`,
    );
    expect(status).toBe(200);
    expect(body.items.map(({ line, result }) => [line, result])).toEqual([[2, 'valid']]);
    expect(body.problems).toEqual([{ line: 3, column: '姓名', code: 'formula' }]);
  });

  it('has a template that it takes', async () => {
    for (const language of ['en', 'cn']) {
      const answer = await live.raw(`/api/v1/report-checks/template?language=${language}`);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const filled = `${await answer.text()}${number}\r\n`;
      expect((await table(filled)).body.items.map(({ result }) => result)).toEqual(['valid']);
    }
  });

  it('that is no table, or not in UTF-8, is refused', async () => {
    const wrong = { csv: expect.any(String) };
    for (const csv of ['nothing', 'name\nWang\n', Uint8Array.of(0x6e, 0xff, 0xfe, 0x0a, 0x31)]) {
      const { status, body } = await table(csv);
      expect([status, body]).toEqual([400, expect.objectContaining({ reason: 'invalid_input', errors: wrong })]);
    }
  });

  it('is taken by this operation alone', async () => {
    const headers = { 'content-type': 'text/csv' };
    const answer = await live.raw('/api/v1/reports/verify', { method: 'POST', headers, body: 'number\n' });
    expect([415, 404]).toContain(answer.status);
    const portal = await live.raw('/api/user/login', { method: 'POST', headers, body: 'number\n' });
    expect(portal.status).toBe(415);
  });
});

describe('a check of many', () => {
  it('is done beside the request, told as it goes, and given as JSON and as a table', async () => {
    const rows = Array.from({ length: 230 }, (_, at) => (at % 2 ? `${number},Wang Xiaoming` : `,row ${at}`));
    const csvOfMany = `number,name\n${rows.join('\n')}\n`;
    const key = { 'idempotency-key': 'a-check-of-many' };
    const started = await table(csvOfMany, live, key);
    expect([started.status, started.headers.get('location')]).toEqual([
      202,
      `/api/v1/report-checks/${started.body.id}`,
    ]);
    expect(started.body).toMatchObject({ total: 115, problems: expect.any(Array) });
    const repeated = await table(csvOfMany, live, key);
    expect([repeated.status, repeated.headers.get('location')]).toEqual([202, started.headers.get('location')]);
    const results = await finished(started.body);
    expect(results.items.length).toBe(115);
    expect(results.items.map(({ line }) => line)).toEqual(Array.from({ length: 115 }, (_, at) => 2 * at + 3));
    expect(results.problems.length).toBe(115);
    const headers = { accept: 'text/csv' };
    const csv = await (await live.raw(`/api/v1/report-checks/${started.body.id}/results`, { headers })).text();
    const lines = csv.trim().split('\r\n');
    expect(lines.length).toBe(231);
    expect(lines[0]).toMatch(/^line,number,sha256,result,problem,problem column,name,name because,/);
    expect(lines[1]).toMatch(/^2,,,not_done,number_or_hash_needed,/);
    expect(lines[2]).toContain(`3,${number},,valid,,,`);
    // What was claimed is not kept.
    const kept = await rowsOf(server.database, 'SELECT items FROM report_check_parts WHERE items IS NOT NULL');
    expect(kept).toEqual([]);
  });

  it('is nobody else’s, and none of the other mode’s', async () => {
    const started = await check(Array.from({ length: 101 }, () => ({ number })));
    const other = await program(staff);
    for (const by of [other, test]) {
      expect(await resource(by, 'GET', `report-checks/${started.body.id}`)).toEqual(resourceRefused(404, 'not_found'));
    }
    await finished(started.body);
  });

  it('has a thousand rows and 2 MB at most: beyond that nothing is done, and nothing kept', async () => {
    const count = async () => (await rowsOf(server.database, 'SELECT id FROM report_checks')).length;
    const before = await count();
    const items = Array.from({ length: ROWS_MAX + 1 }, () => ({ number }));
    expect(await check(items)).toEqual(resourceRefused(413, 'too_many_rows'));
    const { status, body } = await table(`number\n${`${number}\n`.repeat(ROWS_MAX + 1)}`);
    expect([status, body]).toEqual([413, expect.objectContaining({ reason: 'too_many_rows' })]);
    const large = await table(`number,name\n${number},${'x'.repeat(2 * 1024 * 1024)}\n`);
    expect([large.status, large.body]).toEqual([413, expect.objectContaining({ reason: 'too_many_rows' })]);
    expect(await count()).toBe(before);
  });
});

describe('the test mode', () => {
  it('knows its own reports alone', async () => {
    const items = TEST_REPORTS.map(({ sha256 }) => ({ sha256, claims: { name: 'Wang Xiaoming' } }));
    const { body } = await check([...items, { number: TEST_MISTYPED }, { number }], test);
    const results = TEST_REPORTS.map(({ result }) => result);
    expect(body.items.map(({ result }) => result)).toEqual([...results, 'mistyped', 'unknown']);
    const levels = body.items.slice(0, 3).map(({ fields }) => fields.name);
    expect(levels).toEqual(
      ['claimed', 'seen', 'confirmed'].map((level) => expect.objectContaining({ because: 'script', level })),
    );
    const asLive = await check([{ number: TEST_REPORTS[0]?.number }]);
    expect(asLive.body.items.map(({ result }) => result)).toEqual(['unknown']);
  });

  it('touches nothing that is live', async () => {
    const [row] = await rowsOf<{ n: number }>(
      server.database,
      'SELECT COUNT(*) AS n FROM integrator_reports WHERE integrator_id = ?',
      [test.made.integratorId],
    );
    expect(Number(row?.n)).toBe(0);
    const many = Array.from({ length: 150 }, () => ({ number: TEST_REPORTS[1]?.number, claims: { major: 'Law' } }));
    const results = await finished((await check(many, test)).body, test);
    expect(new Set(results.items.map(({ fields }) => fields.major?.match))).toEqual(new Set(['different']));
  });
});

it('a key opens a check, and no administrator does', async () => {
  const admin = await signIn(server.url, ADMIN);
  expect(await check([{ number }], admin)).toEqual(resourceRefused(403, 'forbidden'));
});
