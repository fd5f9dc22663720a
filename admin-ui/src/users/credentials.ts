import { ROLE } from '@myverify/domain/account/role';
import { USERNAME } from '@myverify/domain/account/user.form';
import { type Message, message } from '@myverify/domain/messages/message';

interface Actor {
  readonly id: number;
  readonly role: number;
}

interface Account {
  readonly id: number;
}

/** What the form says about the password: `resources.users.password_<...>`. */
export type PasswordRule = 'mailed' | 'own' | 'organisation' | 'theirs';

/**
 * @param account as it is, `null` for a new one.
 * @param isOnly whether passwords of staff show nothing.
 */
export function passwordRule(actor: Actor, account: Account | null, isOnly = false): PasswordRule {
  if (account === null) return 'mailed';
  if (account.id !== actor.id) return 'theirs';
  return isOnly ? 'organisation' : 'own';
}

export function mayChangeEmail(actor: Actor, account: Account | null): boolean {
  return account === null || account.id === actor.id || actor.role === ROLE.administrator;
}

/**
 * What is wrong with the length of a user name. Who goes by their email, which is longer, goes on doing so when it
 * changes.
 * @param present as it is.
 */
export function usernameProblem(
  username: string,
  email: string | null | undefined,
  present: string | null = null,
): Message | null {
  const letters = [...username].length;
  if (letters === 0 || username === email || username === present) return null;
  const { least: min, most: max } = USERNAME;
  return letters < min || letters > max ? message('length_between', { min, max }) : null;
}
