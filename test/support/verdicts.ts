import { CHECKED_GROUPS, type CheckedGroup } from '../../src/domain/verdict/checks.js';
import type { PortalClient } from './portal.js';
import { resource } from './resource.js';

/** Records a verdict on a record in this version. @throws Error where that is refused. */
export async function say(client: PortalClient, id: number, version: number, verdict: object): Promise<void> {
  const { status, body } = await resource(client, 'POST', `certificates/${id}/verdicts`, {
    body: { version, ...verdict },
  });
  if (status !== 201) throw new Error(`certificates/${id}/verdicts: ${status} ${JSON.stringify(body)}`);
}

/** Records what an approval needs: that each group was accepted, or each of these. */
export async function acceptAll(
  client: PortalClient,
  id: number,
  version: number,
  groups: readonly CheckedGroup[] = CHECKED_GROUPS,
): Promise<void> {
  for (const group of groups) await say(client, id, version, { group, verdict: 'accepted', asOne: true });
}
