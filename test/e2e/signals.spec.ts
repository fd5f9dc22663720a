import { completeForm, registerStudent } from '../support/applicant.js';
import { drawnPassport, PASSPORT_HOLDER } from '../support/passports.js';
import { takeExport } from '../support/personal-data.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, rejectRecord, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import type { ShownSignal } from '../support/shown-signal.js';

let server: RunningServer;
let officer: PortalClient;
let numbers = 0;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

/** An application of somebody new, with numbers and papers of its own but for what is said. */
async function applied(form: Record<string, unknown> = {}, client?: PortalClient) {
  const student = client ?? (await registerStudent(server));
  numbers += 1;
  const own = { passport: `N000${numbers}`, cert_no: `C/${numbers}`, name: `Applicant ${numbers}` };
  const papers = await completeForm(student);
  const made = await record(student, 'add-apply', { ...papers, ...own, ...form });
  return { student, id: made.id, version: made.version };
}

const pendingOn = async (id: number) =>
  (await officer.raw(`/api/v1/certificates/${id}/signals`)).headers.get('signals-pending');
const signalsOn = async (id: number) =>
  (await resource<ShownSignal[]>(officer, 'GET', `certificates/${id}/signals`)).body;

/** Signals of a kind; test papers are the same for everybody, so what is said of files is left to its own test. */
function open(id: number, kind: string): Promise<ShownSignal> {
  return waitFor(`${kind} on ${id}`, async () => {
    return (await signalsOn(id)).find((one) => one.kind === kind && one.state === 'open') ?? null;
  });
}

const dismiss = (signal: number, note: unknown = 'Twins', who = officer) =>
  resource<ShownSignal>(who, 'POST', `signals/${signal}/dismiss`, { body: { note } });

it('tells both of two accounts that name one passport, and dismissing one leaves the other', async () => {
  const one = await applied({ passport: 'E 1234-777' });
  const other = await applied({ passport: 'e1234777' });
  const [here, there] = [await open(one.id, 'passport_elsewhere'), await open(other.id, 'passport_elsewhere')];
  expect(here).toMatchObject({ group: 'passport', certificateIds: [other.id], note: null, officerName: null });
  expect(there.certificateIds).toEqual([one.id]);
  const { status, body } = await dismiss(here.id);
  expect([status, body]).toEqual([200, expect.objectContaining({ state: 'dismissed', note: 'Twins' })]);
  expect(body.officerName).toEqual(expect.any(String));
  expect((await dismiss(here.id)).body).toMatchObject({ reason: 'illegal_transition' });
  expect((await open(other.id, 'passport_elsewhere')).id).toBe(there.id);
});

it('stays dismissed until a third account names it too', async () => {
  const one = await applied({ passport: 'T7654321' });
  const two = await applied({ passport: 'T7654321' });
  const first = await open(one.id, 'passport_elsewhere');
  await dismiss(first.id);
  const three = await applied({ passport: 'T7654321' });
  expect((await open(one.id, 'passport_elsewhere')).certificateIds).toEqual([two.id, three.id]);
  expect((await signalsOn(one.id)).find(({ id }) => id === first.id)?.state).toBe('ended');
});

it('takes an application of the same account for history', async () => {
  const one = await applied({ passport: 'H1111111' });
  const again = await applied({ passport: 'H1111111' }, one.student);
  const stranger = await applied({ passport: 'H1111111' });
  expect((await open(again.id, 'passport_elsewhere')).certificateIds).toEqual([stranger.id]);
});

it('tells a certificate number of the same university alone', async () => {
  const numbered = { cert_no: 'UM-2020/99', university: 'Universiti Signal' };
  const one = await applied(numbered);
  const other = await applied({ ...numbered, cert_no: 'um 2020 99' });
  const elsewhere = await applied({ ...numbered, university: 'Universiti Lain' });
  expect(await open(other.id, 'certificate_number_elsewhere')).toMatchObject({
    group: 'certificate',
    certificateIds: [one.id],
  });
  await open(elsewhere.id, 'file_elsewhere');
  expect((await signalsOn(elsewhere.id)).map(({ kind }) => kind)).not.toContain('certificate_number_elsewhere');
});

