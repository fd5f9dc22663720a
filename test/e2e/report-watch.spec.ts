// On the stack: jobs of two workers tell those who watch, by SMTP.
import { HOLDER, registerStudent } from '../support/applicant.js';
import { correct, type Edition, stopTokenIn, verified, watchTokenFor, withdraw } from '../support/editions.js';
import { call, sweep, takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const DAY = 24 * 3_600_000;

let server: RunningServer;
let database: string;
let anyone: PortalClient;
let officer: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;

// No browser: watchers are told without waiting for a PDF.
beforeAll(async () => {
  server = await startServer({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'error' } });
  database = server.database;
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
});

afterAll(() => server.dispose());

const ask = (number: string, body: object) =>
  resource<{ confirmBy: string }>(anyone, 'POST', `reports/check/${number}/watch`, { body });
const confirm = (token: string) =>
  resource<{ until: string }>(anyone, 'POST', 'reports/watch/confirm', { body: { token } });
async function watch(number: string, body: { readonly email: string; readonly language?: string }) {
  expect((await ask(number, body)).status).toBe(202);
  return confirm(await watchTokenFor(server, body.email, number));
}
const stop = (token: unknown) => resource(anyone, 'POST', 'reports/watch/stop', { body: { token } });
const watchersOf = (number: string) =>
  rowsOf<{ email: string; language: string; confirmed_at: number | null; ends_at: number }>(
    database,
    'SELECT email, language, confirmed_at, ends_at FROM report_watchers WHERE number = ? ORDER BY id',
    [number],
  );
const mailsTo = async (address: string) =>
  (await server.mails()).filter(({ to }) => to?.[0]?.address === address).map(({ subject = '' }) => subject);

/** Waits until everything that was ordered but the renders is done. */
async function settled(): Promise<void> {
  const open = "SELECT id FROM jobs WHERE state = 'open' AND name <> 'report.render'";
  await waitFor('the jobs', async () => (await rowsOf(database, open)).length === 0);
}

const corrected = ({ subject }: { subject?: string }) => /corrected|更正/.test(subject ?? '');

