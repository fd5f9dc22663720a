import { ROLE } from '../domain/account/role.js';

/** Accounts of a demonstration: made outside production only, and disabled where a start in production finds them. */
export const DEMO_ACCOUNTS = [
  {
    roleId: ROLE.administrator,
    label: 'administrator',
    email: 'admin@demo.example',
    password: 'Officer-2026',
    name: 'Demo Officer',
  },
  {
    roleId: ROLE.student,
    label: 'student',
    email: 'student@demo.example',
    password: 'Student-2026',
    name: 'Demo Student',
  },
] as const;
