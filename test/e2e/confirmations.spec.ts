import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { takeExport } from '../support/personal-data.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith, withoutRequestId } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData, jobsDone } from '../support/server-data.js';
import { acceptAll } from '../support/verdicts.js';

let server: RunningServer;
let officer: PortalClient;
let keeper: PortalClient;
let asker: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let contact: Made;

type Made = Record<string, unknown> & { readonly id: number };
interface Request extends Made {
  readonly state: string;
  readonly proposed: boolean;
  readonly overdue: boolean;
  readonly reminders: number;
  readonly answers: Array<Made & { fields: Record<string, { answer: string; value: string; likeness: string }> }>;
}

const KEYS = { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' };
const UNIVERSITY = 'Universiti Malaya (confirmations)';

const call = <T = Made>(client: PortalClient, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  resource<T>(client, method, path, body === undefined ? {} : { body });
const post = (path: string, body: object) =>
  fetch(`${server.url}/api/v1/confirm/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const reasonOf = async (answer: Response) => ((await answer.json()) as { reason: string }).reason;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_SCALE: '100' } });
  officer = await signIn(server.url, ADMIN);
  keeper = await staffWith(server, ['catalog.manage']);
  asker = await staffWith(server, ['certificates.review', 'confirmations.manage']);
  student = await registerStudent(server);
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  const university = await call(officer, 'POST', 'universities', { name: UNIVERSITY, ...place });
  const fields = {
    universityId: university.body.id,
    office: 'Registrar',
    language: 'en',
    verification: 'By telephone.',
  };
  contact = (await call(officer, 'POST', 'contacts', { ...fields, email: 'registrar@um.example' })).body;
}, 120_000);

afterAll(() => server.dispose());

async function applied(changes: object = {}): Promise<{ id: number; version: number }> {
  const form = { ...(await completeForm(student)), university: UNIVERSITY, cert_no: KEYS.certNo, level: KEYS.level };
  return (await record(student, 'add-apply', { ...form, awarding_time: KEYS.awardingTime, ...changes })) as never;
}

const ask = (certificateId: number, more: object = {}) =>
  call<Request>(asker, 'POST', 'confirmations', { certificateId, contactId: contact.id, ...more });
const request = async (id: number) => (await call<Request>(asker, 'GET', `confirmations/${id}`)).body;

/** What the newest mail has that a pattern fits. */
async function mailed(pattern: RegExp): Promise<string> {
  await jobsDone(server, 'mail.%');
  const found = (await server.mails()).flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []);
  const last = found.at(-1);
  if (last === undefined) throw new Error(`no mail has ${pattern}`);
  return last;
}

async function tokens(): Promise<Set<string>> {
  const texts = (await server.mails()).map(({ text }) => text ?? '');
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/confirm\/([\w-]{22})\b/gu)].map(([, token = '']) => token)),
  );
}

async function newToken(work: () => Promise<unknown>): Promise<string> {
  const before = await tokens();
  await work();
  return waitFor('the mail', async () => [...(await tokens())].find((token) => !before.has(token)));
}

async function asked(more: object = {}): Promise<{ id: number; certificate: number; token: string }> {
  const { id: certificate } = await applied();
  let id = 0;
  const token = await newToken(async () => {
    const made = await ask(certificate, more);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ state: 'sent' })]);
    id = made.body.id;
  });
  return { id, certificate, token };
}

const OTHERS = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, { answer: 'confirmed' }]));
async function answerAll(token: string, values: object = KEYS): Promise<Response> {
  const page = (await (await post('key-values', { token, values })).json()) as { fields: object };
  return post('answer', {
    token,
    fields: OTHERS(page.fields),
    name: 'Puan Lim',
    office: 'Registrar',
    reference: 'R-7',
  });
}

describe('a contact', () => {
  it('counts once another officer has released it, or within a released domain', async () => {
    expect(contact.counts).toBe(false);
    const own = await call(officer, 'POST', `contacts/${contact.id}/release`, {});
    expect([own.status, own.body.reason]).toEqual([403, 'forbidden']);
    const { id } = await applied();
    const consent = { notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' };
    const early = await ask(id);
    expect([early.status, early.body.reason]).toEqual([409, 'consent_missing']);
    expect((await call(student, 'POST', 'me/consents', consent)).status).toBeLessThan(300);
    const unreleased = await ask(id);
    expect([unreleased.status, unreleased.body.reason]).toEqual([409, 'contact_not_released']);
    const domain = await call(keeper, 'POST', 'mail-domains', {
      universityId: contact.universityId,
      domain: 'um.example',
    });
    expect((await call(officer, 'GET', `contacts/${contact.id}`)).body.counts).toBe(false);
    expect((await call(keeper, 'POST', `mail-domains/${domain.body.id}/release`, {})).status).toBe(403);
    expect((await call(officer, 'POST', `mail-domains/${domain.body.id}/release`, {})).status).toBe(200);
    expect((await call(officer, 'GET', `contacts/${contact.id}`)).body.counts).toBe(true);
    const moved = await call(keeper, 'PUT', `contacts/${contact.id}`, { email: 'registrar@elsewhere.example' });
    expect(moved.body).toMatchObject({ counts: false, releasedBy: null });
    expect((await call(officer, 'POST', `contacts/${contact.id}/release`, {})).body).toMatchObject({ counts: true });
  });

  it("is the ministry's only where that is said", async () => {
    const fields = {
      email: 'forgotten@um.example',
      office: 'Registrar',
      language: 'en',
      verification: 'By telephone.',
    };
    const forgotten = await call(keeper, 'POST', 'contacts', fields);
    expect([forgotten.status, forgotten.body.errors]).toEqual([400, { universityId: expect.stringContaining('null') }]);
    const ministry = await call(keeper, 'POST', 'contacts', { ...fields, universityId: null });
    expect([ministry.status, ministry.body]).toEqual([
      201,
      expect.objectContaining({ party: 'ministry', universityId: null }),
    ]);
    const moved = await call(keeper, 'PUT', `contacts/${ministry.body.id}`, { office: 'Student division' });
    expect(moved.body).toMatchObject({ party: 'ministry', office: 'Student division' });
  });

  it('of another university is refused', async () => {
    const { id } = await applied({ university: 'Another university' });
    const refused = await ask(id);
    expect([refused.status, refused.body.errors]).toEqual([400, { contactId: expect.any(String) }]);
  });
});

describe('a request', () => {
  it('never tells the claimed key values, shows documents after them alone, and is answered once', async () => {
    const { id: certificate } = await applied();
    const { body: detail } = await call(officer, 'GET', `certificates/${certificate}`);
    const [file] = detail.certPhotos as string[];
    let made: Request | undefined;
    const token = await newToken(async () => {
      made = (await ask(certificate, { fileIds: [file] })).body;
    });
    const looked = await post('look', { token });
    expect(looked.headers.get('cache-control')).toBe('no-store');
    const text = await looked.text();
    for (const value of Object.values(KEYS)) expect(text).not.toContain(value);
    const page = JSON.parse(text) as Record<string, unknown>;
    expect(page).toMatchObject({
      keyFields: Object.keys(KEYS),
      keyValuesStored: false,
      documents: 1,
      documentUrls: [],
    });
    const early = await post('answer', { token, fields: {}, name: 'Lim', office: 'Registrar' });
    expect(await reasonOf(early)).toBe('illegal_transition');
    const stored = await (await post('key-values', { token, values: { ...KEYS, level: 'Degree' } })).text();
    expect(stored).not.toContain('Master');
    const { documentUrls } = JSON.parse(stored) as { documentUrls: string[] };
    expect((await fetch(`${server.url}${documentUrls[0]}`)).status).toBe(200);
    expect(await reasonOf(await post('key-values', { token, values: KEYS }))).toBe('illegal_transition');
    const fields = OTHERS(page.fields as object);
    const answer = { token, fields, name: 'Puan Lim', office: 'Registrar', reference: 'R-7' };
    const both = await Promise.all([post('answer', answer), post('answer', answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { answers } = await request(made?.id ?? 0);
    expect(answers.length).toBe(1);
    expect(answers[0]?.fields).toMatchObject({
      certNo: { likeness: 'equal' },
      level: { answer: 'differs', value: 'Degree', likeness: 'differs' },
    });
  });

  it('answers the same bytes for a used, a wrong, an old and a replaced token', async () => {
    const [used, replaced, old] = [await asked(), await asked(), await asked()];
    expect((await answerAll(used.token)).status).toBe(200);
    const again = await newToken(() => call(asker, 'POST', `confirmations/${replaced.id}/send-again`, {}));
    await call(asker, 'POST', `confirmations/${old.id}/cancel`, {});
    const answers = [];
    for (const token of [used.token, replaced.token, old.token, 'x'.repeat(22), 'nothing']) {
      const { status, body } = await withoutRequestId(await post('look', { token }));
      answers.push([status, body]);
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    expect((await post('look', { token: again })).status).toBe(200);
  });

  it('gives the level to what was confirmed, and blocks an approval by what differs until it is settled', async () => {
    const { id, certificate, token } = await asked();
    await answerAll(token, { ...KEYS, certNo: 'UM-9' });
    const version = (await call(officer, 'GET', `certificates/${certificate}`)).body.version as number;
    await acceptAll(asker, certificate, version);
    const approve = async () => {
      const { body } = await call(officer, 'GET', `certificates/${certificate}`);
      return call(officer, 'POST', `certificates/${certificate}/approve`, { version: body.version });
    };
    const refused = await approve();
    expect([refused.status, refused.body.reason, Object.keys(refused.body.errors as object)]).toEqual([
      409,
      'confirmation_differs',
      ['certNo'],
    ]);
    const settled = await call(asker, 'POST', `confirmations/${id}/settle`, { field: 'certNo', note: 'A misprint.' });
    expect(settled.status).toBe(200);
    const { levels } = (await call(officer, 'GET', `certificates/${certificate}`)).body as {
      levels?: Record<string, { level: string; sources: object[] }>;
    };
    expect(levels?.awardingTime).toMatchObject({
      level: 'confirmed',
      sources: expect.arrayContaining([expect.objectContaining({ party: 'university', reference: 'R-7' })]),
    });
    expect(levels?.certNo?.level).toBe('confirmed');
  });

  it('is shown as overdue by its days, and its link still works', async () => {
    const { id, token } = await asked();
    const age = (days: number) =>
      inData(server, (data) =>
        data.prepare('UPDATE confirmations SET sent_at = ? WHERE id = ?').run(Date.now() - days * 86_400_000, id),
      );
    age(15);
    expect(await request(id)).toMatchObject({ state: 'sent', overdue: true });
    expect(
      (await call<Request[]>(asker, 'GET', 'confirmations?filter={"overdue":true}')).body.map((one) => one.id),
    ).toContain(id);
    expect((await post('look', { token })).status).toBe(200);
  });

  it('is cancelled by a change of the applicant, and proposed after the next apply', async () => {
    const { id, certificate, token } = await asked();
    const current = await student.get<Record<string, unknown>>(`/api/cert/detail?id=${certificate}`);
    await record(student, 'update-apply' as never, { ...current.data, major: 'Mathematics' });
    expect(await request(id)).toMatchObject({ state: 'cancelled', cancelCause: 'change', proposed: true });
    expect((await post('look', { token })).status).toBe(404);
  });

  it('is disputed by the receipt: the answer counts no more, and the link is another', async () => {
    const { id, token } = await asked();
    await answerAll(token);
    const dispute = await mailed(/\/confirm\/dispute#([\w.-]+)/u);
    expect((await post('dispute', { token: dispute })).status).toBe(200);
    const { state, answers } = await request(id);
    expect([state, answers[0]?.disputedAt]).toEqual(['opened', expect.any(String)]);
    expect((await post('look', { token })).status).toBe(404);
    expect((await post('dispute', { token: `${dispute}x` })).status).toBe(404);
  });

  it('takes what is long, marked up or a formula as text, or refuses it', async () => {
    const { id, token } = await asked();
    await post('key-values', { token, values: KEYS });
    const page = (await (await post('look', { token })).json()) as { fields: object };
    const fields = OTHERS(page.fields);
    const long = await post('answer', { token, fields, name: 'x'.repeat(10_000), office: 'Registrar' });
    expect([long.status, await reasonOf(long)]).toEqual([400, 'invalid_input']);
    const odd = { name: '<script>alert(1)</script>', office: '=HYPERLINK("x")' };
    expect((await post('answer', { token, fields, ...odd })).status).toBe(200);
    expect((await request(id)).answers[0]).toMatchObject(odd);
  });

  it('is answered otherwise as well, by an officer who says how', async () => {
    const { id } = await asked();
    const fields = { certNo: { answer: 'confirmed' }, level: { answer: 'differs', value: 'Degree' } };
    const told = await call<Request>(asker, 'POST', `confirmations/${id}/record`, {
      way: 'telephone',
      name: 'Lim',
      fields,
    });
    expect([told.status, told.body.state, told.body.answers[0]]).toEqual([
      200,
      'answered',
      expect.objectContaining({ way: 'telephone', recordedBy: expect.any(Number) }),
    ]);
  });

  it('is in what its student is told to be held, without links and who answered', async () => {
    const { certificate, token } = await asked();
    await answerAll(token, { ...KEYS, level: 'Degree' });
    const { data, text } = await takeExport(student);
    const held = data.confirmations as Array<Record<string, unknown>>;
    expect(held.find(({ certificateId }) => certificateId === certificate)).toMatchObject({
      party: 'university',
      state: 'answered',
      claimed: KEYS,
      keyValues: { ...KEYS, level: 'Degree' },
      answers: [{ way: 'link', fields: { level: { likeness: 'differs', value: 'Degree' } }, reference: 'R-7' }],
    });
    expect(text).not.toContain('Puan Lim');
    expect(text).not.toMatch(/nonce|tokenHash/);
  });

  it('is listed at the desk of its address, which answers the same for an unknown one', async () => {
    const { certificate } = await asked();
    const answers = [];
    for (const email of ['registrar@elsewhere.example', 'nobody@elsewhere.example']) {
      const { status, body } = await withoutRequestId(await post('desk', { email }));
      answers.push([status, body]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const token = await mailed(/\/confirm\/desk#([\w.-]+)/u);
    const open = (await (await post('desk/open', { token })).json()) as Array<{ token: string }>;
    expect(open.length).toBeGreaterThan(0);
    expect((await post('look', { token: open.at(-1)?.token ?? '' })).status).toBe(200);
    expect(certificate).toBeGreaterThan(0);
  });
});
