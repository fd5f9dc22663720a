import { completeForm, registerStudent } from '../support/applicant.js';
import { AskedOffices, type Party } from '../support/asked-offices.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { acceptAll } from '../support/verdicts.js';

const KEYS = { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' };
const KEY_FIELDS = Object.keys(KEYS);
const UNIVERSITY = 'Universiti Malaya (required)';

interface Answered {
  readonly version: number;
  readonly status: string;
  readonly reason?: string;
}

let server: RunningServer;
let officer: PortalClient;
let colleague: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let offices: AskedOffices;

/** A server on which approvals need what is named. */
async function required(what: 'university' | 'ministry' | 'both'): Promise<void> {
  server = await startServer({ env: { RATE_LIMIT_SCALE: '100', CONFIRMATION_REQUIRED: what } });
  officer = await signIn(server.url, ADMIN);
  colleague = await staffWith(server, ['certificates.review']);
  student = await registerStudent(server);
  await AskedOffices.consent(student);
  offices = await AskedOffices.make(server, officer, UNIVERSITY);
}

async function accepted(): Promise<number> {
  const form = { ...(await completeForm(student)), university: UNIVERSITY, cert_no: KEYS.certNo, level: KEYS.level };
  const { id, version } = await record(student, 'add-apply', { ...form, awarding_time: KEYS.awardingTime });
  await acceptAll(officer, id, version);
  return id;
}

const read = async (id: number) => (await resource<Answered>(officer, 'GET', `certificates/${id}`)).body;

/** Status, and what it is refused for or what became of the record. */
async function approve(id: number, client = officer) {
  const { version } = await read(id);
  const { status, body } = await resource<Answered>(client, 'POST', `certificates/${id}/approve`, {
    body: { version },
  });
  return [status, body.reason ?? (await read(id)).status];
}

async function approveByPortal(id: number) {
  const { version } = await read(id);
  const { status, data } = await officer.post<Answered>('/api/cert/update-auth', { id, version });
  return [status, data.reason ?? (await read(id)).status];
}

const MISSING = [409, 'confirmation_missing'];
const DIFFERS = [409, 'confirmation_differs'];
const VERIFIED = [200, 'Verified'];

describe('where the university has to confirm', () => {
  beforeAll(() => required('university'));
  afterAll(() => server.dispose());

  it('nothing is approved without it, by the portal neither', async () => {
    const id = await accepted();
    expect(await approve(id)).toEqual(MISSING);
    expect(await approveByPortal(id)).toEqual(MISSING);
    await offices.answer(id, 'ministry', KEY_FIELDS, KEYS);
    expect(await approve(id)).toEqual(MISSING);
    await offices.answer(id, 'university', KEY_FIELDS, KEYS);
    expect(await approve(id)).toEqual(VERIFIED);
  });

  it('what differs keeps it back until an officer has settled it, by the portal as well', async () => {
    const id = await accepted();
    const request = await offices.answer(id, 'university', KEY_FIELDS, { ...KEYS, certNo: 'UM-9' });
    expect(await approve(id)).toEqual(DIFFERS);
    expect(await approveByPortal(id)).toEqual(DIFFERS);
    await offices.settle(request, 'certNo');
    expect(await approveByPortal(id)).toEqual(VERIFIED);
  });

  it('what one officer wrote down another has to approve', async () => {
    const id = await accepted();
    await offices.record(id, 'university', KEY_FIELDS);
    expect(await approve(id)).toEqual(MISSING);
    expect(await approve(id, colleague)).toEqual(VERIFIED);
  });

  it('an answer to some of the key values is not enough', async () => {
    const id = await accepted();
    await offices.record(id, 'university', ['certNo']);
    expect(await approve(id, colleague)).toEqual(MISSING);
  });
});

describe('where both have to confirm', () => {
  beforeAll(() => required('both'));
  afterAll(() => server.dispose());

  it.each<[Party, Party]>([
    ['university', 'ministry'],
    ['ministry', 'university'],
  ])('%s alone is not enough', async (first, second) => {
    const id = await accepted();
    await offices.answer(id, first, KEY_FIELDS, KEYS);
    expect(await approve(id)).toEqual(MISSING);
    await offices.answer(id, second, KEY_FIELDS, KEYS);
    expect(await approve(id)).toEqual(VERIFIED);
  });
});
