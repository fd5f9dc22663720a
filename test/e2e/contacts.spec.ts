import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let officer: PortalClient;
let keeper: PortalClient;
let student: PortalClient;
let contact: Made;

type Made = Record<string, unknown> & { readonly id: number };

const UNIVERSITY = 'Universiti Malaya (contacts)';
const FIELDS = { office: 'Registrar', language: 'en', verification: 'By telephone.' };

const call = (client: PortalClient, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  resource<Made>(client, method, path, body === undefined ? {} : { body });

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  keeper = await staffWith(server, ['catalog.manage']);
  student = await registerStudent(server);
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  const university = await call(officer, 'POST', 'universities', { name: UNIVERSITY, ...place });
  const fields = { ...FIELDS, universityId: university.body.id };
  contact = (await call(officer, 'POST', 'contacts', { ...fields, email: 'registrar@um.example' })).body;
});

afterAll(() => server.dispose());

/** Asks the contact about an application. */
async function ask(university = UNIVERSITY) {
  const { id } = await record(student, 'add-apply', { ...(await completeForm(student)), university });
  return call(officer, 'POST', 'confirmations', { certificateId: id, contactId: contact.id });
}

it('a contact counts once another officer has released it, or within a released domain', async () => {
  expect(contact.counts).toBe(false);
  const own = await call(officer, 'POST', `contacts/${contact.id}/release`, {});
  expect([own.status, own.body.reason]).toEqual([403, 'forbidden']);
  const consent = { notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' };
  const early = await ask();
  expect([early.status, early.body.reason]).toEqual([409, 'consent_missing']);
  expect((await call(student, 'POST', 'me/consents', consent)).status).toBeLessThan(300);
  const unreleased = await ask();
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
  expect((await ask()).body.reason).toBe('contact_not_released');
  const unseen = await call(officer, 'POST', `contacts/${contact.id}/release?version=${contact.version}`);
  expect([unseen.status, unseen.body.reason]).toEqual([409, 'stale_version']);
  const released = await call(officer, 'POST', `contacts/${contact.id}/release?version=${moved.body.version}`);
  expect(released.body).toMatchObject({ counts: true });
  expect((await ask()).status).toBe(201);
});

it('what waits for a second officer is found by those who may release it', async () => {
  const place = { region: 'Johor', country: 'Malaysia', nature: 'public university' };
  const { body: university } = await call(officer, 'POST', 'universities', { name: 'Universiti Waiting', ...place });
  const fields = { ...FIELDS, universityId: university.id };
  const inside = await call(officer, 'POST', 'contacts', { ...fields, email: 'registrar@waiting.example' });
  const outside = await call(officer, 'POST', 'contacts', { ...fields, email: 'registrar@outside.example' });
  const domain = await call(officer, 'POST', 'mail-domains', {
    universityId: university.id,
    domain: 'waiting.example',
  });
  const releasable = async (client: PortalClient, list: string) => {
    const query = { filter: { releasable: true, universityId: university.id }, sort: ['id', 'ASC'] };
    const { body } = await resource<Made[]>(client, 'GET', list, { query });
    return body.map(({ id }) => id);
  };
  const asker = await staffWith(server, ['confirmations.manage']);
  expect(await releasable(keeper, 'contacts')).toEqual([inside.body.id, outside.body.id]);
  expect(await releasable(keeper, 'mail-domains')).toEqual([domain.body.id]);
  for (const list of ['contacts', 'mail-domains']) expect(await releasable(officer, list)).toEqual([]);
  expect(await releasable(asker, 'contacts')).toEqual([]);
  // Whatever lies in a released domain needs no release of its own.
  await call(keeper, 'POST', `mail-domains/${domain.body.id}/release`, {});
  expect(await releasable(keeper, 'mail-domains')).toEqual([]);
  expect(await releasable(keeper, 'contacts')).toEqual([outside.body.id]);
});

it("a contact is the ministry's only where that is said", async () => {
  const fields = { ...FIELDS, email: 'forgotten@um.example' };
  const forgotten = await call(keeper, 'POST', 'contacts', fields);
  expect([forgotten.status, forgotten.body.errors]).toEqual([400, { universityId: expect.stringContaining('null') }]);
  const ministry = await call(keeper, 'POST', 'contacts', { ...fields, universityId: null });
  expect([ministry.status, ministry.body]).toEqual([
    201,
    expect.objectContaining({ party: 'ministry', universityId: null, counts: false }),
  ]);
  const moved = await call(keeper, 'PUT', `contacts/${ministry.body.id}`, { office: 'Student division' });
  expect(moved.body).toMatchObject({ party: 'ministry', office: 'Student division' });
});

it('a contact of another university is not asked', async () => {
  const refused = await ask('Another university');
  expect([refused.status, refused.body.errors]).toEqual([400, { contactId: expect.any(String) }]);
});

it('a renamed university is asked about applications from before, until its old name is forgotten', async () => {
  const path = `universities/${contact.universityId}`;
  const renamed = await call(keeper, 'PUT', path, { name: 'Renamed University' });
  expect(renamed.body).toMatchObject({ name: 'Renamed University', formerNames: [UNIVERSITY] });
  expect((await ask()).body.reason).toBe('contact_not_released');
  expect((await call(keeper, 'POST', `contacts/${contact.id}/release`, {})).status).toBe(403);
  expect((await call(officer, 'POST', `contacts/${contact.id}/release`, {})).status).toBe(200);
  expect((await ask()).status).toBe(201);
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  const again = await call(keeper, 'POST', 'universities', { name: UNIVERSITY.toUpperCase(), ...place });
  expect([again.status, again.body.errors]).toEqual([409, { name: expect.stringContaining('Renamed University') }]);
  expect((await call(keeper, 'PUT', path, { formerNames: [] })).body).toMatchObject({ formerNames: [] });
  expect((await ask()).status).toBe(400);
});