describe('watching a report', () => {
  let edition: Edition;
  let version: number;

  beforeAll(async () => {
    const made = await verified(student, officer, { passport: 'O10000001' });
    ({ edition } = made);
    ({ version } = made.certificate);
  });

  it('begins once the address has confirmed it, within a day; asking again answers the same', async () => {
    const before = Date.now();
    const typed = edition.number.toLowerCase().replaceAll('-', '');
    const first = await ask(typed, { email: ' Hiring@Example.com ' });
    expect(first).toEqual({ status: 202, range: null, body: { confirmBy: expect.any(String) } });
    const confirmBy = Date.parse(first.body.confirmBy);
    expect(confirmBy).toBeGreaterThanOrEqual(before + DAY);
    expect(confirmBy).toBeLessThanOrEqual(Date.now() + DAY);
    const [asked] = await watchersOf(edition.number);
    expect(asked).toEqual({ email: 'hiring@example.com', language: 'en', confirmed_at: null, ends_at: confirmBy });
    const token = await watchTokenFor(server, 'hiring@example.com', edition.number);
    for (const wrong of [`${token}x`, token.replace(/^\d+/, (id) => String(Number(id) + 1)), 'nonsense']) {
      expect(await confirm(wrong)).toEqual(resourceRefused(403, 'link_expired'));
      expect(await stop(token)).toEqual(resourceRefused(403, 'link_expired'));
    }
    const { status, body } = await confirm(token);
    expect([status, Object.keys(body)]).toEqual([200, ['until']]);
    expect(Date.parse(body.until)).toBeGreaterThanOrEqual(before + 90 * DAY);
    expect(Date.parse(body.until)).toBeLessThanOrEqual(Date.now() + 90 * DAY);
    const again = await ask(edition.number, { email: 'hiring@example.com', language: 'en' });
    expect([again.status, Object.keys(again.body)]).toEqual([202, ['confirmBy']]);
    await watch(edition.number, { email: 'hr@example.cn', language: 'cn' });
    const confirmed = { confirmed_at: expect.any(Number), ends_at: expect.any(Number) };
    expect(await watchersOf(edition.number)).toEqual([
      { email: 'hiring@example.com', language: 'en', ...confirmed, ends_at: Date.parse(body.until) },
      { email: 'hr@example.cn', language: 'cn', ...confirmed },
    ]);
    expect((await ask(edition.number, { email: 'never@example.com' })).status).toBe(202);
    await watchTokenFor(server, 'never@example.com', edition.number);
  });

  it('is refused for what is no address, no number, or was never issued', async () => {
    const email = 'hiring@example.com';
    const field = { email: expect.any(String) };
    expect(await ask(edition.number, {})).toEqual(resourceRefused(400, 'invalid_input', field));
    expect(await ask(edition.number, { email: 'nobody' })).toEqual(resourceRefused(400, 'invalid_input', field));
    expect(await ask(edition.number, { email, language: 'fr' })).toEqual(
      resourceRefused(400, 'invalid_input', { language: expect.any(String) }),
    );
    expect(await ask('MYV-00000-00000-00001', { email })).toEqual(resourceRefused(400, 'mistyped'));
    expect(await ask('MYV-00000-00000-00000', { email })).toEqual(resourceRefused(404, 'unknown_report'));
  });

  it('tells each watcher of a correction in their language, with the reason and the ways to look and to stop', async () => {
    const reason = 'The major was wrong.';
    expect((await correct(officer, edition.id, version, { major: 'Law' }, reason)).status).toBe(201);
    const english = await server.mailTo('hiring@example.com', corrected);
    const chinese = await server.mailTo('hr@example.cn', corrected);
    for (const mail of [english, chinese]) {
      for (const words of [edition.number, reason, `${server.url}/check/${edition.number}`]) {
        expect(mail.text).toContain(words);
      }
      expect(mail.text).not.toContain(HOLDER.name);
      expect(stopTokenIn(mail)).not.toBe('');
    }
    expect(english.subject).toBe(`Report ${edition.number} was corrected`);
    expect(chinese.subject).toBe(`报告 ${edition.number} 已更正`);
    await settled();
    expect((await mailsTo('never@example.com')).length).toBe(1);
  });

  it('ends with the link of a mail, for that watcher alone, and no harm is done by doing it again', async () => {
    const token = stopTokenIn(await server.mailTo('hiring@example.com', corrected));
    for (const wrong of [`${token}x`, token.replace(/^\d+/, (id) => String(Number(id) + 1)), 'nonsense']) {
      expect(await stop(wrong)).toEqual(resourceRefused(403, 'link_expired'));
    }
    expect(await stop('')).toEqual(resourceRefused(400, 'invalid_input', { token: expect.any(String) }));
    expect(await stop(token)).toEqual({ status: 200, range: null, body: { stopped: true } });
    expect(await stop(token)).toEqual({ status: 200, range: null, body: { stopped: true } });
    expect(await watchersOf(edition.number)).toMatchObject([
      { email: 'hr@example.cn' },
      { email: 'never@example.com' },
    ]);
  });

  it('tells of a withdrawal, and then forgets the address', async () => {
    const { body } = await resource<Edition[]>(officer, 'GET', 'reports', {
      query: { filter: { number: edition.number, status: 'current' } },
    });
    expect((await withdraw(officer, body[0]?.id ?? 0, '学位已被撤销。')).status).toBe(200);
    const mail = await server.mailTo('hr@example.cn', ({ subject }) => /撤回/.test(subject ?? ''));
    expect(mail.text).toContain('学位已被撤销。');
    await settled();
    expect(await watchersOf(edition.number)).toMatchObject([{ email: 'never@example.com' }]);
    expect((await mailsTo('hiring@example.com')).filter((subject) => !/^Do you want/.test(subject))).toHaveLength(1);
    expect(await ask(edition.number, { email: 'late@example.com' })).toEqual(resourceRefused(409, 'report_withdrawn'));
  });

  it('leaves no address in the audit trail, the jobs or the log', async () => {
    const tables = await Promise.all(
      ['audit_events', 'jobs'].map((table) => rowsOf<object>(database, `SELECT * FROM ${table}`)),
    );
    expect(JSON.stringify(tables)).not.toMatch(/hiring@|hr@example\.cn/);
    const asked = await rowsOf<{ after: string }>(database, "SELECT * FROM audit_events WHERE action = 'watch.asked'");
    expect(asked.length).toBe(4);
  });
});

describe('what is kept of watchers', () => {
  let edition: Edition;

  beforeAll(async () => {
    ({ edition } = await verified(student, officer, { passport: 'O10000002' }));
  });

  it('is exported to the account with that address, and goes with it', async () => {
    const watcher = await registerStudent(server);
    await watch(edition.number, { email: watcher.email, language: 'cn' });
    const { data } = await takeExport(watcher);
    expect(data.watchedReports).toEqual([
      {
        number: edition.number,
        language: 'cn',
        since: expect.any(String),
        confirmed: expect.any(String),
        until: expect.any(String),
      },
    ]);
    expect((await call(watcher, 'POST', '/api/v1/me/erase', { password: watcher.password })).status).toBe(200);
    expect(await watchersOf(edition.number)).toEqual([]);
  });

  it('goes when the time has ended, and nobody is told after that', async () => {
    await watch(edition.number, { email: 'ended@example.com' });
    await watch(edition.number, { email: 'watching@example.com' });
    await rowsOf(database, "UPDATE report_watchers SET ends_at = 1000 WHERE email = 'ended@example.com'");
    expect((await withdraw(officer, edition.id)).status).toBe(200);
    await server.mailTo('watching@example.com', ({ subject }) => /withdrawn/.test(subject ?? ''));
    await settled();
    expect(await mailsTo('ended@example.com')).toHaveLength(1);
    expect(sweep(server)).toMatchObject({ watchers: 1 });
    expect(await watchersOf(edition.number)).toEqual([]);
  });
});
