import { HOLDER, registerStudent } from '../support/applicant.js';
import {
  check,
  compare,
  correct,
  type Edition,
  lookedUp,
  newestEdition,
  rendered,
  verified,
  withdraw,
} from '../support/editions.js';
import { erase, takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { type Proposal, proposalOf, reasonOf, settle } from '../support/proposals.js';
import { staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let officer: PortalClient;
let first: PortalClient;
let second: PortalClient;
let reader: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;

beforeAll(async () => {
  server = await startServer({ env: { SECOND_APPROVAL: 'corrections' } });
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  first = await staffWith(server, ['reports.withdraw', 'certificates.read']);
  second = await staffWith(server, ['reports.withdraw', 'certificates.read']);
  reader = await staffWith(server, ['certificates.read']);
});

afterAll(() => server.dispose());

const look = async (id: number, client = second) => (await resource<Proposal>(client, 'GET', `proposals/${id}`)).body;
const versionOf = async (id: number) =>
  (await resource<{ version: number }>(officer, 'GET', `certificates/${id}`)).body.version;

describe('a correction', () => {
  it('waits for another officer, and changes nothing until it is released', async () => {
    const { certificate, edition } = await verified(student, officer, { passport: 'P10000001' });
    const before = await rendered(officer, certificate.id);
    const version = await versionOf(certificate.id);
    await compare(officer, edition.id, version, { name: 'WANG XIAO-MING' });
    const answer = await correct(first, edition.id, version, { name: 'WANG XIAO-MING' });
    expect([answer.status, Object.keys(answer.body)]).toEqual([202, ['proposalId']]);
    const id = proposalOf(answer);
    expect(await newestEdition(officer, certificate.id)).toEqual(before);
    expect(await versionOf(certificate.id)).toBe(version);
    expect(await look(id)).toMatchObject({
      action: 'correct',
      certificateId: certificate.id,
      reportId: edition.id,
      reportNumber: edition.number,
      holder: HOLDER.name,
      version,
      corrections: [{ field: 'name', before: HOLDER.name, after: 'WANG XIAO-MING' }],
      reason: 'The name was misspelt.',
      state: 'proposed',
      alone: false,
      allowedActions: ['release', 'refuse'],
    });
    expect((await look(id, first)).allowedActions).toEqual(['withdraw']);
    expect(reasonOf(await settle(first, id, 'release'))).toEqual([403, 'forbidden']);
    expect(await settle(second, id, 'release')).toMatchObject({ status: 200, body: { id, state: 'released' } });
    const after = await newestEdition(officer, certificate.id);
    expect(after).toMatchObject({ edition: 2, status: 'current', holder: 'WANG XIAO-MING' });
    expect(reasonOf(await settle(second, id, 'release'))).toEqual([409, 'illegal_transition']);
    const history = await resource<Array<{ action: string; reason: string | null }>>(
      officer,
      'GET',
      `certificates/${certificate.id}/history`,
      { query: { range: [0, 2] } },
    );
    expect(history.body.map(({ action }) => action)).toEqual([
      'certificate.corrected',
      'proposal.released',
      'proposal.made',
    ]);
  });

  it('that is wrong is refused before anybody is asked', async () => {
    const { certificate, edition } = await verified(student, officer, { passport: 'P10000002' });
    const version = await versionOf(certificate.id);
    expect(reasonOf(await correct(first, edition.id, version, { birth: '2999-01-01' }))).toEqual([
      400,
      'invalid_input',
    ]);
    const unseen = await correct(first, edition.id, version, { major: 'Law' });
    expect([...reasonOf(unseen), Object.keys((unseen.body.errors ?? {}) as object)]).toEqual([
      ...[409, 'verdicts_missing'],
      ['certificate'],
    ]);
    expect(reasonOf(await correct(first, edition.id, version + 1, { name: 'X' }))).toEqual([409, 'stale_version']);
    expect(reasonOf(await withdraw(first, edition.id, ' '))).toEqual([400, 'missing_fields']);
    const { body } = await resource<Proposal[]>(second, 'GET', 'proposals', {
      query: { filter: { certificateId: certificate.id } },
    });
    expect(body).toEqual([]);
  });

  it('is released once where two officers do so at the same time', async () => {
    const { certificate, edition } = await verified(student, officer, { passport: 'P10000003' });
    const version = await versionOf(certificate.id);
    await compare(officer, edition.id, version, { major: 'Law' });
    const id = proposalOf(await correct(first, edition.id, version, { major: 'Law' }));
    const answers = await Promise.all([second, officer].map((client) => settle(client, id, 'release')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await newestEdition(officer, certificate.id)).edition).toBe(2);
  });
});

describe('a withdrawal', () => {
  let edition: Edition;
  const holder = { passport: 'P10000004' };

  beforeAll(async () => {
    ({ edition } = await verified(student, officer, holder));
    edition = await rendered(officer, edition.certificateId);
  });

  it('is refused with a reason, and the report stays in force', async () => {
    const id = proposalOf(await withdraw(first, edition.id));
    expect(reasonOf(await settle(second, id, 'refuse'))).toEqual([400, 'missing_fields']);
    expect(await settle(second, id, 'refuse', { reason: 'Not this one' })).toMatchObject({
      body: { state: 'refused' },
    });
    expect(await look(id)).toMatchObject({ state: 'refused', refusal: 'Not this one', allowedActions: [] });
    expect(await lookedUp(new PortalClient(server.url), holder)).toEqual([edition.number]);
  });

  it('is taken back by who has proposed it alone', async () => {
    const id = proposalOf(await withdraw(first, edition.id));
    expect(reasonOf(await settle(second, id, 'withdraw'))).toEqual([403, 'forbidden']);
    expect(await settle(first, id, 'withdraw')).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
  });

  it('waits alone on its record, also where two propose at the same time', async () => {
    const answers = await Promise.all([first, second].map((client) => withdraw(client, edition.id)));
    expect(answers.map(reasonOf).sort()).toEqual([
      [202, undefined],
      [409, 'proposal_open'],
    ]);
    const proposed = answers.find(({ status }) => status === 202);
    const releaser = answers[0] === proposed ? second : first;
    const id = proposed ? proposalOf(proposed) : 0;
    expect((await check(edition.number, officer)).body.result).toBe('valid');
    expect(await settle(releaser, id, 'release')).toMatchObject({ status: 200 });
    expect((await check(edition.number, officer)).body).toMatchObject({
      result: 'withdrawn',
      reason: 'The degree was revoked.',
    });
  });
});

describe('a proposal', () => {
  it('says so where nobody could release it', async () => {
    const lonely = await startServer({ env: { SECOND_APPROVAL: 'corrections' } });
    try {
      const admin = await signIn(lonely.url, ADMIN);
      const { edition } = await verified(await registerStudent(lonely), admin);
      const id = proposalOf(await withdraw(admin, edition.id));
      expect(await look(id, admin)).toMatchObject({ alone: true, allowedActions: ['withdraw'] });
      await staffWith(lonely, ['certificates.read']);
      expect((await look(id, admin)).alone).toBe(true);
      await staffWith(lonely, ['reports.withdraw']);
      expect((await look(id, admin)).alone).toBe(false);
    } finally {
      await lonely.dispose();
    }
  });

  it('is seen by whoever may release it, and by nobody else', async () => {
    const { edition } = await verified(student, officer, { passport: 'P10000005' });
    const id = proposalOf(await withdraw(first, edition.id));
    const reviewer = await staffWith(server, ['certificates.review']);
    const list = (client: PortalClient, query = {}) => resource<Proposal[]>(client, 'GET', 'proposals', { query });
    expect(reasonOf(await list(reader))).toEqual([403, 'forbidden']);
    expect(reasonOf(await list(student))).toEqual([403, 'forbidden']);
    expect((await list(reviewer)).body).toEqual([]);
    expect(reasonOf(await resource(reviewer, 'GET', `proposals/${id}`))).toEqual([404, 'not_found']);
    expect(reasonOf(await settle(reviewer, id, 'release'))).toEqual([404, 'not_found']);
    const filter = { state: 'proposed', certificateId: edition.certificateId };
    expect((await list(second, { filter })).body.map((one) => one.id)).toEqual([id]);
  });

  it('goes with the account of the holder, and is in what the holder takes along', async () => {
    const holder = await registerStudent(server);
    const { edition } = await verified(holder, officer, { passport: 'P10000006' });
    const id = proposalOf(await withdraw(first, edition.id, 'Revoked'));
    const { proposals } = (await takeExport(holder)).data;
    expect(proposals).toMatchObject([{ action: 'withdraw', reason: 'Revoked', state: 'proposed' }]);
    expect(JSON.stringify(proposals)).not.toContain('roposedBy');
    expect((await erase(holder, { password: holder.password })).status).toBe(200);
    expect((await resource(second, 'GET', `proposals/${id}`)).status).toBe(404);
  });
});