it('tells what the passport says otherwise, and ends it once the applicant has mended it', async () => {
  const student = await registerStudent(server);
  const bytes = await drawnPassport({ ...PASSPORT_HOLDER, expiry: '200101' }, 'scan');
  const { data } = await student.upload('passport', 'passport.jpg', bytes);
  const claimed = { name: '王小明', gender: 'Male', nationality: 'China', passport: PASSPORT_HOLDER.number };
  const form = { ...(await completeForm(student)), ...claimed, birth: '2001-04-03', passport_photos: [data.url] };
  const made = await record(student, 'add-apply', form);
  expect(await open(made.id, 'mrz_differs')).toMatchObject({
    group: 'passport',
    fields: [{ field: 'birth', claimed: '2001-04-03', read: '2001-04-30' }],
  });
  expect(await open(made.id, 'passport_expired')).toMatchObject({ day: '2020-01-01' });
  await record(student, 'update-apply', { id: made.id, version: made.version, ...form, birth: '2001-04-30' });
  await waitFor('the signal to end', async () => {
    return (await signalsOn(made.id)).find(({ kind }) => kind === 'mrz_differs')?.state === 'ended';
  });
  await open(made.id, 'passport_expired');
});

it('narrows lists, counts and the queue for those who review, and is told in the list', async () => {
  await applied({ passport: 'L5555555' });
  const one = await applied({ passport: 'L5555555' });
  await open(one.id, 'passport_elsewhere');
  const list = async (who: PortalClient, filter: object) => {
    const { body } = await resource<ReadonlyArray<{ id: number; openSignals: string[] | null }>>(
      who,
      'GET',
      'certificates',
      {
        query: { filter: { id: [one.id], ...filter } },
      },
    );
    return body.map(({ openSignals }) => openSignals);
  };
  const told = [expect.arrayContaining(['passport_elsewhere'])];
  expect(await list(officer, {})).toEqual(told);
  for (const filter of [{ signal: 'any' }, { signal: 'passport_elsewhere' }, { view: 'signals' }]) {
    expect(await list(officer, filter)).toEqual(told);
  }
  for (const view of [null, 'signals']) expect(await list(officer, { signal: 'passport_expired', view })).toEqual([]);
  const filters = { open: { id: [one.id], view: 'signals' }, none: { id: [one.id], signal: 'passport_expired' } };
  expect((await resource(officer, 'GET', 'certificates/counts', { query: { filters } })).body).toEqual({
    open: 1,
    none: 0,
  });
  const reader = await staffWith(server, ['certificates.read']);
  expect(await list(reader, {})).toEqual([null]);
  expect([await list(reader, { signal: 'any' }), await list(reader, { view: 'signals' })]).toEqual([[], []]);
  // Their owner is told nothing, and finds by it what all of theirs are.
  expect(await list(one.student, { signal: 'passport_expired' })).toEqual([null]);
  const unknown = await resource(officer, 'GET', 'certificates', { query: { filter: { signal: 'x' } } });
  expect(unknown).toMatchObject({ status: 400, body: { errors: { 'filter.signal': expect.any(String) } } });
  const next = await resource(officer, 'POST', 'certificates/next', {
    body: { filter: { passport: 'L5555555', signal: 'passport_expired' } },
  });
  expect(next.body).toMatchObject({ id: null });
});

it('tells somebody of the same name and birthday, by characters or Pinyin, and no other name of that day', async () => {
  const born = { birth: '1987-06-05' };
  const one = await applied({ ...born, name: '欧阳若兰' });
  const other = await applied({ ...born, name: 'RUOLAN OUYANG' });
  const stranger = await applied({ ...born, name: 'Ouyang Ruohan' });
  const later = await applied({ birth: '1987-06-06', name: 'Ouyang Ruolan' });
  expect(await open(other.id, 'person_elsewhere')).toMatchObject({ group: 'passport', certificateIds: [one.id] });
  expect((await open(one.id, 'person_elsewhere')).certificateIds).toEqual([other.id]);
  const again = await applied({ ...born, name: 'Ouyang Ruolan' }, one.student);
  expect((await open(again.id, 'person_elsewhere')).certificateIds).toEqual([other.id]);
  for (const { id } of [stranger, later]) {
    await open(id, 'file_elsewhere');
    expect((await signalsOn(id)).map(({ kind }) => kind)).not.toContain('person_elsewhere');
  }
});

