import { PERMISSIONS, type Permission } from '../../src/domain/account/role.js';
import { type PortalClient, signIn } from './portal.js';
import { ADMIN, type RunningServer } from './server.js';
import { inData } from './server-data.js';
import type { WaitingDatabase } from './waiting-database.js';

const FIRST_CODE = 90;

/**
 * A signed-in member of staff for each permission, with that one alone; written straight into the tables of a server.
 */
export async function staffByPermission(server: RunningServer): Promise<Record<Permission, PortalClient>> {
  inData(server, (data) => {
    const row = (statement: string) => data.prepare<[], Record<string, unknown>>(statement).get();
    const student = row('SELECT * FROM roles WHERE id = 1');
    const { id: _id, ...admin } =
      data.prepare<[string], Record<string, unknown>>('SELECT * FROM users WHERE email = ?').get(ADMIN.email) ?? {};
    for (const [position, permission] of PERMISSIONS.entries()) {
      const role = { id: FIRST_CODE + position, name: `Only ${permission}`, permissions: JSON.stringify([permission]) };
      insert(data, 'roles', { ...student, ...role });
      const email = emailOf(permission);
      insert(data, 'users', { ...admin, username: email, email, role_id: role.id });
    }
  });
  const clients = PERMISSIONS.map(async (permission) => {
    const client = await signIn(server.url, { email: emailOf(permission), password: ADMIN.password });
    return [permission, client] as const;
  });
  return Object.fromEntries(await Promise.all(clients)) as Record<Permission, PortalClient>;
}

const emailOf = (permission: Permission) => `${permission}@staff.example`;

function insert(data: WaitingDatabase, table: string, row: Record<string, unknown>): void {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  data.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
}
