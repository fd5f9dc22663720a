import { completeForm, registerStudent } from '../support/applicant.js';
import { check, correct, rendered } from '../support/editions.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { type ResourceAnswer, resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let officer: PortalClient;
let reviewer: PortalClient & { email: string };
let student: Awaited<ReturnType<typeof registerStudent>>;
let form: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  reviewer = await staffWith(server, ['certificates.review']);
  student = await registerStudent(server);
  form = await completeForm(student);
});

afterAll(() => server.dispose());

type Verdict = Record<string, unknown> & { readonly id: number; readonly group: string; readonly state: string };
type Levels = Record<string, { level: string; sources: Array<Record<string, unknown>> }>;
interface Detail {
  readonly version: number;
  readonly checks: Array<Record<string, unknown>>;
  readonly levels: Levels;
  readonly [field: string]: unknown;
}

const GROUPS = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'];
const ALL = { verdict: 'accepted', asOne: true } as const;

const say = (id: number, body: object, client = reviewer as PortalClient) =>
  resource<Verdict>(client, 'POST', `certificates/${id}/verdicts`, { body });
const verdictsOn = (id: number, client = reviewer as PortalClient) =>
  resource<Verdict[]>(client, 'GET', `certificates/${id}/verdicts`);
const detail = async (id: number, client = officer) =>
  (await resource<Detail>(client, 'GET', `certificates/${id}`)).body;
const applied = async () => (await record(student, 'add-apply', form)) as { id: number; version: number };
/** What a reviewer fills in. */
const ownForm = async () => ({ ...(await completeForm(officer)), email: 'walk-in@example.com' });
const errorsOf = ({ status, body }: ResourceAnswer<unknown>) => {
  const { reason, errors = {} } = body as { reason: string; errors?: Record<string, string> };
  return [status, reason, ...Object.keys(errors)];
};
const levelsIn = ({ levels }: Pick<Detail, 'levels'>) =>
  Object.fromEntries(Object.entries(levels).map(([field, { level }]) => [field, level]));

