import { PortalClient, signIn } from './portal.js';
import { resource } from './resource.js';
import type { RunningServer } from './server.js';
import { mailsWritten } from './server-data.js';

export interface MadeKey {
  readonly id: number;
  readonly version: number;
  readonly key: string;
  readonly integratorId: number;
}

let made = 0;

/** An integrator as the back office makes one. */
export async function newIntegrator(
  staff: PortalClient,
  changes: object = {},
): Promise<{ id: number; version: number }> {
  const body = { name: `Integrator ${++made}`, contact: 'systems@contoh.example', purpose: 'Admissions.', ...changes };
  const answer = await resource<{ id: number; version: number }>(staff, 'POST', 'integrators', { body });
  if (answer.status !== 201) throw new Error(`no integrator: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function newKey(staff: PortalClient, integratorId: number, changes: object = {}): Promise<MadeKey> {
  const permissions = ['reports.check', 'reports.bulk', 'webhooks.manage'];
  const body = { integratorId, name: 'Nightly run', permissions, ...changes };
  const answer = await resource<MadeKey>(staff, 'POST', 'api-keys', { body });
  if (answer.status !== 201) throw new Error(`no key: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A program that calls with a key of an integrator of its own. */
export async function program(
  staff: PortalClient,
  changes: object = {},
): Promise<PortalClient & { readonly made: MadeKey }> {
  const key = await newKey(staff, (await newIntegrator(staff)).id, changes);
  return Object.assign(new PortalClient(staff.url, key.key), { made: key });
}

export const MEMBER_PASSWORD = 'Rambutan-2026';

/** The token of the newest invitation that was mailed to an address. */
export async function invitationTo(server: RunningServer, email: string): Promise<string> {
  await mailsWritten(server);
  const mail = await server.mailTo(email, ({ text }) => /\/invitation#/.test(text ?? ''));
  return /\/invitation#([\w-]{22})\b/.exec(mail.text ?? '')?.[1] ?? '';
}

/** Chooses the password by the mailed link. */
export async function join(server: RunningServer, email: string): Promise<void> {
  const body = { token: await invitationTo(server, email), password: MEMBER_PASSWORD, checkPwd: MEMBER_PASSWORD };
  const { status } = await resource(new PortalClient(server.url), 'POST', 'invitations/accept', { body });
  if (status !== 200) throw new Error(`nobody joined: ${status}`);
}

/** One of the people of an integrator, as staff invite one, who has joined and is signed in. */
export async function newMember(server: RunningServer, staff: PortalClient, of?: number) {
  const integratorId = of ?? (await newIntegrator(staff)).id;
  const email = `member-${++made}@contoh.example`;
  const invited = await resource<{ id: number }>(staff, 'POST', `integrators/${integratorId}/members`, {
    body: { email },
  });
  if (invited.status !== 201) throw new Error(`nobody invited: ${invited.status} ${JSON.stringify(invited.body)}`);
  await join(server, email);
  const client = await signIn(server.url, { email, password: MEMBER_PASSWORD });
  return { client, email, integratorId, id: invited.body.id };
}
