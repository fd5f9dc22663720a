export const PERMISSIONS = [
  'certificates.read',
  'certificates.review',
  'catalog.manage',
  'news.manage',
  'users.manage',
  'reports.withdraw',
  'audit.read',
  'reviews.assign',
  'confirmations.manage',
  'integrators.manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Codes of the roles that are built in; staff roles made on the role screen count from 10. */
export const ROLE = { administrator: 0, student: 1, integrator: 2, public: 3 } as const;
export const FIRST_STAFF_ROLE = 10;

export interface RoleFields {
  readonly name: string;
  /** A set, in the order of `PERMISSIONS`. */
  readonly permissions: readonly Permission[];
}

export interface Role extends RoleFields {
  /** The code. */
  readonly id: number;
  readonly version: number;
}

export type RolesById = ReadonlyMap<number, Role>;

export function rolesById(roles: readonly Role[]): RolesById {
  return new Map(roles.map((role) => [role.id, role]));
}

/** Staff follow the staff password rules. */
export function isStaffRole(roleId: number): boolean {
  return roleId === ROLE.administrator || roleId >= FIRST_STAFF_ROLE;
}

export function isBuiltIn(roleId: number): boolean {
  return roleId < FIRST_STAFF_ROLE;
}

/** The code of the next staff role. */
export function nextRoleCode(roles: readonly Role[]): number {
  return Math.max(FIRST_STAFF_ROLE - 1, ...roles.map(({ id }) => id)) + 1;
}
