import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/** @throws SettingError where one of the pair is missing */
export function readFirstAdmin(given: Given): FirstAdmin | null {
  const email = given('ADMIN_EMAIL');
  const password = given('ADMIN_PASSWORD');
  if ((email === null) !== (password === null)) {
    throw new SettingError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together');
  }
  return email && password ? { email, password } : null;
}
