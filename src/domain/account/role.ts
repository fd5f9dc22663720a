export const PERMISSIONS = [
  'certificates.read',
  'certificates.review',
  'catalog.manage',
  'news.manage',
  'users.manage',
  'reports.withdraw',
  'audit.read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Codes of the roles that are built in; staff roles made on the role screen count from 10. */
export const ROLE = { administrator: 0, student: 1, public: 3 } as const;
const FIRST_STAFF_ROLE = 10;

export interface Role {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** Everyone who is not a student is staff and follows the staff password rules. */
export function isStaffRole(roleId: number): boolean {
  return roleId === ROLE.administrator || roleId >= FIRST_STAFF_ROLE;
}