describe('a verdict', () => {
  it('is kept with what was looked at, and leaves the record in its version', async () => {
    const { id, version } = await applied();
    const answers = { 'passport.readable': 'cannot_tell' };
    const { status, body } = await say(id, { version, group: 'passport', ...ALL, answers, internalNote: 'Dim' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      group: 'passport',
      verdict: 'accepted',
      method: 'as_one',
      state: 'standing',
      version,
      answers: { 'passport.holder': 'match', 'passport.number': 'match', ...answers },
      values: { passport: form.passport, name: form.name },
      internalNote: 'Dim',
      reasons: [],
    });
    const stored = await rowsOf<{ sha256: string }>(
      server.database,
      "SELECT f.sha256 FROM files f JOIN certificate_files c ON c.file_id = f.id WHERE c.certificate_id = ? AND c.field = 'passportPhotos'",
      [id],
    );
    expect((body.files as Array<{ sha256: string }>).map(({ sha256 }) => sha256)).toEqual(
      stored.map(({ sha256 }) => sha256),
    );
    const { version: after, checks, levels } = await detail(id);
    expect(after).toBe(version);
    expect(checks).toMatchObject([{ group: 'passport', verdict: 'accepted', method: 'as_one', office: 'MyVerify' }]);
    expect([levels.passport?.level, levels.university?.level]).toEqual(['seen', 'claimed']);
  });

  it('is superseded by the next one, and outdated by a change of what was seen, which the field feels as well', async () => {
    const { id, version } = await applied();
    for (const group of ['passport', 'certificate']) await say(id, { version, group, ...ALL });
    await say(id, { version, group: 'passport', verdict: 'send_again', comment: 'Cut off' });
    const states = async () => (await verdictsOn(id)).body.map(({ group, state }) => `${group} ${state}`);
    expect(await states()).toEqual(['passport standing', 'certificate standing', 'passport superseded']);
    await resource(officer, 'PUT', `certificates/${id}`, { body: { version, major: 'Law' } });
    expect(await states()).toEqual(['passport standing', 'certificate outdated', 'passport superseded']);
    const { checks, levels } = await detail(id);
    expect(checks).toMatchObject([{ group: 'passport', verdict: 'send_again' }]);
    expect(Object.values(levels).every(({ level }) => level === 'claimed')).toBe(true);
  });

  it('stands after a rejection where the applicant leaves its group alone', async () => {
    const { id, version } = await applied();
    for (const group of GROUPS) await say(id, { version, group, ...ALL });
    await resource(officer, 'POST', `certificates/${id}/reject`, { body: { version, reason: 'The major is another' } });
    await resource(student, 'PUT', `certificates/${id}`, { body: { version: version + 1, major: 'Law' } });
    await resource(student, 'POST', `certificates/${id}/apply`, { body: { version: version + 2 } });
    const { checks } = await detail(id);
    expect(checks.map(({ group }) => group)).toEqual(GROUPS.filter((group) => group !== 'certificate'));
  });

  it('copies saved reasons as they read', async () => {
    const { id, version } = await applied();
    const { body: saved } = await resource<Array<{ id: number; textEn: string }>>(officer, 'GET', 'rejection-reasons');
    const reason = saved[0]?.id ?? 0;
    const { status, body } = await say(id, { version, group: 'photo', verdict: 'refused', reasons: [reason] });
    expect([status, body.reasons]).toEqual([201, [expect.objectContaining({ id: reason, textEn: saved[0]?.textEn })]]);
  });

  it.each([
    [{ group: 'passport', verdict: 'accepted' }, ['answers']],
    [{ group: 'passport', ...ALL, answers: { 'passport.number': 'differs' } }, ['answers']],
    [{ group: 'passport', ...ALL, answers: { 'photo.face': 'match' } }, ['answers']],
    [{ group: 'passport', ...ALL, answers: { 'passport.number': 'yes' } }, ['answers']],
    [{ group: 'passport', ...ALL, answers: ['match'] }, ['answers']],
    [{ group: 'passport', verdict: 'refused' }, ['comment']],
    [{ group: 'passport', verdict: 'refused', comment: ' \n ' }, ['comment']],
    [{ group: 'passport', verdict: 'refused', comment: 'x'.repeat(2001) }, ['comment']],
    [{ group: 'passport', verdict: 'refused', reasons: [999_999] }, ['reasons']],
    [{ group: 'passport', verdict: 'refused', reasons: [1, 1] }, ['reasons']],
    [{ group: 'passport', verdict: 'refused', reasons: 'one' }, ['reasons']],
    [{ group: 'passport', verdict: 'refused', comment: 'No', internalNote: 7 }, ['internalNote']],
    [{ group: 'diploma', verdict: 'maybe', asOne: 'yes' }, ['group', 'verdict', 'asOne']],
    [{}, ['group', 'verdict']],
  ])('is refused, and nothing kept, for %j', async (body, fields) => {
    const { id, version } = await applied();
    expect(errorsOf(await say(id, { version, ...body }))).toEqual([400, 'invalid_input', ...fields]);
    expect((await verdictsOn(id)).body).toEqual([]);
  });

  it('asks for the version that was seen', async () => {
    const { id, version } = await applied();
    expect(errorsOf(await say(id, { group: 'photo', ...ALL }))).toEqual([400, 'invalid_input', 'version']);
    expect(errorsOf(await say(id, { version: version + 1, group: 'photo', ...ALL }))).toEqual([409, 'stale_version']);
  });

  it('is for reviewers, on what is there and not decided for good', async () => {
    const { id, version } = await applied();
    const reader = await staffWith(server, ['certificates.read']);
    for (const client of [student, reader]) {
      expect((await say(id, { version, group: 'photo', ...ALL }, client)).status).toBe(403);
      expect((await verdictsOn(id, client)).status).toBe(403);
    }
    expect((await say(999_999, { version, group: 'photo', ...ALL })).status).toBe(404);
    expect((await verdictsOn(999_999)).status).toBe(404);
    await record(officer, 'update-auth', { id, version });
    expect(errorsOf(await say(id, { version: version + 1, group: 'photo', ...ALL }))).toEqual([
      409,
      'certificate_verified',
    ]);
  });

  it('is a step of the history, without its note', async () => {
    const { id, version } = await applied();
    await say(id, { version, group: 'photo', verdict: 'refused', comment: 'Two faces', internalNote: 'Odd one' });
    const { body } = await resource<Array<Record<string, unknown>>>(officer, 'GET', `certificates/${id}/history`);
    expect(body[0]).toMatchObject({ action: 'certificate.checked', version: null, reason: 'Two faces' });
    expect(JSON.stringify(body)).not.toContain('Odd one');
  });

  it('is hidden from the applicant until the decision', async () => {
    const { id, version } = await applied();
    await say(id, { version, group: 'passport', ...ALL });
    const before = await detail(id, student);
    expect([before.checks, before.levels.passport?.level]).toEqual([[], 'claimed']);
    await resource(officer, 'POST', `certificates/${id}/reject`, { body: { version, reason: 'Blurred' } });
    expect((await detail(id, student)).checks).toMatchObject([{ group: 'passport', verdict: 'accepted' }]);
  });
});

