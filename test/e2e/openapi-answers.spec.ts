// On the stack too: numbers, moments and texts come through another driver, from MariaDB.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressTokenTo } from '../support/address-changes.js';
import { operationsOf, readDocument } from '../support/api-document.js';
import { completeForm, FORM_TEXTS, HOLDER, registerStudent } from '../support/applicant.js';
import { walkConfirmations } from '../support/confirmations.js';
import { compare, stopTokenIn, watchTokenFor } from '../support/editions.js';
import { appCode, setUpApp } from '../support/factors.js';
import { problemWith, SUCCEEDED } from '../support/held-answers.js';
import { newMember } from '../support/integrators.js';
import { filePart, multipart } from '../support/multipart.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { makeHolder, makeShare, tokenOf } from '../support/shared.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll } from '../support/verdicts.js';

interface Made {
  readonly id: number;
  readonly version: number;
}

interface Issued {
  readonly id: number;
  readonly certificateId: number;
  readonly renderedAt: string | null;
}

let server: RunningServer;
let officer: PortalClient;
let student: PortalClient & { readonly password: string; readonly email: string };

beforeAll(async () => {
  // An undo needs something that is held, an offer a wallet.
  server = await startServer({ env: { DECISION_HOLD_SECONDS: '60', WALLET: 'on' } });
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
});

afterAll(() => server.dispose());

type Method = Parameters<typeof resource>[1];

