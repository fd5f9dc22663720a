import { completeForm, registerStudent } from '../support/applicant.js';
import type { PortalClient } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll } from '../support/verdicts.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { SECOND_APPROVAL: 'all' } });
});

afterAll(() => server.dispose());

const countsOf = async (client: PortalClient) => {
  const { status, body } = await resource<object>(client, 'GET', 'releases/counts');
  return [status, body];
};

it('what waits for a second officer is counted for those who may release it, and for nobody else', async () => {
  const reviewer = await staffWith(server, ['certificates.review', 'certificates.read']);
  const other = await staffWith(server, ['certificates.review', 'certificates.read']);
  const keeper = await staffWith(server, ['catalog.manage']);
  const both = await staffWith(server, ['catalog.manage', 'certificates.review', 'certificates.read']);
  const asker = await staffWith(server, ['confirmations.manage']);
  const applicant = await registerStudent(server);

  const { id, version } = await record(applicant, 'add-apply', await completeForm(applicant));
  await acceptAll(reviewer, id, version);
  expect((await resource(reviewer, 'POST', `certificates/${id}/approve`, { body: { version } })).status).toBe(202);
  const place = { region: 'Johor', country: 'Malaysia', nature: 'public university' };
  const { body: university } = await resource(keeper, 'POST', 'universities', {
    body: { name: 'Of releases', ...place },
  });
  const fields = { universityId: university.id, office: 'Registrar', language: 'en', verification: 'By telephone.' };
  for (const email of ['one@releases.example', 'two@releases.example']) {
    await resource(keeper, 'POST', 'contacts', { body: { ...fields, email } });
  }
  await resource(keeper, 'POST', 'mail-domains', { body: { universityId: university.id, domain: 'mail.example' } });

  const none = { contacts: null, mailDomains: null };
  expect(await countsOf(reviewer)).toEqual([200, { proposals: 0, ...none }]);
  expect(await countsOf(other)).toEqual([200, { proposals: 1, ...none }]);
  expect(await countsOf(keeper)).toEqual([200, { proposals: null, contacts: 0, mailDomains: 0 }]);
  expect(await countsOf(both)).toEqual([200, { proposals: 1, contacts: 2, mailDomains: 1 }]);
  for (const client of [asker, applicant]) expect((await countsOf(client))[0]).toBe(403);
});

it('the counting is no read of anybody, as a list is', async () => {
  const keeper = await staffWith(server, ['catalog.manage']);
  const officer = await staffWith(server, ['catalog.manage', 'certificates.review']);
  const { id } = (await officer.get<{ id: number }>('/api/user/info')).data;
  const fields = { universityId: null, office: 'MoHE', language: 'ms', verification: 'By telephone.' };
  await resource(keeper, 'POST', 'contacts', { body: { ...fields, email: 'office@counted.example' } });
  expect(await countsOf(officer)).toEqual([200, expect.objectContaining({ contacts: expect.any(Number) })]);
  await resource(officer, 'GET', 'contacts', { query: { filter: { releasable: true } } });
  const reads = await waitFor('a read', async () => {
    const found = await rowsOf<{ action: string; after_values: string }>(
      server.database,
      "SELECT action, after_values FROM audit_events WHERE actor_id = ? AND action LIKE '%.read' ORDER BY id",
      [id],
    );
    return found.length > 0 && found;
  });
  expect(reads.map(({ action, after_values }) => [action, JSON.parse(after_values).of])).toEqual([
    ['list.read', 'contact'],
  ]);
});
