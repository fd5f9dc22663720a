import { randomUUID } from 'node:crypto';
import { ROLE } from '../../src/domain/account/role.js';
import { Argon2PasswordHasher } from '../../src/platform/security/argon2.password-hasher.js';
import { freshCode } from './codes.js';
import { PortalClient, signIn } from './portal.js';
import { resource } from './resource.js';
import { type RunningServer, serverAt } from './server.js';
import { inData } from './server-data.js';

export const PASSWORD = 'Officer-Two-2026';

export interface UserRecord {
  readonly id: number;
  readonly version: number;
  readonly username: string;
  readonly email: string;
  readonly roleId: number;
  readonly status: string;
  readonly [field: string]: unknown;
}

export interface RoleRecord {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly permissions: readonly string[];
}

/** Makes a role by the API. @throws Error where that is refused. */
export async function makeRole(client: PortalClient, permissions: readonly string[]): Promise<RoleRecord> {
  const name = `Role ${randomUUID()}`;
  const { status, body } = await resource<RoleRecord>(client, 'POST', 'roles', { body: { name, permissions } });
  if (status !== 201) throw new Error(`roles: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Gives an account a password that its user could have chosen by the invitation. */
export async function givePassword(url: string, email: string, password = PASSWORD): Promise<void> {
  const hash = await new Argon2PasswordHasher().hash(password);
  inData(serverAt(url), (data) => {
    data.prepare('UPDATE users SET password_hash = ? WHERE email = ?').run(hash, email);
    data.prepare('DELETE FROM invitations WHERE user_id IN (SELECT id FROM users WHERE email = ?)').run(email);
  });
}

/** Makes an account by the API; one of staff has `PASSWORD`. @throws Error where that is refused. */
export async function makeUser(client: PortalClient, roleId: number, changes: object = {}): Promise<UserRecord> {
  const name = randomUUID().slice(0, 13);
  const sent = { body: { username: name, email: `${name}@staff.example`, roleId, ...changes } };
  const { status, body } = await resource<UserRecord>(client, 'POST', 'users', sent);
  if (status !== 201) throw new Error(`users: ${status} ${JSON.stringify(body)}`);
  if (roleId !== ROLE.student) await givePassword(client.url, body.email);
  return body;
}

/** Makes an account with a role of its own and signs in. */
export async function makeStaff(client: PortalClient, permissions: readonly string[], changes: object = {}) {
  const role = await makeRole(client, permissions);
  const user = await makeUser(client, role.id, changes);
  return { role, user, client: await signIn(client.url, { email: user.email, password: PASSWORD }) };
}

/** Chooses a password with a mailed code, as whom staff have made an account does, and signs in. */
export async function chooseFirstPassword(server: RunningServer, email: string): Promise<PortalClient> {
  const account = { email, password: PASSWORD };
  const code = await freshCode(server, email, 'reset');
  const answer = await new PortalClient(server.url).post('/api/user/reset-password', {
    ...account,
    checkPwd: PASSWORD,
    code,
  });
  if (answer.code !== 200) throw new Error(`reset-password: ${answer.status} ${answer.message}`);
  return signIn(server.url, account);
}
