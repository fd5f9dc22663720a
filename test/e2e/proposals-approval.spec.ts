import { completeForm, registerStudent } from '../support/applicant.js';
import { PortalClient } from '../support/portal.js';
import { type Proposal, proposalOf, reasonOf, settle } from '../support/proposals.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer } from '../support/server.js';
import { acceptAll } from '../support/verdicts.js';

let server: RunningServer;
let one: PortalClient & { readonly email: string };
let other: PortalClient;
let applicant: Awaited<ReturnType<typeof registerStudent>>;

beforeAll(async () => {
  server = await startServer({ env: { SECOND_APPROVAL: 'all' } });
  applicant = await registerStudent(server);
  one = await staffWith(server, ['certificates.review', 'certificates.read']);
  other = await staffWith(server, ['certificates.review', 'certificates.read']);
});

afterAll(() => server.dispose());

const look = async (id: number, client: PortalClient) =>
  (await resource<Proposal>(client, 'GET', `proposals/${id}`)).body;

const waiting = async () => record(applicant, 'add-apply', await completeForm(applicant));
const approve = (client: PortalClient, id: number, version: number) =>
  resource(client, 'POST', `certificates/${id}/approve`, { body: { version } });
const statusOf = async (id: number) =>
  (await resource<{ status: string; version: number }>(one, 'GET', `certificates/${id}`)).body;
/** What staff read of a proposal beside its record, by itself and in the list alike, and what the applicant reads. */
async function besideRecord(id: number): Promise<unknown[]> {
  const read = async (client: PortalClient) =>
    (await resource<{ proposal: unknown }>(client, 'GET', `certificates/${id}`)).body.proposal;
  const { body } = await resource<{ proposal: unknown }[]>(other, 'GET', 'certificates', {
    query: { filter: { id: [id] } },
  });
  expect(body.map(({ proposal }) => proposal)).toEqual([await read(other)]);
  return [await read(other), await read(applicant)];
}

describe('an approval, where all is released by a second officer', () => {
  it('waits, with its verdicts, and is done by another', async () => {
    const { id, version } = await waiting();
    expect(reasonOf(await approve(one, id, version))).toEqual([409, 'verdicts_missing']);
    await acceptAll(one, id, version);
    const answer = await approve(one, id, version);
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([202, ['proposalId']]);
    expect(await statusOf(id)).toMatchObject({ status: 'Verifying', version });
    expect(await besideRecord(id)).toEqual([
      { id: proposalOf(answer), action: 'approve', proposedByName: one.email, proposedAt: expect.any(String) },
      null,
    ]);
    expect(reasonOf(await approve(other, id, version))).toEqual([409, 'proposal_open']);
    expect(reasonOf(await settle(one, proposalOf(answer), 'release'))).toEqual([403, 'forbidden']);
    expect(await settle(other, proposalOf(answer), 'release')).toMatchObject({ status: 200 });
    expect((await statusOf(id)).status).toBe('Verified');
    expect(await besideRecord(id)).toEqual([null, null]);
  });

  it('is found by the holder, and by the number of the certificate or its own', async () => {
    const { id, version } = await waiting();
    const { body } = await resource<{ version: number }>(one, 'PUT', `certificates/${id}`, {
      body: { version, name: 'Ursula Zyler' },
    });
    await acceptAll(one, id, body.version);
    const proposal = proposalOf(await approve(one, id, body.version));
    const found = async (q: string) =>
      (await resource<Proposal[]>(other, 'GET', 'proposals', { query: { filter: { q } } })).body.map((each) => each.id);
    expect(await found('zyler urs')).toEqual([proposal]);
    for (const q of [String(id), String(proposal)]) expect(await found(q)).toContain(proposal);
    for (const q of ['zyler wang', 'MYV-0000']) expect(await found(q)).toEqual([]);
  });

  it('is among what others may release, until it is settled', async () => {
    const { id, version } = await waiting();
    await acceptAll(one, id, version);
    const proposal = proposalOf(await approve(one, id, version));
    const releasable = async (client: PortalClient, filter: object = {}) => {
      const query = { filter: { releasable: true, certificateId: id, ...filter } };
      return (await resource<Proposal[]>(client, 'GET', 'proposals', { query })).body.map((each) => each.id);
    };
    expect(await releasable(other)).toEqual([proposal]);
    expect(await releasable(other, { state: 'proposed' })).toEqual([proposal]);
    expect(await releasable(other, { state: 'released' })).toEqual([]);
    expect(await releasable(one)).toEqual([]);
    expect(await releasable(one, { releasable: false })).toEqual([proposal]);
    await settle(other, proposal, 'refuse', { reason: 'The transcript is another one.' });
    expect(await releasable(other)).toEqual([]);
  });

  it('ends where the applicant changes the record meanwhile', async () => {
    const { id, version } = await waiting();
    await acceptAll(one, id, version);
    const proposal = proposalOf(await approve(one, id, version));
    await applicant.post('/api/cert/update', { id, version, major: 'Law' });
    expect(reasonOf(await settle(other, proposal, 'release'))).toEqual([409, 'illegal_transition']);
    expect((await look(proposal, other)).state).toBe('ended');
    expect(await besideRecord(id)).toEqual([null, null]);
    expect((await statusOf(id)).status).toBe('Unverified');
  });

  it('is only saved by the calls of the portal, which state the verdicts', async () => {
    const { id, version } = await waiting();
    const answer = await one.post('/api/cert/update-auth', { id, version, major: 'Law' });
    expect(answer).toMatchObject({
      code: 200,
      message: 'Save Success!',
      data: { id, cert_status: 'Verifying', major: 'Law' },
    });
    const { body } = await resource<Proposal[]>(other, 'GET', 'proposals', {
      query: { filter: { certificateId: id } },
    });
    expect(body).toMatchObject([{ action: 'approve', state: 'proposed', reportId: null }]);
    expect(await settle(other, body[0]?.id ?? 0, 'release')).toMatchObject({ status: 200 });
    expect((await statusOf(id)).status).toBe('Verified');
    const added = await one.post('/api/cert/add-auth', {
      ...(await completeForm(one)),
      email: 'walk-in@example.com',
    });
    expect(added).toMatchObject({ code: 200, message: 'Save Success!', data: { cert_status: 'Unverified' } });
  });

  it('waits beside whatever the form sends again, in the version that it is about', async () => {
    const { id, version } = await waiting();
    const again = (body: object) => one.post('/api/cert/update-auth', { id, version, ...body });
    // Nothing is changed by it.
    expect(await again({})).toMatchObject({ code: 200, data: { cert_status: 'Verifying', version } });
    const open = async () => {
      const query = { filter: { certificateId: id } };
      return (await resource<Proposal[]>(other, 'GET', 'proposals', { query })).body;
    };
    const [proposal] = await open();
    for (const body of [{}, { major: 'Law' }]) {
      expect(await again(body)).toMatchObject({ code: 409, data: { reason: 'proposal_open' } });
    }
    expect(await open()).toEqual([proposal]);
    expect(await statusOf(id)).toMatchObject({ status: 'Verifying', version });
    expect(await settle(other, proposal?.id ?? 0, 'release')).toMatchObject({ status: 200 });
    expect((await statusOf(id)).status).toBe('Verified');
  });
});
