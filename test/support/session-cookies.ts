import { PortalClient } from './portal.js';
import type { RunningServer } from './server.js';

export const COOKIE = 'myverify_session';
export const SECURE_COOKIE = `__Host-${COOKIE}`;
export const JSON_BODY = { 'content-type': 'application/json' };

/** A cookie as `Set-Cookie` sends it: its value, and its attributes with their names in small letters. */
export function sessionCookie(answer: Response, cookieName = COOKIE) {
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? '';
  const [pair = '', ...rest] = line.split('; ');
  const attributes = rest.map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=');
    return [name.toLowerCase(), value];
  });
  return { value: pair.slice(cookieName.length + 1), attributes: Object.fromEntries(attributes) };
}

export function login(server: RunningServer, account: { email: string; password: string }, headers = {}) {
  const body = JSON.stringify({ email: account.email, password: account.password });
  return new PortalClient(server.url).raw('/api/user/login', {
    method: 'POST',
    headers: { ...JSON_BODY, ...headers },
    body,
  });
}
