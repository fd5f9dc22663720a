import { HOLDER } from '../support/applicant.js';
import { withdraw } from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { makeHolder, makeShare, tokenOf } from '../support/shared.js';

let server: RunningServer;
let officer: PortalClient;
let anyone: PortalClient;
let holder: Awaited<ReturnType<typeof makeHolder>>;

const RIGHT = { passport: 'F10000001', birth: HOLDER.birth };
const UNKNOWN = 'MYV-00000-00000-00000';

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_SCALE: '1' } });
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  holder = await makeHolder(server, officer, { passport: RIGHT.passport });
});

afterAll(() => server.dispose());

const ask = (number: string, body: object) =>
  anyone.raw(`/api/v1/reports/check/${number}/photo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const newest = async () => {
  const { body } = await resource<Array<{ id: number }>>(officer, 'GET', 'reports', {
    query: { filter: { number: holder.number } },
  });
  return body[0]?.id ?? 0;
};

/** Without what names the request. */
async function said(answer: Response): Promise<unknown> {
  const { requestId: _, instance: _instance, ...rest } = (await answer.json()) as Record<string, unknown>;
  return [answer.status, rest];
}

describe('the photo of a report', () => {
  it('is shown to whoever types passport number and birth, and is kept nowhere', async () => {
    const answer = await ask(holder.number, { ...RIGHT, passport: ' f10000001 ' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    // As the reviewer sees it.
    const { body } = await resource<{ avatar: { url: string } | string }>(officer, 'GET', `certificates/${holder.id}`);
    const url = typeof body.avatar === 'string' ? body.avatar : body.avatar.url;
    const own = Buffer.from(await (await officer.raw(url)).arrayBuffer());
    expect(bytes.equals(own)).toBe(true);
  });

  it('answers the same whatever is wrong, and never by GET', async () => {
    const wrong = await said(await ask(holder.number, { ...RIGHT, passport: 'F10000002' }));
    expect(wrong).toEqual([404, expect.objectContaining({ reason: 'not_found' })]);
    expect(await said(await ask(holder.number, { ...RIGHT, birth: '2001-04-29' }))).toEqual(wrong);
    expect(await said(await ask(UNKNOWN, RIGHT))).toEqual(wrong);
    const got = await anyone.raw(`/api/v1/reports/check/${holder.number}/photo?passport=F10000001&birth=2001-04-30`);
    expect(got.status).toBe(404);
    const empty = (await said(await ask(holder.number, {}))) as [number, { errors: object }];
    expect([empty[0], Object.keys(empty[1].errors)]).toEqual([400, ['passport', 'birth']]);
  });

  it('counts misses as look-ups do', async () => {
    const tries = Array.from({ length: 8 }, (_, at) => ask(holder.number, { ...RIGHT, passport: `G${at}0000000` }));
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect([...new Set(answers)].sort()).toEqual([404, 429]);
    const look = await anyone.get('/api/studentinfo/search', { name: HOLDER.name, ...RIGHT });
    expect(look.status).toBe(429);
  });

  it('leaves a trace, with pseudonyms', async () => {
    const query = { filter: { action: 'lookup.answered' }, sort: ['id', 'DESC'], range: [0, 9] };
    const { body } = await resource<Array<{ after: object }>>(officer, 'GET', 'audit-events', { query });
    const hash = expect.stringMatching(/^[\w-]{20,}$/u);
    expect(body[0]?.after).toEqual({
      numberHash: hash,
      passportHash: hash,
      birthHash: hash,
      addressHash: hash,
      photo: true,
    });
    expect(JSON.stringify(body)).not.toContain(RIGHT.passport);
  });

  it('is shown to whoever was given a link, and no longer than that works', async () => {
    const share = await makeShare(holder.student, holder.id, { download: true });
    const path = `shared/${tokenOf(share)}/open`;
    const { body } = await resource<{ photoUrl: string; pdfUrl: string }>(anyone, 'POST', path, { body: {} });
    const shown = await anyone.raw(body.photoUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const pdfQuery = body.pdfUrl.slice(body.pdfUrl.indexOf('?'));
    const other = await anyone.raw(`/api/v1/shared/${tokenOf(share)}/photo${pdfQuery}`);
    expect(other.status).toBe(403);
    expect((await withdraw(officer, await newest())).status).toBe(200);
    expect((await anyone.raw(body.photoUrl)).status).toBe(409);
    const after = await resource<{ photoUrl: unknown }>(anyone, 'POST', path, { body: {} });
    expect(after.body.photoUrl).toBeNull();
  });
});
