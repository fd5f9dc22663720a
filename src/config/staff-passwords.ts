import { STAFF_PASSWORD_MIN, type StaffPasswords } from '../domain/account/password.js';
import type { Bounded } from './variables.js';

/** @throws SettingError */
export function readStaffPasswords(bounded: Bounded): StaffPasswords {
  const { least, most } = STAFF_PASSWORD_MIN;
  return { min: bounded('STAFF_PASSWORD_MIN', least, least, most) };
}
