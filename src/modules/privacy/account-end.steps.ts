import { Logger } from '@nestjs/common';
import type { User } from '../../domain/account/user.js';
import { type Blank, erasedUser } from '../../domain/privacy/erasure.js';
import type { IdempotencyKeys } from '../../platform/idempotency/idempotency-keys.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

const logger = new Logger('Accounts');

/**
 * Empties an account: nothing of it can be used or found again, and its address is free for a new one. It is locked.
 * @param draftSalt another than drafts were kept under.
 */
export async function endAccount(tx: Transaction, user: User, blank: Blank, draftSalt: string): Promise<void> {
  const { id, email, username } = user;
  await tx.users.update(erasedUser(user, blank));
  await tx.users.changeDraftSalt(id, draftSalt);
  await tx.invitations.remove(id);
  await tx.sessions.revokeAll(id, blank.now);
  for (const login of [email, username]) await tx.loginFailures.clear(login);
  await tx.personalData.forgetAddresses(id, email);
  await tx.preferences.forget(id);
  await tx.factors.forget(id);
}

/** After the commit. Where this fails they are gone within a day; the account has ended all the same. */
export async function forgetAnswers(keys: IdempotencyKeys, userId: number): Promise<void> {
  await keys.forgetUser(userId).catch((error: unknown) => {
    logger.warn(`The kept answers of an erased account stay until they are old: ${String(error)}`);
  });
}
