import { STAFF_MFA, type StaffFactors } from '../domain/account/factors.js';
import { type Given, oneOf } from './variables.js';

/** In production staff work with a second factor unless the operator says otherwise. @throws SettingError */
export function readStaffFactors(given: Given, production: boolean): StaffFactors {
  return { needed: oneOf('STAFF_MFA', given('STAFF_MFA') ?? (production ? 'required' : 'offered'), STAFF_MFA) };
}
