import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import type { UserFields } from './user.form.js';
import { newStudent, type User } from './user.js';

/** An account that staff make. */
export function newUser(fields: UserFields, passwordHash: string, now: Date): Omit<User, 'id' | 'version'> {
  return { ...newStudent(fields.email, passwordHash, 'en', now), ...fields };
}

/** What must follow from a change of an account. */
export interface SideEffects {
  /** Whoever is signed in was let in on other terms. */
  readonly revokesSessions: boolean;
  readonly emailChanged: boolean;
}

export function sideEffectsOf(before: User, after: User): SideEffects {
  const changed = (field: keyof User) => before[field] !== after[field];
  const emailChanged = changed('email');
  return {
    revokesSessions: emailChanged || changed('roleId') || changed('status'),
    emailChanged,
  };
}

/** @throws DomainError `illegal_transition` for an account that its user has erased. */
export function refuseErased({ erasedAt }: User): void {
  if (erasedAt) throw new DomainError('illegal_transition', message('account_erased'));
}

/** @throws DomainError `already_exists` naming each of the two that belongs to another account. */
export function refuseTaken(taken: { readonly email: boolean; readonly username: boolean }): void {
  const errors = {
    ...(taken.email ? { email: message('email_taken') } : {}),
    ...(taken.username ? { username: message('username_taken') } : {}),
  };
  const texts = Object.values(errors);
  if (texts.length > 0) throw new DomainError('already_exists', texts, { errors });
}
