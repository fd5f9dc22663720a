import { completeForm, type PortalCertificate, registerStudent } from './applicant.js';
import type { PortalClient } from './portal.js';
import { record } from './records.js';
import { resource } from './resource.js';
import { type RunningServer, waitFor } from './server.js';
import { inData } from './server-data.js';

export type Holder = Awaited<ReturnType<typeof registerStudent>>;

export interface MadeShare {
  readonly id: number;
  readonly label: string;
  readonly state: string;
  readonly endsAt: string;
  readonly url: string;
}

/** A student with a verified certificate whose PDF is ready. */
export async function makeHolder(server: RunningServer, officer: PortalClient, form: object = {}) {
  const student = await registerStudent(server);
  const waiting = await record(student, 'add-apply', { ...(await completeForm(student)), ...form });
  const { id, version } = waiting;
  const verified = await officer.post<PortalCertificate>('/api/cert/update-auth', { ...waiting, id, version });
  if (verified.status !== 200) throw new Error(`cert/update-auth: ${JSON.stringify(verified.data)}`);
  await waitFor('the report', async () => (await student.post('/api/cert/download', { id })).status === 200);
  return { student, id, number: String(verified.data.verifi_no) };
}

/** Shares a report. @throws Error where that is refused. */
export async function makeShare(student: PortalClient, id: number, wish: object = {}): Promise<MadeShare> {
  const body = { label: 'Universiti Malaya', ...wish };
  const answer = await resource<MadeShare>(student, 'POST', `certificates/${id}/shares`, { body });
  if (answer.status !== 201) throw new Error(`shares: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** What is in the link and nowhere else. */
export const tokenOf = ({ url }: MadeShare) => url.slice(url.lastIndexOf('/') + 1);

/** As if the link had run out. */
export function endShare(server: RunningServer, id: number): void {
  inData(server, (data) => data.prepare('UPDATE shares SET ends_at = ? WHERE id = ?').run(Date.now() - 1, id));
}