describe('an approval', () => {
  it('by the portal states all groups at once, and claims nothing of the ministry', async () => {
    const { id, version } = await applied();
    await say(id, { version, group: 'passport', ...ALL });
    await record(officer, 'update-auth', { id, version });
    const { checks, levels } = await detail(id);
    expect(checks).toMatchObject(GROUPS.map((group) => ({ group, verdict: 'accepted', method: 'stated' })));
    expect(levels.ministryStampingTime).toMatchObject({
      level: 'seen',
      sources: [{ kind: 'form' }, { kind: 'stated', party: 'office' }],
    });
    expect(JSON.stringify(levels)).not.toMatch(/confirm/);
  });

  it.each([
    ['cert/add-auth', async () => (await record(officer, 'add-auth', await ownForm())) as { id: number }],
    [
      'POST certificates/authenticate',
      async () => {
        const names = Object.entries(await ownForm()).map(([name, value]) => [
          name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]);
        const body = Object.fromEntries(names);
        return (await resource<{ id: number }>(officer, 'POST', 'certificates/authenticate', { body })).body;
      },
    ],
  ])('of a new record by %s is stated as well', async (_call, make) => {
    const { id } = await make();
    const { checks } = await detail(id);
    expect(checks).toMatchObject(GROUPS.map((group) => ({ group, method: 'stated' })));
  });

  it('carries what each group says into the report and its check, and a correction what was compared anew', async () => {
    const { id, version } = await applied();
    for (const group of GROUPS) await say(id, { version, group, ...ALL });
    const { body: verified } = await resource<Detail>(officer, 'POST', `certificates/${id}/approve`, {
      body: { version },
    });
    const first = await rendered(officer, id);
    const told = (await check(first.number, student)).body as unknown as Detail;
    const seen = await detail(id);
    expect(told.checks).toMatchObject(GROUPS.map((group) => ({ group, method: 'as_one' })));
    expect([told.checks, told.levels]).toEqual([seen.checks, seen.levels]);
    expect(levelsIn(told)).toMatchObject({ name: 'seen', passport: 'seen', awardingTime: 'seen', type: 'claimed' });
    const correction = { version: verified.version, fields: { passport: 'E00000001' }, reason: 'Misread.' };
    const unseen = await resource(officer, 'POST', `reports/${first.id}/correct`, { body: correction });
    expect(unseen).toEqual(resourceRefused(409, 'verdicts_missing', { passport: expect.any(String) }));
    await correct(officer, first.id, verified.version, correction.fields);
    const next = (await check(first.number, student)).body as unknown as Detail;
    expect(next.checks.map(({ group }) => group)).toEqual(GROUPS);
    const compared = (said: Detail) => said.checks.find(({ group }) => group === 'passport')?.at ?? '';
    expect(compared(next) > compared(told)).toBe(true);
    expect(levelsIn(next)).toMatchObject({ passport: 'seen', birth: 'seen', name: 'seen', university: 'seen' });
  });
});
