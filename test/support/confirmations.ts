import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { completeForm, scanPng } from './applicant.js';
import { filePart, multipart, type Part } from './multipart.js';
import type { PortalClient } from './portal.js';
import { record, staffWith } from './records.js';
import type { RunningServer } from './server.js';
import { jobsDone } from './server-data.js';

interface Made {
  readonly id: number;
  readonly certificateId?: number;
}

/** A call that must succeed, by its method, its path below /api/v1 and its body. */
type Done = (
  client: PortalClient,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Made>;

const UNIVERSITY = 'Universiti Malaya (asked)';
const KEYS = { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' };

/** Attaches a file to the answer that a link is for. */
export function attach(anyone: PortalClient, token: string, file: Part): Promise<Response> {
  const { type, body } = multipart([{ name: 'token', value: token }, file]);
  const headers = { 'content-type': type };
  return anyone.raw('/api/v1/confirm/file', { method: 'POST', headers, body: new Uint8Array(body) });
}

/** Does everything once that there is of contacts and confirmations. */
export async function walkConfirmations(
  server: RunningServer,
  officer: PortalClient,
  student: PortalClient,
  anyone: PortalClient,
  done: Done,
): Promise<void> {
  const keeper = await staffWith(server, ['catalog.manage']);
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  const { id: universityId } = await done(officer, 'POST', 'universities', { name: UNIVERSITY, ...place });
  const office = { universityId, office: 'Registrar', language: 'en', verification: 'By telephone.' };
  const contact = await done(keeper, 'POST', 'contacts', { ...office, email: 'registrar@asked.example' });
  const other = await done(keeper, 'POST', 'contacts', { ...office, email: 'other@asked.example' });
  for (const path of ['contacts', `contacts/${other.id}`]) await done(keeper, 'GET', path);
  await done(keeper, 'PUT', `contacts/${other.id}`, { office: 'Deputy registrar' });
  await done(officer, 'POST', `contacts/${contact.id}/release`);
  await done(keeper, 'DELETE', `contacts/${other.id}`);
  const domain = await done(keeper, 'POST', 'mail-domains', { universityId, domain: 'asked.example' });
  for (const path of ['mail-domains', `mail-domains/${domain.id}`]) await done(keeper, 'GET', path);
  await done(officer, 'POST', `mail-domains/${domain.id}/release`);
  await done(keeper, 'DELETE', `mail-domains/${domain.id}`);
  const consent = { notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' };
  await done(student, 'POST', 'me/consents', consent);

  const form = {
    ...(await completeForm(student)),
    ...{ university: UNIVERSITY, cert_no: KEYS.certNo, level: KEYS.level, awarding_time: KEYS.awardingTime },
  };
  const ask = async () => {
    const { id: certificateId } = await record(student, 'add-apply', form);
    return done(officer, 'POST', 'confirmations', { certificateId, contactId: contact.id });
  };
  /** What the newest mail has that a pattern fits. */
  const mailed = async (pattern: RegExp) => {
    await jobsDone(server, 'mail.%');
    return (await server.mails()).flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []).at(-1) ?? '';
  };
  const LINK = /\/confirm\/([\w-]{22})\b/u;

  const answered = await ask();
  const token = await mailed(LINK);
  await done(anyone, 'POST', 'confirm/look', { token });
  const values = { ...KEYS, certNo: 'UM-9' };
  const page = (await done(anyone, 'POST', 'confirm/key-values', { token, values })) as unknown as { fields: object };
  const fields = Object.fromEntries(Object.keys(page.fields).map((field) => [field, { answer: 'confirmed' }]));
  const attached = await attach(anyone, token, filePart(await scanPng(), 'letter.png'));
  if (attached.status !== 200) throw new Error(`not attached: ${attached.status} ${await attached.text()}`);
  await done(anyone, 'POST', 'confirm/answer', { token, fields, name: 'Puan Lim', office: 'Registrar' });
  await done(officer, 'POST', `confirmations/${answered.id}/settle`, { field: 'certNo', note: 'A misprint.' });
  await done(anyone, 'POST', 'confirm/dispute', { token: await mailed(/\/confirm\/dispute#([\w.-]+)/u) });

  await ask();
  await done(anyone, 'POST', 'confirm/decline', { token: await mailed(LINK) });
  const told = await ask();
  await done(officer, 'POST', `confirmations/${told.id}/record`, {
    way: 'telephone',
    name: 'Lim',
    fields: { level: { answer: 'confirmed' } },
  });
  await done(officer, 'GET', `certificates/${told.certificateId}/confirmation-needs`);
  const cancelled = await ask();
  await done(officer, 'POST', `confirmations/${cancelled.id}/send-again`);
  await done(anyone, 'POST', 'confirm/desk', { email: 'registrar@asked.example' });
  await done(anyone, 'POST', 'confirm/desk/open', { token: await mailed(/\/confirm\/desk#([\w.-]+)/u) });
  await done(officer, 'POST', `confirmations/${cancelled.id}/cancel`);
  for (const path of ['confirmations', `confirmations/${answered.id}`]) await done(officer, 'GET', path);
}
