import { join } from 'node:path';
import Database from 'better-sqlite3';
import { PERMISSIONS, type Permission } from '../../src/domain/account/role.js';
import { type PortalClient, signIn } from './portal.js';
import { ADMIN, type RunningServer } from './server.js';

const FIRST_CODE = 90;

/** A signed-in member of staff for each permission, with that one alone; written straight into the SQLite file of a server. */
export async function staffByPermission(server: RunningServer): Promise<Record<Permission, PortalClient>> {
  const database = new Database(join(server.dataDir, 'myverify.sqlite'));
  try {
    const admin = database.prepare('SELECT * FROM users WHERE email = ?').get(ADMIN.email) as Record<string, unknown>;
    for (const [position, permission] of PERMISSIONS.entries()) {
      const role = { id: FIRST_CODE + position, name: `Only ${permission}`, permissions: JSON.stringify([permission]) };
      insert(database, 'roles', { ...defaults(database, 'roles'), ...role });
      const { id: _id, ...copied } = admin;
      const email = emailOf(permission);
      insert(database, 'users', { ...copied, username: email, email, role_id: role.id });
    }
  } finally {
    database.close();
  }
  const clients = PERMISSIONS.map(async (permission) => {
    const client = await signIn(server.url, { email: emailOf(permission), password: ADMIN.password });
    return [permission, client] as const;
  });
  return Object.fromEntries(await Promise.all(clients)) as Record<Permission, PortalClient>;
}

const emailOf = (permission: Permission) => `${permission}@staff.example`;

/** A first version for tables that count them. */
function defaults(database: Database.Database, table: string): Record<string, unknown> {
  const columns = database.pragma(`table_info(${table})`) as { name: string }[];
  return columns.some(({ name }) => name === 'version') ? { version: 1 } : {};
}

function insert(database: Database.Database, table: string, row: Record<string, unknown>): void {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  database.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
}
