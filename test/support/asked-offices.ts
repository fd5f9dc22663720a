import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import type { PortalClient } from './portal.js';
import { staffWith } from './records.js';
import { resource } from './resource.js';
import { type RunningServer, waitFor } from './server.js';

interface Made {
  readonly id: number;
}

export type Party = 'university' | 'ministry';

async function made<T = Made>(client: PortalClient, path: string, body: object): Promise<T> {
  const answer = await resource<T>(client, 'POST', path, { body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A university and the ministry, which answer what they are asked. */
export class AskedOffices {
  private constructor(
    private readonly server: RunningServer,
    private readonly officer: PortalClient,
    private readonly contacts: Readonly<Record<Party, number>>,
  ) {}

  /** @param university as forms name it. */
  static async make(server: RunningServer, officer: PortalClient, university: string): Promise<AskedOffices> {
    const keeper = await staffWith(server, ['catalog.manage']);
    const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
    const { id } = await made(officer, 'universities', { name: university, ...place });
    const contact = async (universityId: number | null, office: string, email: string) => {
      const fields = { universityId, office, email, language: 'en', verification: 'By telephone.' };
      const entered = await made(keeper, 'contacts', fields);
      await made(officer, `contacts/${entered.id}/release`, {});
      return entered.id;
    };
    return new AskedOffices(server, officer, {
      university: await contact(id, 'Registrar', 'registrar@um.example'),
      ministry: await contact(null, 'Student division', 'division@ministry.example'),
    });
  }

  static consent(student: PortalClient): Promise<unknown> {
    return made(student, 'me/consents', { notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' });
  }

  /**
   * Asks about some fields, and has the office answer by its link: the key values as given, the others confirmed.
   * @returns the request.
   */
  async answer(certificateId: number, party: Party, fields: readonly string[], values: object): Promise<number> {
    const before = await this.tokens();
    const { id } = await this.ask(certificateId, party, fields);
    const token = await waitFor('the mail', async () => [...(await this.tokens())].find((one) => !before.has(one)));
    const { fields: shown } = await this.confirm<{ fields: object }>('key-values', { token, values });
    const answers = Object.fromEntries(Object.keys(shown).map((field) => [field, { answer: 'confirmed' }]));
    const who = { name: 'Puan Lim', office: 'Registrar', reference: 'REG/7' };
    await this.confirm('answer', { token, fields: answers, ...who });
    return id;
  }

  /** Asks, and writes down what the office said by telephone. */
  async record(certificateId: number, party: Party, fields: readonly string[]): Promise<void> {
    const { id } = await this.ask(certificateId, party, fields);
    const answers = Object.fromEntries(fields.map((field) => [field, { answer: 'confirmed' }]));
    await made(this.officer, `confirmations/${id}/record`, { way: 'telephone', name: 'Lim', fields: answers });
  }

  settle(id: number, field: string): Promise<unknown> {
    return made(this.officer, `confirmations/${id}/settle`, { field, note: 'A misprint in the register.' });
  }

  private ask(certificateId: number, party: Party, fields: readonly string[]): Promise<Made> {
    return made(this.officer, 'confirmations', { certificateId, contactId: this.contacts[party], fields });
  }

  private async confirm<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.server.url}/api/v1/confirm/${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`confirm/${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private async tokens(): Promise<Set<string>> {
    const texts = (await this.server.mails()).map(({ text }) => text ?? '');
    return new Set(
      texts.flatMap((text) => [...text.matchAll(/\/confirm\/([\w-]{22})\b/gu)].map(([, one = '']) => one)),
    );
  }
}
