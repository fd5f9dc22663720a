// On the stack too: numbers, moments and texts come through another driver, from MariaDB.
import { addressTokenTo } from '../support/address-changes.js';
import { operationsOf, readDocument } from '../support/api-document.js';
import { registerStudent } from '../support/applicant.js';
import { walkConfirmations } from '../support/confirmations.js';
import { compare } from '../support/editions.js';
import { appCode, setUpApp } from '../support/factors.js';
import { SUCCEEDED } from '../support/held-answers.js';
import { newMember } from '../support/integrators.js';
import { PortalClient } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { makeHolder, makeShare, tokenOf } from '../support/shared.js';
import { rowsOf } from '../support/tables.js';
import {
  done,
  type Issued,
  keep,
  type Made,
  officer,
  opened,
  remove,
  server,
  startWalk,
  student,
} from './openapi-answers.rig.js';
import { walkAccessRequests, walkCertificates, walkIntegrators, walkReports } from './openapi-answers.walks.js';

beforeAll(startWalk);
afterAll(() => server.dispose());

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
    const again: [path: string, record: Made][] = [
      ['news', await keep('news', { title: 'Walk', content: '<p>Walk</p>' })],
      ['companies', await keep('companies', { name: 'Walk', region: 'Johor' })],
      ['universities', await keep('universities', { ...campus, name: 'Walk One' })],
    ];
    const third = await keep('universities', { ...campus, name: 'Walk Three' });
    const others = { university1Id: two.id, university2Id: third.id };
    again.unshift(['cooperations', await keep('cooperations', { ...others, name: 'Walk', region: 'Johor' })]);
    for (const [path, { id, version }] of again) {
      await done(officer, 'POST', `${path}/remove`, { ids: [id], versions: [version] });
    }
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

  it('integrators, their keys and what these check', walkIntegrators);

  it('requests for access', walkAccessRequests);

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

  it('certificates', walkCertificates);

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
    await done(officer, 'GET', 'pending-seals');
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
    await done(officer, 'GET', 'releases/counts');
    await done(officer, 'POST', `proposals/${own?.id}/withdraw`);
    await done(officer, 'POST', `proposals/${other?.id}/refuse`, { reason: 'Not so' });
    await compare(officer, report?.id ?? 0, version, { level: 'Master' });
    await done(officer, 'POST', `proposals/${third?.id}/release`);
  });

  it('contacts and confirmations', async () => {
    await walkConfirmations(server, officer, student, new PortalClient(server.url), done);
  });

  it('reports, jobs, statistics and the audit trail', walkReports);

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
    await done(student, 'POST', 'me/consents/withdraw', { notice: 'enquiries' });
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
