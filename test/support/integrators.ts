import { PortalClient } from './portal.js';
import { resource } from './resource.js';

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
