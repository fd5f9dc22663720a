import { FORM_TEXTS, registerStudent, uploadPapers } from '../support/applicant.js';
import { AskedOffices } from '../support/asked-offices.js';
import { correct, newestEdition, rendered } from '../support/editions.js';
import { program } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { acceptAll } from '../support/verdicts.js';

const UNIVERSITY = 'Universiti Malaya (levels)';
const FORM = { ...FORM_TEXTS, name: 'Wang Xiaoming', university: UNIVERSITY };
export const KEYS = { certNo: FORM.cert_no, awardingTime: FORM.awarding_time, level: FORM.level };
export const KEY_FIELDS = Object.keys(KEYS);
export const GROUPS = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'] as const;

/** `stated` is the word of the paper for what is `seen` on no document. */
type Word = 'claimed' | 'stated' | 'seen' | 'confirmed';
export type Words = Readonly<Record<string, Word>>;

/** Where the paper prints each field; both ends of a period stand in one place. */
export const PRINTED: Readonly<Record<string, string>> = {
  name: FORM.name,
  passport: FORM.passport,
  nationality: FORM.nationality,
  birth: FORM.birth,
  gender: FORM.gender,
  university: UNIVERSITY,
  major: FORM.major,
  forms: FORM.forms,
  level: FORM.level,
  certNo: FORM.cert_no,
  startTime: `${FORM.start_time} to ${FORM.end_time}`,
  endTime: `${FORM.start_time} to ${FORM.end_time}`,
  awardingTime: FORM.awarding_time,
  ministryStampingTime: FORM.ministry_stamping_time,
};
export const FIELDS = Object.keys(PRINTED);

export const allOf = (word: Word): Words => Object.fromEntries(FIELDS.map((field) => [field, word]));
export const some = (fields: readonly string[], word: Word): Words =>
  Object.fromEntries(fields.map((field) => [field, word]));

export let server: RunningServer;
export let officer: PortalClient;
export let anyone: PortalClient;
/** A program with a key. */
export let integrator: PortalClient;
export let student: Awaited<ReturnType<typeof registerStudent>>;
export let offices: AskedOffices;
let papers: object;
let passports = 0;

/** Before all tests: an officer, a student with papers, and offices that can be asked. */
export async function startLevels(): Promise<void> {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  integrator = await program(await staffWith(server, ['integrators.manage']));
  student = await registerStudent(server);
  offices = await AskedOffices.make(server, officer, UNIVERSITY);
  await AskedOffices.consent(student);
  papers = await uploadPapers(student);
}

/** A record on its way, and what happens to it. */
export class Case {
  passport = '';
  id = 0;
  version = 0;
  request = 0;
  changed: Readonly<Record<string, string>> = {};

  async apply() {
    passports += 1;
    this.passport = `L${String(passports).padStart(8, '0')}`;
    const form = { ...FORM, ...papers, passport: this.passport };
    ({ id: this.id, version: this.version } = await record(student, 'add-apply', form));
  }

  accept = () => acceptAll(officer, this.id, this.version);

  async approve() {
    const body = { version: this.version };
    const answer = await resource<{ version: number }>(officer, 'POST', `certificates/${this.id}/approve`, { body });
    expect(answer.status).toBe(200);
    this.version = answer.body.version;
    await rendered(officer, this.id);
  }

  async state() {
    const answer = await record(officer, 'update-auth', { id: this.id, version: this.version });
    this.version = answer.version;
    await rendered(officer, this.id);
  }

  async answer(fields: readonly string[], values: object, party: 'university' | 'ministry' = 'university') {
    this.request = await offices.answer(this.id, party, fields, values);
  }

  async reissue() {
    const { id } = await newestEdition(officer, this.id);
    const answer = await resource(officer, 'POST', `reports/${id}/reissue`);
    expect(answer.status).toBe(201);
    await rendered(officer, this.id);
  }

  async correct(fields: Readonly<Record<string, string>>) {
    const { id } = await newestEdition(officer, this.id);
    expect((await correct(officer, id, this.version, fields, 'Misread.')).status).toBe(201);
    this.version += 1;
    this.changed = fields;
    await rendered(officer, this.id);
  }
}
