import { useTranslate } from 'react-admin';
import type { Role } from '../api/records';

/** Roles from here on are made on the role screen; those below are always there and stay as they are. */
const FIRST_STAFF_ROLE = 10;
/** The role of nobody signed in. */
const PUBLIC_ROLE = 3;

export const isBuiltIn = (id: number) => id < FIRST_STAFF_ROLE;

/** Whether a user can have it. */
export const isForUsers = ({ id }: Role) => id !== PUBLIC_ROLE;

/** The names of roles; those that are built in have one in each language. */
export function useRoleName(): (role: Pick<Role, 'id' | 'name'>) => string {
  const translate = useTranslate();
  return ({ id, name }) => (isBuiltIn(id) ? translate(`resources.roles.built_in.${id}`, { _: name }) : name);
}
