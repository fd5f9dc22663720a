import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { formToReview } from './applications.js';
import { type PortalClient, signIn } from './portal.js';
import { record, staffWith } from './records.js';
import { resource } from './resource.js';
import { ADMIN, type RunningServer, STUDENT } from './server.js';
import { jobsDone } from './server-data.js';

interface Made {
  readonly id: number;
  readonly version: number;
}

interface Request extends Made {
  readonly state: string;
  readonly dueDays: number;
  readonly files: string[];
  readonly claimed: object;
  readonly language: string;
}

export const KEYS = { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' };
/** An approval needs what the university says; no report is printed. */
export const ASKING = {
  CONFIRMATION_REQUIRED: 'university',
  RATE_LIMIT_SCALE: '100',
  PUPPETEER_EXECUTABLE_PATH: '/bin/false',
};

/** An officer who asks a university about the applications of one student, beside what is done at the desk. */
export class AskingDesk {
  private constructor(
    private readonly server: RunningServer,
    readonly officer: PortalClient,
    readonly student: PortalClient,
    readonly form: Readonly<Record<string, unknown>>,
    private readonly contactId: number,
  ) {}

  /** @param university that there is not yet. */
  static async of(server: RunningServer, university: string): Promise<AskingDesk> {
    const student = await signIn(server.url, STUDENT);
    const officer = await signIn(server.url, ADMIN);
    const keeper = await staffWith(server, ['catalog.manage']);
    const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
    const { id: universityId } = await call(officer, 'POST', 'universities', { name: university, ...place });
    const office = { universityId, office: 'Registrar', language: 'en', verification: 'By telephone.' };
    const contact = await call(keeper, 'POST', 'contacts', { ...office, email: 'registrar@desk.example' });
    await call(officer, 'POST', `contacts/${contact.id}/release`);
    const claimed = { university, cert_no: KEYS.certNo, level: KEYS.level, awarding_time: KEYS.awardingTime };
    return new AskingDesk(server, officer, student, { ...(await formToReview(student)), ...claimed }, contact.id);
  }

  consent(): Promise<unknown> {
    const consent = { notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' };
    return call(this.student, 'POST', 'me/consents', consent);
  }

  applied(name: string, changes: object = {}): Promise<Made> {
    return record(this.student, 'add-apply', { ...this.form, name, ...changes });
  }

  reject({ id, version }: Made): Promise<unknown> {
    return call(this.officer, 'POST', `certificates/${id}/reject`, { version, reason: 'Blurred' });
  }

  ask(certificateId: number, more: object = {}): Promise<Made> {
    return call(this.officer, 'POST', 'confirmations', { certificateId, contactId: this.contactId, ...more });
  }

  cancel({ id }: Made): Promise<unknown> {
    return call(this.officer, 'POST', `confirmations/${id}/cancel`);
  }

  requests(id: number): Promise<Request[]> {
    const filter = encodeURIComponent(JSON.stringify({ certificateId: id }));
    return call<Request[]>(this.officer, 'GET', `confirmations?filter=${filter}`);
  }

  /** The office answers the newest request by its link. */
  async answered(values: object): Promise<void> {
    const token = await this.newestToken();
    const { fields } = await this.post('key-values', { token, values });
    const others = Object.fromEntries(Object.keys(fields).map((field) => [field, { answer: 'confirmed' }]));
    await this.post('answer', { token, fields: others, name: 'Puan Lim', office: 'Registrar', reference: 'R-7' });
  }

  /** The office declines the newest request by its link. */
  async declined(who: { readonly name: string; readonly note: string }): Promise<void> {
    await this.post('decline', { token: await this.newestToken(), ...who });
  }

  private async newestToken(): Promise<string> {
    await jobsDone(this.server, 'mail.%');
    const texts = (await this.server.mails()).map(({ text }) => text ?? '');
    return texts.flatMap((text) => /\/confirm\/([\w-]{22})\b/u.exec(text)?.[1] ?? []).at(-1) ?? '';
  }

  private async post(path: string, body: object): Promise<{ fields: object }> {
    const answer = await fetch(`${this.server.url}/api/v1/confirm/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { fields: object };
  }
}

async function call<T = Made>(client: PortalClient, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await resource<T>(client, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
