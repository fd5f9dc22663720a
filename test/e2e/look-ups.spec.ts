// On the stack: a worker mails what two APIs have noted, once a day at most.
import { HOLDER } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { withoutRequestId } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData, mailsWritten } from '../support/server-data.js';
import { makeHolder } from '../support/shared.js';

const ON = { publicLookUp: true, tellHolder: true };

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

type Holding = Awaited<ReturnType<typeof makeHolder>>;

const holderOf = (passport: string) => makeHolder(server, officer, { passport });
const search = (passport: string, birth = HOLDER.birth) => {
  const query = new URLSearchParams({ name: HOLDER.name, passport, birth });
  return anyone.raw(`/api/studentinfo/search?${query}`);
};
const check = (number: string) => resource(anyone, 'GET', `reports/check/${number}`);
const lookUps = async ({ student, id }: Holding, range = [0, 9]) =>
  resource<{ kind: string; at: string }[]>(student, 'GET', `certificates/${id}/look-ups`, { query: { range } });
const choose = ({ student, id }: Holding, body: object) =>
  resource(student, 'PUT', `certificates/${id}/look-ups/choices`, { body });

async function told({ student }: Holding): Promise<string[]> {
  await mailsWritten(server);
  const mails = (await server.mails()).filter((mail) => mail.to?.[0]?.address === student.email);
  return mails.map((mail) => mail.text ?? '').filter((text) => text.includes('/cert-share?id='));
}

describe('the holder', () => {
  it('sees every look-up and check of the report, newest first, and nothing of who it was', async () => {
    const holder = await holderOf('L1');
    await check(holder.number);
    await search('L1');
    await check(holder.number);
    await search('L1', '2001-04-29');
    const { body, range } = await lookUps(holder);
    expect(body.map(({ kind }) => kind)).toEqual(['number', 'person', 'number']);
    expect(range).toBe('look-ups 0-2/3');
    expect(Object.keys(body[0] ?? {})).toEqual(['kind', 'at']);
    expect((await lookUps(holder, [1, 1])).body).toEqual([body[1]]);
  });

  it('sees a check by the file as well', async () => {
    const holder = await holderOf('L10');
    const { body } = await resource<{ sha256: string }>(anyone, 'GET', `reports/check/${holder.number}`);
    expect((await resource(anyone, 'GET', `reports/check-hash/${body.sha256}`)).status).toBe(200);
    expect((await lookUps(holder)).body.map(({ kind }) => kind)).toEqual(['file', 'number']);
  });

  it('sees them of each report that a search has shown', async () => {
    const [one, two] = [await holderOf('L2'), await holderOf('L2')];
    await search('L2');
    for (const holder of [one, two]) {
      expect((await lookUps(holder)).body.map(({ kind }) => kind)).toEqual(['person']);
    }
  });

  it('is told once a day, at most', async () => {
    const holder = await holderOf('L3');
    await Promise.all([check(holder.number), search('L3'), check(holder.number), search('L3')]);
    expect(await told(holder)).toEqual([expect.stringContaining(holder.number)]);
    await check(holder.number);
    expect(await told(holder)).toHaveLength(1);
    inData(server, (data) => data.prepare('UPDATE look_up_choices SET told_at = told_at - 86400000').run());
    await check(holder.number);
    expect(await told(holder)).toHaveLength(2);
  });

  it('is not told who does not want it', async () => {
    const holder = await holderOf('L4');
    expect((await resource(holder.student, 'GET', `certificates/${holder.id}/look-ups/choices`)).body).toEqual(ON);
    expect(await choose(holder, { tellHolder: false })).toMatchObject({
      status: 200,
      body: { ...ON, tellHolder: false },
    });
    await check(holder.number);
    expect(await told(holder)).toEqual([]);
    expect((await lookUps(holder)).body).toHaveLength(1);
  });

  it('is not told what they check themselves, signed in', async () => {
    const holder = await holderOf('L9');
    await resource(holder.student, 'GET', `reports/check/${holder.number}`);
    expect(await told(holder)).toEqual([]);
    expect((await lookUps(holder)).body).toEqual([]);
    const { body } = await resource<{ sha256: string }>(holder.student, 'GET', `reports/check/${holder.number}`);
    await resource(holder.student, 'GET', `reports/check-hash/${body.sha256}`);
    const query = new URLSearchParams({ name: HOLDER.name, passport: 'L9', birth: HOLDER.birth });
    expect((await holder.student.raw(`/api/studentinfo/search?${query}`)).status).toBe(200);
    const known = { passport: 'L9', birth: HOLDER.birth };
    const photo = await holder.student.raw(`/api/v1/reports/check/${holder.number}/photo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(known),
    });
    expect(photo.status).toBe(200);
    expect(await told(holder)).toEqual([]);
    expect((await lookUps(holder)).body).toEqual([]);
    await resource(officer, 'GET', `reports/check/${holder.number}`);
    expect((await lookUps(holder)).body).toHaveLength(1);
  });

  it('is not told of misses', async () => {
    const holder = await holderOf('L5');
    await search('L5', '1999-01-01');
    expect(await told(holder)).toEqual([]);
    expect((await lookUps(holder)).body).toEqual([]);
  });
});

describe('the public look-up', () => {
  it('is switched off: it answers as for nobody, while the check by number goes on', async () => {
    const holder = await holderOf('L6');
    expect((await search('L6')).status).toBe(200);
    expect(await choose(holder, { publicLookUp: false })).toMatchObject({ body: { ...ON, publicLookUp: false } });
    const [off, nobody] = [await search('L6'), await search('L6-nobody')];
    expect(await withoutRequestId(off)).toEqual(await withoutRequestId(nobody));
    expect(off.status).toBe(404);
    expect((await check(holder.number)).body).toMatchObject({ result: 'valid' });
    await choose(holder, { publicLookUp: true });
    expect((await search('L6')).status).toBe(200);
  });

  it('leaves a trail of the switch', async () => {
    const holder = await holderOf('L7');
    await choose(holder, { publicLookUp: false });
    await choose(holder, { publicLookUp: false });
    const filter = { action: 'look-up.choices-changed', subjectId: String(holder.id) };
    const { body } = await resource<unknown[]>(officer, 'GET', 'audit-events', { query: { filter } });
    expect(body).toEqual([
      expect.objectContaining({ before: ON, after: { ...ON, publicLookUp: false, changed: ['publicLookUp'] } }),
    ]);
  });

  it.each([{ publicLookUp: 'off' }, { tellHolder: null }])('is not switched by %j', async (body) => {
    const holder = await holderOf('L8');
    expect(await choose(holder, body)).toMatchObject({ status: 400, body: { reason: 'invalid_input' } });
  });
});
