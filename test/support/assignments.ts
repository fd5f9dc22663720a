import { makeStaff } from './accounts.js';
import type { PortalClient } from './portal.js';

export interface Officer {
  readonly id: number;
  readonly name: string;
  readonly roleId: number;
  readonly client: PortalClient;
}

/** A certificate with who is to decide it. */
export interface AssignedRow {
  readonly id: number;
  readonly version: number;
  readonly assignedTo: { readonly id: number; readonly name: string } | null;
  readonly dueOn: string | null;
}

/** Makes an officer of that name by the API, and signs in. */
export async function officerNamed(
  admin: PortalClient,
  name: string,
  permissions: readonly string[] = ['certificates.read', 'certificates.review'],
): Promise<Officer> {
  const { role, user, client } = await makeStaff(admin, permissions, { name });
  return { id: user.id, name, roleId: role.id, client };
}
