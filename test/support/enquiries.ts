import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { completeForm, registerStudent } from './applicant.js';
import { type PortalClient, signIn } from './portal.js';
import { record, staffWith } from './records.js';
import { resource } from './resource.js';
import { ADMIN, type RunningServer } from './server.js';
import { jobsDone } from './server-data.js';

export const CLAIMED = { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' } as const;

export const WHO = { name: 'Puan Lim', office: 'Registrar', reference: 'R-7' } as const;

type Language = 'en' | 'ms' | 'cn';

/** A request, as officers read it. */
export interface Asked {
  readonly id: number;
  readonly state: string;
  readonly proposed: boolean;
  readonly overdue: boolean;
  readonly reminders: number;
  readonly answers: ReadonlyArray<{
    readonly fields: Readonly<
      Record<string, { readonly answer: string; readonly value: string; readonly likeness: string }>
    >;
    readonly [name: string]: unknown;
  }>;
  readonly [name: string]: unknown;
}

export const allConfirmed = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, { answer: 'confirmed' }]));

/** A university with a contact that may be asked, and an officer who asks it. */
export class Enquirer {
  private constructor(
    readonly server: RunningServer,
    readonly officer: PortalClient,
    readonly university: string,
    private readonly universityId: number,
  ) {}

  static async of(server: RunningServer, university: string): Promise<Enquirer> {
    const officer = await signIn(server.url, ADMIN);
    const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
    const { body } = await resource<{ id: number }>(officer, 'POST', 'universities', {
      body: { name: university, ...place },
    });
    return new Enquirer(server, officer, university, body.id);
  }

  /** @returns the id of the contact. */
  contact(email: string, language: Language = 'en'): Promise<number> {
    return this.released({ universityId: this.universityId, office: 'Registrar', language, email });
  }

  /** @returns the id of a contact of the ministry. */
  ministry(email: string, language: Language = 'en'): Promise<number> {
    return this.released({ universityId: null, office: 'Student division', language, email });
  }

  private async released(fields: object): Promise<number> {
    const keeper = await staffWith(this.server, ['catalog.manage']);
    const body = { ...fields, verification: 'Called.' };
    const { id } = (await resource<{ id: number }>(keeper, 'POST', 'contacts', { body })).body;
    const released = await resource(this.officer, 'POST', `contacts/${id}/release`, { body: {} });
    if (released.status !== 200) throw new Error(`the contact was not released: ${released.status}`);
    return id;
  }

  /** A student who has agreed to be asked about. */
  async student() {
    const student = await registerStudent(this.server);
    const body = { notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' };
    await resource(student, 'POST', 'me/consents', { body });
    return student;
  }

  /** An application of a student about which a contact is asked. */
  async ask(student: PortalClient, contactId: number, more: { form?: object; fileOf?: 'certPhotos' } = {}) {
    const { certNo, awardingTime, level } = CLAIMED;
    const claimed = { university: this.university, cert_no: certNo, awarding_time: awardingTime, level };
    const form = { ...(await completeForm(student)), ...claimed, ...more.form };
    const { id } = (await record(student, 'add-apply', form)) as { id: number };
    return { certificate: id, ...(await this.askAbout(id, contactId, more.fileOf)) };
  }

  async askAbout(certificateId: number, contactId: number, fileOf?: 'certPhotos') {
    const detail = await resource<Record<string, string[]>>(this.officer, 'GET', `certificates/${certificateId}`);
    const fileIds = fileOf ? (detail.body[fileOf] ?? []) : [];
    const body = { certificateId, contactId, fileIds };
    const made = await resource<{ id: number }>(this.officer, 'POST', 'confirmations', { body });
    if (made.status !== 201) throw new Error(`not asked: ${made.status} ${JSON.stringify(made.body)}`);
    return { id: made.body.id, token: await this.mailed(/\/confirm\/([\w-]{22})\b/u) };
  }

  request(id: number) {
    return resource<Asked>(this.officer, 'GET', `confirmations/${id}`).then(({ body }) => body);
  }

  /** What whoever has the link sends from the page. */
  send(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${this.server.url}/api/v1/confirm/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** The office answers by its link: the key values as given, the others confirmed or as given. */
  async answer(token: string, values: object = CLAIMED, given: object = {}): Promise<Response> {
    const { fields } = (await (await this.send('key-values', { token, values })).json()) as { fields: object };
    return this.send('answer', { token, fields: { ...allConfirmed(fields), ...given }, ...WHO });
  }

  /** What the newest mail has that a pattern fits. */
  async mailed(pattern: RegExp): Promise<string> {
    await jobsDone(this.server, 'mail.%');
    const last = (await this.server.mails()).flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []).at(-1);
    if (last === undefined) throw new Error(`no mail has ${pattern}`);
    return last;
  }
}
