import { HOLDER, registerStudent } from '../support/applicant.js';
import { compare, correct, newestEdition, verified } from '../support/editions.js';
import { photoJpeg } from '../support/papers.js';
import { takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { type Proposal, proposalOf, reasonOf, settle } from '../support/proposals.js';
import { detail, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let officer: PortalClient;
let first: PortalClient;
let second: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;

beforeAll(async () => {
  server = await startServer({ env: { SECOND_APPROVAL: 'corrections' } });
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  first = await staffWith(server, ['reports.withdraw', 'certificates.read']);
  second = await staffWith(server, ['reports.withdraw', 'certificates.read']);
});

afterAll(() => server.dispose());

const look = async (id: number, client = second) => (await resource<Proposal>(client, 'GET', `proposals/${id}`)).body;

describe('another photo', () => {
  const upload = async (client: PortalClient, kind = 'photo', red = 90): Promise<string> =>
    (await client.upload(kind, 'p.jpg', await photoJpeg(red))).data.url;
  const idIn = (url: string) => url.slice('/api/file/'.length);
  const pictureOf = (number: string, passport: string) =>
    new PortalClient(server.url).raw(`/api/v1/reports/check/${number}/photo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ passport, birth: HOLDER.birth }),
    });
  const bytesOf = async (answer: Response) => [answer.status, Buffer.from(await answer.arrayBuffer()).toString('hex')];

  it('is shown by the next edition once it is released, to the holder as well', async () => {
    const passport = 'P10000021';
    const holder = await registerStudent(server);
    const { certificate, edition } = await verified(holder, officer, { passport });
    const before = await detail(officer, certificate.id);
    const certified = await bytesOf(await holder.raw(String(before.avatar)));
    const url = await upload(officer);
    await compare(officer, edition.id, before.version, { avatar: url });
    const id = proposalOf(await correct(officer, edition.id, before.version, { avatar: url }));
    expect(await look(id)).toMatchObject({
      corrections: [{ field: 'avatar', before: before.avatar, after: url }],
      state: 'proposed',
    });
    expect(await bytesOf(await pictureOf(edition.number, passport))).toEqual(certified);
    // It may be a mistake until then.
    expect((await holder.raw(url)).status).toBe(404);
    expect(JSON.stringify((await takeExport(holder)).data.files)).not.toContain(idIn(url));
    expect(await settle(second, id, 'release')).toMatchObject({ status: 200 });
    const after = await detail(holder, certificate.id);
    expect(after).toMatchObject({ avatar: url, verifi_no: edition.number });
    const shown = await bytesOf(await holder.raw(url));
    expect(await bytesOf(await pictureOf(edition.number, passport))).toEqual(shown);
    expect(shown).not.toEqual(certified);
    // The edition that is superseded shows what it has shown.
    expect(await bytesOf(await officer.raw(String(before.avatar)))).toEqual(certified);
    expect((await takeExport(holder)).data.files).toContainEqual(
      expect.objectContaining({ id: idIn(url), uploadedBy: 'staff' }),
    );
  });

  it('stays to be seen by the holder where it was corrected again', async () => {
    const holder = await registerStudent(server);
    const { certificate, edition } = await verified(holder, officer, { passport: 'P10000025' });
    const urls: string[] = [];
    for (const red of [90, 30]) {
      const { version } = await detail(officer, certificate.id);
      const avatar = await upload(officer, 'photo', red);
      urls.push(avatar);
      const { id } = urls.length === 1 ? edition : await newestEdition(officer, certificate.id);
      await compare(officer, id, version, { avatar });
      await settle(second, proposalOf(await correct(officer, id, version, { avatar })), 'release');
    }
    expect((await newestEdition(officer, certificate.id)).edition).toBe(3);
    expect(await Promise.all(urls.map(async (url) => (await holder.raw(url)).status))).toEqual([200, 200]);
    const files = (await takeExport(holder)).data.files.map(({ id }) => id);
    expect(files).toEqual(expect.arrayContaining(urls.map(idIn)));
  });

  it('goes at once where it is refused', async () => {
    const { certificate, edition } = await verified(student, officer, { passport: 'P10000022' });
    const { version, avatar } = await detail(officer, certificate.id);
    const url = await upload(officer);
    await compare(officer, edition.id, version, { avatar: url });
    const id = proposalOf(await correct(officer, edition.id, version, { avatar: url }));
    expect((await second.raw(url)).status).toBe(200);
    expect(await settle(second, id, 'refuse', { reason: 'That is another person.' })).toMatchObject({ status: 200 });
    expect((await second.raw(url)).status).toBe(404);
    expect((await detail(officer, certificate.id)).avatar).toBe(avatar);
  });

  it('is compared by who may, and sent in by who has uploaded the same picture', async () => {
    const { certificate, edition } = await verified(student, officer, { passport: 'P10000023' });
    const { version } = await detail(officer, certificate.id);
    const avatar = await upload(first);
    expect(reasonOf(await correct(first, edition.id, version, { avatar }))).toEqual([409, 'verdicts_missing']);
    await compare(officer, edition.id, version, { avatar: await upload(officer) });
    expect((await correct(first, edition.id, version, { avatar })).status).toBe(202);
  });

  it('has to be a photo of who corrects or of the holder', async () => {
    const { certificate, edition } = await verified(student, officer, { passport: 'P10000024' });
    const { version } = await detail(officer, certificate.id);
    const stranger = await registerStudent(server);
    const wrong = [
      ...[await upload(stranger), await upload(officer, 'passport'), '/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e', 7, {}],
    ];
    for (const avatar of wrong) {
      const { status, body } = await correct(officer, edition.id, version, { avatar });
      expect([status, Object.keys((body.errors ?? {}) as object)]).toEqual([400, ['avatar']]);
      const verdict = { version, group: 'photo', verdict: 'accepted', asOne: true, corrections: { avatar } };
      const answer = await resource<{ errors?: object }>(officer, 'POST', `certificates/${certificate.id}/verdicts`, {
        body: verdict,
      });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['avatar']]);
    }
    expect(reasonOf(await correct(officer, edition.id, version, { avatar: null }))).toEqual([400, 'missing_fields']);
  });
});
