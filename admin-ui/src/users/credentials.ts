import { ROLE } from '@myverify/domain/account/role';
import { USERNAME } from '@myverify/domain/account/user.form';
import { type Message, message } from '@myverify/domain/messages/message';

interface Actor {
  readonly id: number;
  readonly role: number;
}

interface Account {
  readonly id: number;
  readonly roleId: number;
}

/** What the form says about the password: `resources.users.password_<...>`. */
export type PasswordRule = 'mailed' | 'first' | 'own' | 'colleague' | 'student' | 'administrator';

/**
 * Who sets the password of an account; the server decides each call by itself.
 * @param account as it is, `null` for a new one.
 * @param roleId the role that is chosen.
 */
export function passwordRule(actor: Actor, account: Account | null, roleId: number | null): PasswordRule {
  const isAdministrator = actor.role === ROLE.administrator;
  if (account === null) return isAdministrator && roleId !== null && roleId !== ROLE.student ? 'first' : 'mailed';
  if (account.id === actor.id) return 'own';
  if (account.roleId === ROLE.student || roleId === ROLE.student) return 'student';
  return isAdministrator ? 'colleague' : 'administrator';
}

export const takesPassword = (rule: PasswordRule) => ['first', 'own', 'colleague'].includes(rule);

export function mayChangeEmail(actor: Actor, account: Account | null): boolean {
  return account === null || account.id === actor.id || actor.role === ROLE.administrator;
}

/** What is wrong with the length of a user name. Students go by their email, which is longer. */
export function usernameProblem(username: string, email: string | null | undefined): Message | null {
  const letters = [...username].length;
  if (letters === 0 || username === email) return null;
  const { least: min, most: max } = USERNAME;
  return letters < min || letters > max ? message('length_between', { min, max }) : null;
}
