// On the stack: PDFs come from S3.
import { PortalClient, signIn } from '../support/portal.js';
import { withoutRequestId } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { endShare, type Holder, type MadeShare, makeHolder, makeShare, tokenOf } from '../support/shared.js';

interface Shared {
  readonly result: string;
  readonly number: string;
  readonly pdfUrl: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

const DAY = 24 * 3_600_000;

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;
let student: Holder;
let id: number;
let number: string;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  ({ student, id, number } = await makeHolder(server, officer));
});

afterAll(() => server.dispose());

const open = (share: MadeShare, body: object = {}) =>
  resource<Shared>(anyone, 'POST', `shared/${tokenOf(share)}/open`, { body });

const post = (path: string, body: object) =>
  anyone.raw(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const mine = async (share: { id: number }) =>
  (await resource<MadeShare[]>(student, 'GET', `certificates/${id}/shares`, { query: { range: [0, 99] } })).body.find(
    (one) => one.id === share.id,
  );

/** A PDF as it is answered; its status where it is refused. */
async function take(path: string | null): Promise<number | string> {
  const answer = await anyone.raw(String(path));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? bytes.subarray(0, 5).toString() : answer.status;
}

describe('a link', () => {
  it('works for 30 days, and shows what the check by number does', async () => {
    const share = await makeShare(student, id);
    expect(share).toMatchObject({ label: 'Universiti Malaya', state: 'live', hasPin: false, download: false });
    const days = (Date.parse(share.endsAt) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(31);
    expect(share.url).toMatch(new RegExp(`^${server.url}/shared/[A-Za-z0-9_-]{43}$`));
    const { status, body } = await open(share);
    const { body: checked } = await resource<Shared>(anyone, 'GET', `reports/check/${number}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: 'valid', number, edition: 1, pdfUrl: null, linkEndsAt: share.endsAt });
    expect(body.fields).toEqual(checked.fields);
    expect(body.fields.passport).toBe('******678');
    expect(body.sha256).toBe(checked.sha256);
    expect({ steps: body.steps, editions: body.editions }).toEqual({
      steps: checked.steps,
      editions: checked.editions,
    });
    expect(body.editions).toHaveLength(1);
  });

  it('is told once: what is kept opens nothing', async () => {
    const share = await makeShare(student, id, { pin: '274916' });
    const token = tokenOf(share);
    expect(await mine(share)).not.toHaveProperty('url');
    const rows = inData(server, (data) => JSON.stringify(data.prepare('SELECT * FROM shares').all()));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain('"274916"');
    const hash = inData(server, (data) =>
      data.prepare<[number], { token_hash: string }>('SELECT token_hash FROM shares WHERE id = ?').get(share.id),
    );
    expect((await open({ ...share, url: `/${hash?.token_hash}` })).body).toMatchObject({ reason: 'link_ended' });
  });

  it('is not kept with the answer under an idempotency key', async () => {
    const send = () =>
      student.raw(`/api/v1/certificates/${id}/shares`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'share-once' },
        body: JSON.stringify({ label: 'Once' }),
      });
    const first = await send();
    const share = (await first.json()) as MadeShare;
    expect(first.status).toBe(201);
    const again = await send();
    expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ reason: 'already_done' })]);
    expect((await open(share)).status).toBe(200);
    const answers = inData(server, (data) =>
      data.prepare<[], { part: string }>('SELECT part FROM idempotency_answers').all(),
    );
    const kept = answers.map(({ part }) => Buffer.from(part, 'base64').toString()).join('\n');
    expect(kept).not.toContain(tokenOf(share));
  });

  it('names every wrong field', async () => {
    const body = { label: ' ', endsOn: '2020-01-01', pin: '12', download: 'yes' };
    const answer = await resource(student, 'POST', `certificates/${id}/shares`, { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors as object)).toEqual(['label', 'endsOn', 'pin', 'download']);
  });

  it('lets the recipient take the PDF where the holder wants that, for a quarter of an hour', async () => {
    const share = await makeShare(student, id, { download: true });
    const { pdfUrl } = (await open(share)).body;
    expect(await take(pdfUrl)).toBe('%PDF-');
    const [path = '', query = ''] = String(pdfUrl).split('?');
    const exp = Number(new URLSearchParams(query).get('exp')) * 1000;
    expect(exp - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const other = await makeShare(student, id, { download: true });
    const without = await makeShare(student, id);
    // Neither without its signature, nor at the address of another link, nor in the place of other links of this
    // service.
    expect(await take(path)).toBe(403);
    expect(await take(`${path}?${query.replace(/exp=\d+/, `exp=${Math.round(exp / 1000) + 1}`)}`)).toBe(403);
    expect(await take(`/api/v1/shared/${tokenOf(other)}/pdf?${query}`)).toBe(403);
    expect(await take(`/api/v1/shared/${tokenOf(without)}/pdf?${query}`)).toBe(403);
    expect(await take(`/api/report/${share.id}/pdf?${query}`)).toBe(403);
    const { data } = await student.post<{ file_url: string }>('/api/cert/download', { id });
    expect(await take(`${path}?${data.file_url.split('?')[1]}`)).toBe(403);
  });

  it('is stopped at once, with the downloads that were begun through it', async () => {
    const share = await makeShare(student, id, { download: true });
    const { pdfUrl } = (await open(share)).body;
    const stopped = await resource(student, 'POST', `shares/${share.id}/stop`);
    expect(stopped).toMatchObject({ status: 200, body: { state: 'stopped' } });
    expect((await open(share)).body).toMatchObject({ reason: 'link_ended' });
    expect(await take(pdfUrl)).toBe(404);
    expect(await resource(student, 'POST', `shares/${share.id}/stop`)).toEqual(stopped);
    expect((await resource(anyone, 'GET', `reports/check/${number}`)).body).toMatchObject({ result: 'valid' });
  });

  it('that was stopped, that has ended and that never was answers the same bytes', async () => {
    const [stopped, ended] = [await makeShare(student, id), await makeShare(student, id, { pin: '123456' })];
    await resource(student, 'POST', `shares/${stopped.id}/stop`);
    endShare(server, ended.id);
    expect(await mine(ended)).toMatchObject({ state: 'ended' });
    const session = String(student.token);
    const tokens = [tokenOf(stopped), tokenOf(ended), 'A'.repeat(43), 'x', '..%2f', number, session.slice(0, 190)];
    const answers = [];
    for (const token of tokens) {
      const answer = await withoutRequestId(await post(`/api/v1/shared/${token}/open`, { pin: '123456' }));
      answers.push(JSON.stringify(answer));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"status":404');
    expect(answers[0]).toContain('link_ended');
  });

  it('opens no session, and a session no link', async () => {
    const share = await makeShare(student, id);
    const headers = { authorization: `Bearer ${tokenOf(share)}` };
    expect((await anyone.raw('/api/v1/me/export', { headers })).status).toBe(401);
  });

  it('is one of fifty at most', async () => {
    const holder = await makeHolder(server, officer, { passport: 'F50' });
    for (let n = 0; n < 49; n += 1) await makeShare(holder.student, holder.id);
    const last = await Promise.all(
      [1, 2, 3].map(() =>
        resource<MadeShare>(holder.student, 'POST', `certificates/${holder.id}/shares`, { body: { label: 'x' } }),
      ),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = last.find(({ status }) => status === 201);
    await resource(holder.student, 'POST', `shares/${made?.body.id}/stop`);
    await makeShare(holder.student, holder.id);
  });
});

describe('the holder', () => {
  it('sees what the recipient of each link has done', async () => {
    const share = await makeShare(student, id, { label: ' Ministry  of Education 教育部', download: true });
    const { pdfUrl } = (await open(share)).body;
    await take(pdfUrl);
    await open(share);
    const views = await resource<{ kind: string; at: string }[]>(student, 'GET', `shares/${share.id}/views`);
    expect(views.range).toBe('views 0-2/3');
    expect(views.body.map(({ kind }) => kind)).toEqual(['opened', 'downloaded', 'opened']);
    expect(Object.keys(views.body[0] ?? {}).sort()).toEqual(['at', 'id', 'kind']);
    expect(await mine(share)).toMatchObject({ label: 'Ministry of Education 教育部', opened: 2, downloaded: 1 });
  });

  it('is the only one: others find nothing, staff may not', async () => {
    const share = await makeShare(student, id);
    const { student: other } = await makeHolder(server, officer, { passport: 'G1' });
    const calls = [
      ['GET', `certificates/${id}/shares`],
      ['POST', `certificates/${id}/shares`],
      ['POST', `shares/${share.id}/stop`],
      ['GET', `shares/${share.id}/views`],
      ['GET', `certificates/${id}/look-ups`],
      ['GET', `certificates/${id}/look-ups/choices`],
      ['PUT', `certificates/${id}/look-ups/choices`],
    ] as const;
    for (const [method, path] of calls) {
      const sent = method === 'GET' ? {} : { body: { label: 'x' } };
      const missing = path.replace(/\d+/, '2000000000');
      const strange = await resource(other, method, path, sent);
      const nothing = await resource(other, method, missing, sent);
      const plain = ({ status, body }: typeof strange) => [path, status, { ...body, requestId: '', instance: '' }];
      expect(plain(strange)).toEqual(plain(nothing));
      expect(strange.status).toBe(404);
      expect((await resource(officer, method, path, sent)).status).toBe(403);
      expect((await resource(anyone, method, path, sent)).status).toBe(401);
    }
    expect((await open(share)).status).toBe(200);
  });

  it('shares no draft', async () => {
    const { data: draft } = await student.post<{ id: number }>('/api/cert/add', { name: 'Draft' });
    const answer = await resource(student, 'POST', `certificates/${draft.id}/shares`, { body: { label: 'x' } });
    expect(answer).toMatchObject({ status: 409, body: { reason: 'report_not_ready' } });
    expect((await resource(student, 'GET', `certificates/${draft.id}/shares`)).body).toEqual([]);
  });

  it('leaves a trail without the recipient and the token', async () => {
    const share = await makeShare(student, id, { label: 'Nobody Else', pin: '998877' });
    await resource(student, 'POST', `shares/${share.id}/stop`);
    const filter = { subjectType: 'share', subjectId: String(share.id) };
    const { body } = await resource<{ action: string }[]>(officer, 'GET', 'audit-events', { query: { filter } });
    expect(body.map(({ action }) => action)).toEqual(['share.stopped', 'share.created']);
    const told = JSON.stringify(body) + server.log;
    for (const secret of ['Nobody Else', '99887766', tokenOf(share)]) expect(told).not.toContain(secret);
  });
});

it('keeps the address of a link from other pages and from search engines', async () => {
  const { headers } = await anyone.raw(`/shared/${'A'.repeat(43)}`);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect((await anyone.raw('/check')).headers.get('referrer-policy')).toBe('same-origin');
});
