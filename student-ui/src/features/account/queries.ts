import { currentLanguage } from '../../i18n/i18n';
import { api, portal } from '../../lib/api';
import { consentTo } from '../../lib/consents';
import type { User } from '../../lib/session';
import type { CodePurpose } from './code-wait';
import type { changesSince } from './profile-form';

export interface NewPassword {
  readonly email: string;
  readonly password: string;
  readonly checkPwd: string;
  readonly code: string;
}

export function login(body: { readonly email: string; readonly password: string }) {
  return portal(api.POST('/api/user/login', { body }));
}

/** @returns the seconds until another one may be asked for. */
export async function sendCode({ email, purpose }: { readonly email: string; readonly purpose: CodePurpose }) {
  const body = { email: email.trim(), purpose, language: currentLanguage() };
  return (await portal(api.POST('/api/user/send-email-code', { body }))).cooldown;
}

/** With the consents to the notices as they are linked on the page, in English. */
function register(body: NewPassword) {
  const consents = [consentTo('privacy', 'en'), consentTo('terms', 'en')];
  return portal(api.POST('/api/user/register', { body: { ...body, consents } }));
}

/**
 * @returns who is signed in; `null` where there is the account, but signing in did not work: the login page says why.
 */
export async function registerAndSignIn(body: NewPassword): Promise<User | null> {
  await register(body);
  const { email, password } = body;
  const answer = await login({ email, password }).catch(() => null);
  return answer && !('second_factor' in answer) ? answer.user : null;
}

export function resetPassword(body: NewPassword) {
  return portal(api.POST('/api/user/reset-password', { body }));
}

export interface PasswordChange {
  readonly userId: number;
  readonly oldPassword: string;
  readonly newPassword: string;
}

export function changePassword(body: PasswordChange, key: string) {
  return portal(api.POST('/api/user/change-password', { body, params: { header: { 'Idempotency-Key': key } } }));
}

/** @returns how many accounts were changed, and the account as it is now. */
export async function updateProfile(
  body: ReturnType<typeof changesSince>,
  key: string,
): Promise<readonly [changed: number, user: User]> {
  const call = api.POST('/api/user/update', { body, params: { header: { 'Idempotency-Key': key } } });
  const [changed, user] = await portal(call);
  if (typeof changed !== 'number' || typeof user !== 'object') throw new Error('user/update answers [number, user]');
  return [changed, user];
}
