import type { StaffIdle } from '../domain/account/idle.js';
import type { Bounded } from './variables.js';

/** @throws SettingError */
export function readStaffIdle(bounded: Bounded): StaffIdle {
  return { minutes: bounded('STAFF_IDLE_MINUTES', 30, 2, 2880) };
}
