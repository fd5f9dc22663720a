import type { Email } from 'postal-mime';
import { CHECKED_GROUPS, fieldsOf } from '../../src/domain/verdict/checks.js';
import { completeForm, HOLDER, type PortalCertificate } from './applicant.js';
import type { PortalClient } from './portal.js';
import { record } from './records.js';
import { type ResourceAnswer, resource } from './resource.js';
import { type RunningServer, waitFor } from './server.js';

/** An edition as the resource API tells it. */
export interface Edition {
  readonly id: number;
  readonly number: string;
  readonly certificateId: number;
  readonly edition: number;
  readonly status: string;
  readonly renderedAt: string | null;
  readonly allowedActions: readonly string[];
  readonly [field: string]: unknown;
}

/** What a check by number answers, as far as the tests read it. */
export interface Check {
  readonly result: string;
  readonly edition: number;
  readonly sha256: string | null;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly steps: ReadonlyArray<{ readonly step: string; readonly outcome: string }>;
  readonly editions: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly [field: string]: unknown;
}

/** Verifies an application of a student. @returns the certificate and its first edition, whose PDF may be under way. */
export async function verified(student: PortalClient, officer: PortalClient, changes: object = {}) {
  const applied = await record(student, 'add-apply', { ...(await completeForm(student)), ...changes });
  const certificate = await record(officer, 'update-auth', { id: applied.id, version: applied.version });
  return { certificate, edition: await newestEdition(officer, certificate.id) };
}

export async function newestEdition(reader: PortalClient, certificateId: number): Promise<Edition> {
  const query = { filter: { certificateId }, sort: ['id', 'DESC'], range: [0, 0] };
  const { body } = await resource<Edition[]>(reader, 'GET', 'reports', { query });
  if (!body[0]) throw new Error(`the certificate ${certificateId} has no report`);
  return body[0];
}

/** Waits until the PDF of the newest edition is there. */
export function rendered(reader: PortalClient, certificateId: number): Promise<Edition> {
  return waitFor('the PDF', async () => {
    const edition = await newestEdition(reader, certificateId);
    return edition.renderedAt !== null && edition;
  });
}

export const withdraw = (officer: PortalClient, id: number, reason: unknown = 'The degree was revoked.') =>
  resource<Edition>(officer, 'POST', `reports/${id}/withdraw`, { body: { reason } });

/** Corrects a report, after a reviewer has compared the corrected values with the documents. */
export async function correct(
  officer: PortalClient,
  id: number,
  version: unknown,
  fields: unknown,
  reason: unknown = 'The name was misspelt.',
): Promise<ResourceAnswer<Edition>> {
  await compare(officer, id, version, fields);
  return resource<Edition>(officer, 'POST', `reports/${id}/correct`, { body: { version, fields, reason } });
}

/**
 * Accepts the groups that a correction touches, with its values; what cannot be compared is left to the correction to
 * refuse.
 */
export async function compare(reviewer: PortalClient, id: number, version: unknown, fields: unknown): Promise<void> {
  const { body: edition } = await resource<Edition>(reviewer, 'GET', `reports/${id}`);
  const names = typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
  const touched = CHECKED_GROUPS.filter((group) =>
    group === 'photo' ? names.includes('avatar') : fieldsOf(group).some((field) => names.includes(field)),
  );
  for (const group of touched) {
    const body = { version, group, verdict: 'accepted', asOne: true, corrections: fields };
    await resource(reviewer, 'POST', `certificates/${edition.certificateId}/verdicts`, { body });
  }
}

export async function check(number: string, asker: PortalClient, edition?: number): Promise<ResourceAnswer<Check>> {
  return resource<Check>(asker, 'GET', `reports/check/${number}`, edition === undefined ? {} : { query: { edition } });
}

export const outcomes = ({ body }: ResourceAnswer<Check>) =>
  Object.fromEntries(body.steps.map(({ step, outcome }) => [step, outcome]));

/** The numbers that a public look-up finds. */
export async function lookedUp(asker: PortalClient, holder: Partial<typeof HOLDER> = {}): Promise<readonly string[]> {
  const asked = { ...HOLDER, ...holder };
  const answer = await asker.get<{ reports?: { number: string }[] }>('/api/studentinfo/search', asked);
  return answer.data.reports?.map(({ number }) => number) ?? [];
}

/** The link by which somebody was given a report. */
export async function linkTo(reader: PortalClient, { id }: PortalCertificate): Promise<string> {
  const { data } = await reader.post<{ file_url: string }>('/api/cert/download', { id });
  return data.file_url;
}

export async function reasonOf(answer: Response): Promise<[status: number, reason: string]> {
  const { data } = (await answer.json()) as { data: { reason: string } };
  return [answer.status, data.reason];
}

/** The token of the link that ends a watch. */
export const stopTokenIn = (mail: Email) => tokenIn(mail, /\S+\/check\/stop\?token=\S+/);

function tokenIn({ text }: Email, pattern: RegExp): string {
  const link = pattern.exec(text ?? '')?.[0];
  if (!link) throw new Error(`the mail has no link like ${pattern}`);
  return new URL(link).searchParams.get('token') ?? '';
}

/** Waits for the mail that asks an address. @returns the token of the link by which its watch begins. */
export async function watchTokenFor(server: RunningServer, email: string, number: string): Promise<string> {
  const mail = await server.mailTo(
    email,
    ({ text }) => /\/check\/watch\?/.test(text ?? '') && text?.includes(number) === true,
  );
  return tokenIn(mail, /\S+\/check\/watch\?token=\S+/);
}

/** What the audit trail says of an edition, oldest first. */
export async function eventsOf(officer: PortalClient, { id }: Edition) {
  const filter = { subjectType: 'report', subjectId: String(id) };
  const query = { filter, sort: ['at', 'ASC'], range: [0, 49] };
  const { body } = await resource<Record<string, unknown>[]>(officer, 'GET', 'audit-events', { query });
  return body.filter(({ action }) => ['report.withdrawn', 'report.superseded', 'report.issued'].includes(`${action}`));
}

/** What the list of certificates says of the report of one of them. */
export async function reportInList(reader: PortalClient, { id }: { readonly id: number }): Promise<unknown> {
  const { data } = await reader.get<{ cert_list: { id: number; report: unknown }[] }>('/api/cert/list');
  return data.cert_list.find((row) => row.id === id)?.report;
}