/** A call that must succeed; the client holds its answer against the document. */
async function done(client: PortalClient, method: Method, path: string, body?: unknown): Promise<Made> {
  const answer = await resource<Made>(client, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Makes one, lists all, reads it, changes it. */
async function keep(path: string, fields: object, change: object = fields): Promise<Made> {
  const { id, version } = await done(officer, 'POST', path, fields);
  await done(officer, 'GET', path);
  await done(officer, 'GET', `${path}/${id}`);
  return done(officer, 'PUT', `${path}/${id}`, { version, ...change });
}

async function opened(client: PortalClient, path: string): Promise<void> {
  const answer = await client.raw(path);
  await answer.arrayBuffer();
  expect([path, answer.status]).toEqual([path, 200]);
}

const remove = (path: string, { id }: Made) => done(officer, 'DELETE', `${path}/${id}`);

describe('the resource API does what it says, in a walk through every operation:', () => {
  it('the catalogue and the news', async () => {
    const campus = { region: 'Johor', country: 'Malaysia', nature: 'public university' };
    const company = await keep('companies', { name: 'Walk', region: 'Johor' });
    const one = await keep('universities', { ...campus, name: 'Walk One' });
    const two = await keep('universities', { ...campus, name: 'Walk Two' });
    const sides = { university1Id: one.id, university2Id: two.id };
    const cooperation = await keep('cooperations', { ...sides, name: 'Walk', region: 'Johor' });
    const agent = await keep('agents', { companyId: company.id, universityId: one.id });
    const article = await keep('news', { title: 'Walk', content: '<p>Walk</p>' });
    await remove('news', article);
    await remove('agents', agent);
    await remove('cooperations', cooperation);
    await remove('universities', one);
    await remove('companies', company);
  });

  it('users and roles', async () => {
    const role = await keep('roles', { name: 'Walk', permissions: ['certificates.read'] });
    const account = { username: 'walker', email: 'walker@staff.example', roleId: role.id };
    const user = await keep('users', account, { name: 'Walker' });
    await done(officer, 'POST', `users/${user.id}/end-sessions`);
    await done(officer, 'POST', `users/${user.id}/send-password-reset`);
    inData(server, (data) => data.prepare('UPDATE invitations SET created_at = created_at - 60000').run());
    await done(officer, 'POST', `users/${user.id}/send-invitation`);
    await remove('users', user);
    await remove('roles', role);
  });

  it('integrators, their keys and what these check', async () => {
    const integrator = await keep('integrators', { name: 'Walk', contact: 'walk@contoh.example', purpose: 'Walking.' });
    const permissions = ['reports.check', 'reports.bulk', 'webhooks.manage'];
    const made = await done(officer, 'POST', 'api-keys', { integratorId: integrator.id, name: 'Walk', permissions });
    const program = new PortalClient(server.url, String((made as { key?: string }).key));
    await done(officer, 'GET', 'api-keys');
    await done(officer, 'GET', `api-keys/${made.id}`);
    await done(officer, 'PUT', `api-keys/${made.id}`, { version: made.version, name: 'Walked' });
    const items = Array.from({ length: 101 }, () => ({ number: 'MYV-00000-00000-00000', claims: { name: 'Walk' } }));
    await done(program, 'POST', 'report-checks', { items: items.slice(0, 1) });
    const check = await done(program, 'POST', 'report-checks', { items });
    await waitFor('the check', async () => {
      const progress = (await done(program, 'GET', `report-checks/${check.id}`)) as { state?: string };
      return progress.state === 'finished';
    });
    await done(program, 'GET', `report-checks/${check.id}/results`);
    await opened(program, '/api/v1/report-checks/template');
    const hook = { url: 'https://contoh.invalid/hook', events: ['report.withdrawn'] };
    const webhook = await done(program, 'POST', 'webhooks', hook);
    await done(program, 'GET', 'webhooks');
    await done(program, 'GET', `webhooks/${webhook.id}`);
    await done(program, 'PUT', `webhooks/${webhook.id}`, { ...hook, events: ['report.issued'] });
    await done(program, 'POST', `webhooks/${webhook.id}/rotate-secret`);
    const sent = await done(program, 'POST', `webhooks/${webhook.id}/send`, { type: 'ping' });
    await done(program, 'GET', `webhooks/${webhook.id}/deliveries`);
    await done(program, 'POST', `webhooks/${webhook.id}/deliveries/${sent.id}/send-again`);
    await done(program, 'DELETE', `webhooks/${webhook.id}`);
    await done(officer, 'POST', `api-keys/${made.id}/revoke`);
  });

  it('requests for access', async () => {
    const anyone = new PortalClient(server.url);
    for (const decision of ['admit', 'decline']) {
      const email = `${decision}@walk.example`;
      const wish = { organisation: `Walk to ${decision}`, person: 'Lim', email, purpose: 'Walking.', volume: '100' };
      await done(anyone, 'POST', 'access-requests', { ...wish, consent: true });
      const mail = await server.mailTo(email, ({ text }) => /\/access\/confirm\?/.test(text ?? ''));
      const token = /access\/confirm\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
      await done(anyone, 'POST', 'access-requests/confirm', { token });
      const asked = (await resource<{ id: number; email: string }[]>(officer, 'GET', 'access-requests')).body;
      const { id } = asked.find((one) => one.email === email) ?? { id: 0 };
      await done(officer, 'GET', 'access-requests');
      await done(officer, 'GET', `access-requests/${id}`);
      await done(
        officer,
        'POST',
        `access-requests/${id}/${decision}`,
        decision === 'admit' ? undefined : { reason: 'No.' },
      );
    }
  });

  it('the people of an integrator, and what these do', async () => {
    const { client, integratorId, id } = await newMember(server, officer);
    await done(client, 'GET', 'integrator');
    const permissions = ['reports.check'];
    const key = await done(client, 'POST', 'integrator/api-keys', { name: 'Walk', permissions });
    await done(client, 'GET', 'integrator/api-keys');
    await done(client, 'POST', `integrator/api-keys/${key.id}/revoke`);
    const later = () =>
      inData(server, (data) => data.prepare('UPDATE invitations SET created_at = created_at - 60000').run());
    const members = `integrators/${integratorId}/members`;
    for (const [by, path] of [
      [client, 'integrator/members'],
      [officer, members],
    ] as const) {
      const invited = await done(by, 'POST', path, { email: 'walk@colleague.example' });
      await done(by, 'GET', path);
      later();
      await done(by, 'POST', `${path}/${invited.id}/send-invitation`);
      await done(by, 'POST', `${path}/${invited.id}/remove`);
    }
    await done(officer, 'POST', `${members}/${id}/remove`);
  });

  it('certificates', async () => {
    const draft = await done(student, 'POST', 'certificates', { name: 'Draft' });
    await done(student, 'PUT', `certificates/${draft.id}`, { version: draft.version, name: 'Changed' });
    await done(student, 'GET', 'certificates');
    await done(student, 'DELETE', `certificates/${draft.id}`);
    const other = await done(student, 'POST', 'certificates', {});
    await done(student, 'POST', 'certificates/remove', { ids: [other.id] });

    const form = resourceForm(await completeForm(student));
    const waiting = await done(student, 'POST', 'certificates', form);
    const applied = await done(student, 'POST', `certificates/${waiting.id}/apply`, { version: waiting.version });
    const { version } = applied;
    await done(officer, 'POST', 'certificates/next', {});
    await done(officer, 'POST', `certificates/${waiting.id}/claim`);
    await done(officer, 'GET', `certificates/${waiting.id}`);
    await opened(officer, `/api/v1/certificates/${waiting.id}/receipt`);
    await done(officer, 'GET', 'payments');
    await waitFor('the payment', async () => (await resource(officer, 'GET', `payments/${waiting.id}`)).status === 200);
    await done(officer, 'GET', `payments/${waiting.id}`);
    await done(officer, 'DELETE', `certificates/${waiting.id}/claim`);
    await done(officer, 'POST', 'certificates/next', {});
    const [reviewer] = (await resource<Made[]>(officer, 'GET', 'reviewers')).body;
    await done(officer, 'POST', 'certificates/assign', { ids: [waiting.id], userId: reviewer?.id });
    await done(officer, 'GET', `certificates/${waiting.id}/place`);
    const accepted = { version, group: 'photo', verdict: 'accepted', asOne: true };
    await done(officer, 'POST', `certificates/${waiting.id}/verdicts`, accepted);
    await done(officer, 'GET', `certificates/${waiting.id}/verdicts`);
    await done(officer, 'GET', `certificates/${waiting.id}/readings`);
    const [passport = ''] = form.passportPhotos as string[];
    await done(student, 'GET', `files/${passport.slice(passport.lastIndexOf('/') + 1)}/reading`);
    const sentBack = { version, group: 'passport', verdict: 'send_again', comment: 'Page 2 is cut off' };
    await done(officer, 'POST', `certificates/${waiting.id}/verdicts`, sentBack);
    const rejection = { version, groups: ['passport'] };
    const rejected = await done(officer, 'POST', `certificates/${waiting.id}/reject`, rejection);
    const signal = planted(Number(waiting.id));
    await done(officer, 'GET', `certificates/${waiting.id}/signals`);
    await done(officer, 'POST', `certificates/${waiting.id}/signals/${signal}/dismiss`, { note: 'Twins' });
    await done(student, 'GET', `certificates/${waiting.id}`);
    await opened(student, `/api/cert/detail?id=${waiting.id}`);
    await acceptAll(officer, waiting.id, rejected.version);
    await done(officer, 'POST', `certificates/${waiting.id}/approve`, { version: rejected.version, hold: true });
    await done(officer, 'POST', `certificates/${waiting.id}/undo`);
    await done(officer, 'POST', `certificates/${waiting.id}/approve`, { version: rejected.version });
    await done(officer, 'GET', `certificates/${waiting.id}/history`);
    await done(officer, 'POST', 'certificates/authenticate', { ...form, email: student.email, level: 'Degree' });
    await opened(officer, '/api/v1/certificates/export.csv');
    await opened(officer, '/api/v1/reports/sample.pdf');
  });

  it('saved reasons', async () => {
    const words = ['En', 'Cn', 'Ms'].flatMap((language) => [
      [`title${language}`, 'Blurred'],
      [`text${language}`, 'Please scan it again.'],
    ]);
    await remove('rejection-reasons', await keep('rejection-reasons', Object.fromEntries(words)));
  });

  it('verifiable credentials and reports pending a seal', async () => {
    const report = await waitFor('a report', async () => {
      const query = { filter: { status: 'current' } };
      const { body } = await resource<Issued[]>(officer, 'GET', 'reports', { query });
      return body.find(({ renderedAt }) => renderedAt !== null);
    });
    await opened(officer, `/api/v1/certificates/${report.certificateId}/credential`);
    await done(officer, 'GET', 'reports/unsealed');
    await done(officer, 'POST', `reports/${report.id}/render`);
    const contexts = [1, 2, 3].map((version) => `/api/v1/credential-contexts/report-v${version}`);
    const keys = ['jwks.json', 'did.json', 'jwt-vc-issuer'].map((name) => `/.well-known/${name}`);
    for (const path of [...keys, '/did.json', ...contexts, '/api/v1/status-lists/1']) {
      await opened(new PortalClient(server.url), path);
    }
  });

  it('proposals of others and of oneself', async () => {
    const [report] = (await resource<Issued[]>(officer, 'GET', 'reports')).body;
    const { version } = await done(officer, 'GET', `certificates/${report?.certificateId}`);
    const [admin] = (await resource<Made[]>(officer, 'GET', 'users', { query: { filter: { email: ADMIN.email } } }))
      .body;
    const propose = async (by: number) =>
      rowsOf(
        server.database,
        `INSERT INTO proposals (action, certificate_id, report_id, version, corrections, reason, proposed_by, proposed_at, state)
         VALUES ('correct', ?, ?, ?, ?, 'Misspelt', ?, 0, 'proposed')`,
        [report?.certificateId ?? 0, report?.id ?? 0, version, '{"level":{"before":"Degree","after":"Master"}}', by],
      );
    for (const by of [999, 999, admin?.id ?? 0]) await propose(by);
    const { body } = await resource<Made[]>(officer, 'GET', 'proposals');
    const [own, other, third] = body;
    await done(officer, 'GET', `proposals/${own?.id}`);
    await done(officer, 'POST', `proposals/${own?.id}/withdraw`);
    await done(officer, 'POST', `proposals/${other?.id}/refuse`, { reason: 'Not so' });
    await compare(officer, report?.id ?? 0, version, { level: 'Master' });
    await done(officer, 'POST', `proposals/${third?.id}/release`);
  });

  it('contacts and confirmations', async () => {
    await walkConfirmations(server, officer, student, new PortalClient(server.url), done);
  });

  it('reports, jobs, statistics and the audit trail', async () => {
    const reports = await resource<{ id: number; number: string; certificateId: number }[]>(officer, 'GET', 'reports');
    const [report] = reports.body;
    const anyone = new PortalClient(server.url);
    await done(officer, 'PUT', `reports/${report?.id}`, await done(officer, 'GET', `reports/${report?.id}`));
    await done(anyone, 'GET', `reports/check/${report?.number}`);
    const rendered = 'SELECT pdf_sha256 AS hash FROM reports WHERE pdf_sha256 IS NOT NULL';
    const { hash } = await waitFor('a PDF', async () => (await rowsOf<{ hash: string }>(server.database, rendered))[0]);
    await done(anyone, 'GET', `reports/check-hash/${hash}`);
    const { type, body: form } = multipart([filePart(Buffer.from('hello'))]);
    const sent = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(form) };
    expect((await anyone.raw('/api/v1/reports/check-file', sent)).status).toBe(200);
    const watch = { email: 'watcher@example.com', language: 'cn' };
    await done(anyone, 'POST', `reports/check/${report?.number}/watch`, watch);
    const token = await watchTokenFor(server, watch.email, String(report?.number));
    await done(anyone, 'POST', 'reports/watch/confirm', { token });
    const { version } = await done(officer, 'GET', `certificates/${report?.certificateId}`);
    const correction = { version, fields: { major: 'Law' }, reason: 'The major was wrong.' };
    const looked = { version, group: 'photo', verdict: 'accepted', asOne: true, corrections: {} };
    await done(officer, 'POST', `certificates/${report?.certificateId}/verdicts`, looked);
    const reissued = await done(officer, 'POST', `reports/${report?.id}/reissue`);
    await compare(officer, reissued.id, version, correction.fields);
    const corrected = await done(officer, 'POST', `reports/${reissued.id}/correct`, correction);
    const { passport, birth } = HOLDER;
    const photo = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ passport, birth }),
    };
    expect((await anyone.raw(`/api/v1/reports/check/${report?.number}/photo`, photo)).status).toBe(200);
    const mail = await server.mailTo('watcher@example.com', ({ text }) => /check\/stop/.test(text ?? ''));
    await done(anyone, 'POST', 'reports/watch/stop', { token: stopTokenIn(mail) });
    await done(officer, 'POST', `reports/${corrected.id}/withdraw`, { reason: 'The degree was revoked.' });
    const jobs = await resource<Made[]>(officer, 'GET', 'jobs', { query: { filter: { state: 'done' } } });
    const job = jobs.body[0]?.id;
    await done(officer, 'GET', `jobs/${job}`);
    inData(server, (data) => data.prepare("UPDATE jobs SET state = 'failed' WHERE id = ?").run(job));
    await done(officer, 'POST', `jobs/${job}/retry`);
    await done(officer, 'GET', 'statistics');
    await done(officer, 'GET', 'certificates/counts');
    await opened(officer, '/api/v1/search?q=Wang');
    const preferences = { 'lists.density': 'small' };
    await done(officer, 'PUT', 'me/preferences', { values: preferences });
    await done(officer, 'GET', 'me/preferences');
    await done(officer, 'GET', 'me/draft-key');
    const elsewhere = await signIn(server.url, ADMIN);
    const sessions = await resource<{ id: string; current: boolean }[]>(elsewhere, 'GET', 'me/sessions');
    await done(officer, 'DELETE', `me/sessions/${sessions.body.find(({ current }) => current)?.id}`);
    await done(officer, 'DELETE', 'me/sessions');
    const events = await resource<Made[]>(officer, 'GET', 'audit-events');
    await done(officer, 'GET', `audit-events/${events.body[0]?.id}`);
  });

  it('sharing', async () => {
    const { student: holder, id } = await makeHolder(server, officer, { passport: 'W1' });
    const anyone = new PortalClient(server.url);
    const share = await makeShare(holder, id, { download: true });
    await done(holder, 'GET', `certificates/${id}/shares`);
    const shared = await resource<{ pdfUrl: string; photoUrl: string }>(
      anyone,
      'POST',
      `shared/${tokenOf(share)}/open`,
      { body: {} },
    );
    for (const url of [shared.body.pdfUrl, shared.body.photoUrl]) await opened(anyone, url);
    await done(holder, 'GET', `shares/${share.id}/views`);
    await done(holder, 'GET', 'shares');
    await done(holder, 'PUT', `shares/${share.id}`, await done(holder, 'GET', `shares/${share.id}`));
    await done(holder, 'POST', `shares/${share.id}/stop`);
    await done(holder, 'POST', `certificates/${id}/wallet-offers`);
    await done(holder, 'DELETE', `shares/${share.id}`);
    await done(holder, 'GET', `certificates/${id}/look-ups`);
    await done(holder, 'GET', `certificates/${id}/look-ups/choices`);
    await done(holder, 'PUT', `certificates/${id}/look-ups/choices`, { publicLookUp: false });
  });

  it('invitations', async () => {
    const anyone = new PortalClient(server.url);
    const email = 'invited@walk.example';
    await done(officer, 'POST', 'users', { email, username: 'invited.walk', name: 'Durian Lim', roleId: 0 });
    const { text } = await server.mailTo(email);
    const token = /\/invitation#([\w-]{22})\b/.exec(text ?? '')?.[1];
    await done(anyone, 'POST', 'invitations/look', { token });
    const password = 'Rambutan-2026';
    await done(anyone, 'POST', 'invitations/accept', { token, password, checkPwd: password });
  });

  it('other addresses of accounts', async () => {
    const anyone = new PortalClient(server.url);
    const holder = await registerStudent(server);
    const [user] = (await resource<Made[]>(officer, 'GET', 'users', { query: { filter: { email: holder.email } } }))
      .body;
    const email = 'moving@walk.example';
    await done(holder, 'POST', 'me/address-change', { email });
    await done(holder, 'GET', 'me/address-change');
    const token = await addressTokenTo(server, email);
    for (const what of ['look', 'confirm', 'refuse']) await done(anyone, 'POST', `address-changes/${what}`, { token });
    await done(holder, 'DELETE', 'me/address-change');
    await done(officer, 'PUT', `users/${user?.id}`, { email });
    await done(officer, 'POST', `users/${user?.id}/address-change/release`);
    await done(officer, 'GET', `users/${user?.id}/address-change`);
    await done(officer, 'DELETE', `users/${user?.id}/address-change`);
  });

  it('second factors', async () => {
    const holder = await registerStudent(server);
    const { id } = await setUpApp(holder);
    const { secret } = await setUpApp(holder);
    await done(holder, 'GET', 'me/factors');
    await done(holder, 'PUT', `me/factors/${id}`, { name: 'Old phone' });
    await done(holder, 'POST', 'me/factors/recovery-codes');
    const asked = await resource<{ ticket: string }>(holder, 'POST', 'me/factors/challenge', { body: { except: id } });
    const proof = { ticket: asked.body.ticket, method: 'totp', code: appCode(secret) };
    await done(holder, 'POST', `me/factors/${id}/remove`, proof);
    const filter = { email: holder.email };
    const [user] = (await resource<Made[]>(officer, 'GET', 'users', { query: { filter } })).body;
    await done(officer, 'POST', `users/${user?.id}/remove-factors`);
  });

  it('what is the own, and what is open', async () => {
    const anyone = new PortalClient(server.url);
    const [notice] = (await resource<{ notice: string; version: string }[]>(anyone, 'GET', 'notices')).body;
    await done(student, 'POST', 'me/consents', { ...notice, languages: undefined, language: 'en' });
    await done(student, 'GET', 'me/consents');
    await opened(student, '/api/v1/me/export');
    const [asked] = await done(officer, 'GET', 'data-requests').then((rows) => rows as unknown as Made[]);
    await done(officer, 'GET', `data-requests/${asked?.id}`);
    // As where the archive was not taken to its end.
    inData(server, (data) => data.prepare('UPDATE data_requests SET done_at = NULL WHERE id = ?').run(asked?.id));
    await done(officer, 'POST', `data-requests/${asked?.id}/done`);
    await done(student, 'POST', 'me/erase', { password: student.password });
    await done(anyone, 'GET', 'site');
    await done(anyone, 'GET', 'status');
    await opened(anyone, '/health/live');
    await opened(anyone, '/health/ready');
  });

  it('which was every one that there is beside those of the golden table', async () => {
    const operations = operationsOf(await readDocument(server.url));
    const beside = operations.filter(({ path }) => !path.startsWith('/api/') || path.startsWith('/api/v1/'));
    expect(beside.length).toBeGreaterThanOrEqual(60);
    expect(beside.filter(({ name }) => !SUCCEEDED.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

/** A signal on a record that is looked at no more. */
function planted(certificateId: number): number {
  const statement = `INSERT INTO signals (certificate_id, kind, evidence, state, found_at)
    VALUES (?, 'passport_elsewhere', '{"certificateIds":[1]}', 'open', 0)`;
  return inData(server, (data) => {
    data.prepare(statement).run(certificateId);
    const found = 'SELECT MAX(id) AS id FROM signals WHERE certificate_id = ?';
    return data.prepare<[number], { id: number }>(found).get(certificateId)?.id ?? 0;
  });
}

/** The portal's names of a form's fields in those of the resource API. */
function resourceForm(form: Awaited<ReturnType<typeof completeForm>>): Record<string, unknown> {
  const named = Object.entries({ ...FORM_TEXTS, ...form }).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}

describe('an answer that the document does not know', () => {
  const live = { status: 200, type: 'application/json; charset=utf-8', text: '{"status":"up"}' };
  const problem = (changes: Partial<typeof live>) => problemWith('GET', '/health/live', { ...live, ...changes });

  it('is told by its status, its type, a field too many, one too few, and one of another type', () => {
    expect(problem({})).toBeNull();
    expect(problem({ status: 418 })).toContain('status 418 is not described');
    expect(problem({ type: 'text/html' })).toContain('type text/html is not described for 200');
    expect(problem({ text: '{"status":"up","load":1}' })).toContain('must NOT have additional properties');
    expect(problem({ text: '{}' })).toContain("must have required property 'status'");
    expect(problem({ text: '{"status":1}' })).toContain('answer/status');
  });

  it('fails the call of every client', async () => {
    const liar = createServer((_, answer) => answer.setHeader('content-type', 'application/json').end('{"status":1}'));
    await once(liar.listen(0, '127.0.0.1'), 'listening');
    const client = new PortalClient(`http://127.0.0.1:${(liar.address() as AddressInfo).port}`);
    await expect(client.raw('/health/live')).rejects.toThrow('GET /health/live answered 200 unlike its description');
    await expect(client.post('/api/user/login')).rejects.toThrow('unlike its description');
    expect((await client.raw('/nothing')).status).toBe(200);
    await once(liar.close(), 'close');
  });

  it('is let through where it comes from no operation', () => {
    expect(problemWith('GET', '/nothing', live)).toBeNull();
    expect(problemWith('POST', '/health/live', live)).toBeNull();
  });
});