it('tells days that cannot all be true', async () => {
  const { id } = await applied({ awarding_time: '2021-01-01', ministry_stamping_time: '2020-12-31' });
  expect(await open(id, 'dates_disagree')).toMatchObject({
    group: 'certificate',
    days: [
      { field: 'startTime', day: '2021-09-01', laterField: 'awardingTime', laterDay: '2021-01-01' },
      { field: 'awardingTime', day: '2021-01-01', laterField: 'ministryStampingTime', laterDay: '2020-12-31' },
    ],
  });
});

it('tells a stamping without an academic verification, until there is one, and again once that goes back', async () => {
  const stamping = await applied({ type: 'stamping' });
  const signal = await open(stamping.id, 'no_verification');
  const verification = await applied({}, stamping.student);
  const state = async () => (await signalsOn(stamping.id)).find(({ id }) => id === signal.id)?.state;
  await waitFor('the signal to end', async () => (await state()) === 'ended');
  await rejectRecord(officer, verification.id);
  await open(stamping.id, 'no_verification');
});

it('tells of which group a shared file is, and a verdict on that group takes it', async () => {
  await applied();
  const one = await applied();
  await open(one.id, 'file_elsewhere');
  const ofFiles = async () => (await signalsOn(one.id)).filter(({ kind }) => kind === 'file_elsewhere');
  const groups = (await ofFiles()).map(({ group }) => group).sort();
  expect(groups).toEqual(expect.arrayContaining(['ministry', 'passport', 'photo']));
  const verdict = { version: one.version, group: 'ministry', verdict: 'refused', comment: 'The stamp is of another' };
  expect((await resource(officer, 'POST', `certificates/${one.id}/verdicts`, { body: verdict })).status).toBe(201);
  const taken = (await ofFiles()).filter(({ state }) => state === 'taken');
  expect(taken.map(({ group }) => group)).toEqual(['ministry']);
});

it('goes into a verdict that does not accept the group', async () => {
  await applied({ passport: 'V2222222' });
  const one = await applied({ passport: 'V2222222' });
  await open(one.id, 'passport_elsewhere');
  const verdict = { version: one.version, group: 'passport', verdict: 'refused', comment: 'The number is of another' };
  expect((await resource(officer, 'POST', `certificates/${one.id}/verdicts`, { body: verdict })).status).toBe(201);
  const taken = (await signalsOn(one.id)).find(({ kind }) => kind === 'passport_elsewhere');
  expect(taken).toMatchObject({ state: 'taken', officerName: expect.any(String) });
});

it('is in the export of the applicant, without the others and without notes', async () => {
  await applied({ passport: 'X4444444' });
  const one = await applied({ passport: 'X4444444' });
  const { id } = await open(one.id, 'passport_elsewhere');
  await dismiss(id, 'A secret note');
  const { data, text } = await takeExport(one.student);
  const { signals } = data as unknown as { signals: Record<string, unknown>[] };
  expect(signals).toContainEqual({
    ...{
      certificateId: one.id,
      kind: 'passport_elsewhere',
      fields: [],
      days: [],
      day: null,
      amount: null,
      state: 'dismissed',
    },
    ...{ foundAt: expect.any(String), settledAt: expect.any(String) },
  });
  expect(text).not.toContain('A secret note');
});

it('is for those who review, and says what is wrong with a call', async () => {
  await applied({ passport: 'R3333333' });
  const one = await applied({ passport: 'R3333333' });
  const { id } = await open(one.id, 'passport_elsewhere');
  const reader = await staffWith(server, ['certificates.read']);
  for (const who of [one.student, reader]) {
    expect((await resource(who, 'GET', `certificates/${one.id}/signals`)).status).toBe(403);
    expect((await dismiss(id, 'x', who)).status).toBe(403);
  }
  await waitFor('a look at the record', async () => (await pendingOn(one.id)) === 'false');
  const draft = await record(one.student, 'add', { name: 'Never applied' });
  expect(await pendingOn(draft.id)).toBe('false');
  expect((await resource(officer, 'GET', 'certificates/999999/signals')).status).toBe(404);
  expect((await dismiss(999_999)).status).toBe(404);
  expect((await resource(officer, 'POST', 'signals/x/dismiss', { body: { note: 'x' } })).status).toBe(404);
  for (const note of [null, '', '  ', 7, 'x'.repeat(1001)]) {
    expect(await dismiss(id, note)).toMatchObject({
      status: 400,
      body: { reason: 'invalid_input', errors: { note: expect.any(String) } },
    });
  }
});
