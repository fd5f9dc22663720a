import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { latestStep, stepAt } from '../../src/domain/account/one-time-password.js';
import { fromBase32 } from '../../src/domain/shared/base32.js';
import { codeAt } from '../../src/modules/factors/one-time-passwords.js';
import { makeRole, makeUser, PASSWORD } from './accounts.js';
import { PortalClient, signIn } from './portal.js';
import { resource } from './resource.js';
import type { RunningServer } from './server.js';
import { inData } from './server-data.js';

/** What an app shows, `steps` of 30 seconds from now. */
export function appCode(secret: string, steps = 0): string {
  return codeAt(fromBase32(secret), stepAt(new Date()) + steps);
}

const shown = new Map<string, number>();

/** The code that was not shown yet and is taken for the longest; waits where the clock has to go on for it. */
export async function nextCode(secret: string): Promise<string> {
  const step = Math.max(stepAt(new Date()), (shown.get(secret) ?? 0) + 1);
  shown.set(secret, step);
  while (step > latestStep(new Date())) await sleep(500);
  return codeAt(fromBase32(secret), step);
}

export interface SetUpApp {
  readonly id: number;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets an app up for whoever is signed in. @throws Error where that is refused. */
export async function setUpApp(client: PortalClient, name = `Phone ${randomUUID()}`): Promise<SetUpApp> {
  const begun = await resource<{ ticket: string; app: { secret: string } }>(client, 'POST', 'me/factors/set-up', {
    body: { kind: 'totp' },
  });
  if (begun.status !== 200) throw new Error(`set-up: ${begun.status} ${JSON.stringify(begun.body)}`);
  const { ticket, app } = begun.body;
  const sent = { body: { ticket, kind: 'totp', name, code: appCode(app.secret, -1) } };
  const added = await resource<{ factor: { id: number }; recoveryCodes: string[] }>(client, 'POST', 'me/factors', sent);
  if (added.status !== 201) throw new Error(`factors: ${added.status} ${JSON.stringify(added.body)}`);
  return { id: added.body.factor.id, secret: app.secret, recoveryCodes: added.body.recoveryCodes };
}

/** An officer with an app, signed in with it. */
export async function officerWithApp(admin: PortalClient, permissions: readonly string[] = ['news.manage']) {
  const { email } = await makeUser(admin, (await makeRole(admin, permissions)).id);
  const account = { email, password: PASSWORD };
  const client = await signIn(admin.url, account);
  return { account, client, ...(await setUpApp(client)) };
}

/** Asks for a factor within a session, other than `except`. @returns the ticket. */
export async function factorChallenge(client: PortalClient, except?: number): Promise<string> {
  const sent = { body: except === undefined ? {} : { except } };
  return (await resource<{ ticket: string }>(client, 'POST', 'me/factors/challenge', sent)).body.ticket;
}

export interface AskedFactor {
  readonly ticket: string;
  readonly methods: readonly string[];
}

/** The first half of a sign-in. */
export async function beginSignIn(url: string, account: { email: string; password: string }): Promise<AskedFactor> {
  const { email, password } = account;
  const answer = await new PortalClient(url).post<{ second_factor?: AskedFactor }>('/api/user/login', {
    email,
    password,
  });
  if (!answer.data.second_factor) throw new Error(`no factor is asked: ${answer.status} ${answer.message}`);
  return answer.data.second_factor;
}

export function finishSignIn(url: string, ticket: string, method: string, code: string) {
  return new PortalClient(url).post<{ token: string }>('/api/user/login-factor', { ticket, method, code });
}

/** As if time had passed: what was used may be used again. */
export function forgetUsedSteps(server: RunningServer): void {
  inData(server, (data) => data.prepare('UPDATE factors SET last_step = NULL').run());
}
