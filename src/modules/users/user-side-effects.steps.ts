import type { Actor } from '../../domain/account/actor.js';
import { avatarProblem } from '../../domain/account/profile.js';
import { sideEffectsOf } from '../../domain/account/user.change.js';
import type { User } from '../../domain/account/user.js';
import type { FileId } from '../../domain/files/stored-file.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** What follows from a changed account: sessions end, the old address is told. */
export async function followUp(tx: Transaction, before: User, after: User, now: Date): Promise<void> {
  const { revokesSessions, emailChanged } = sideEffectsOf(before, after);
  if (revokesSessions) await tx.sessions.revokeAll(after.id, now);
  // Whoever comes from the organisation next has to be vouched for with the address that there is by then.
  if (emailChanged || after.status === 'disabled') await tx.identities.remove(after.id);
  if (!emailChanged) return;
  // Its link was mailed to an address that is not the account's any more.
  await tx.invitations.remove(after.id);
  const { email: oldEmail, language } = before;
  const change = { userId: after.id, oldEmail, language, passwordToo: false, changedAt: now };
  await tx.outbox.add('mail.email-changed', { changeId: await tx.emailChanges.insert(change) });
}

/**
 * Validates a picture that is to be an account's: one that its user has uploaded, or one that the actor has just
 * uploaded.
 * @returns the picture where it must become the user's, for only the owner may see it.
 * @throws DomainError `invalid_input`.
 */
export async function validateAvatar(
  tx: Transaction,
  actor: Actor,
  avatar: FileId | null,
  user: User | null,
): Promise<FileId | null> {
  if (avatar === null || avatar === user?.avatar) return null;
  const [file] = await tx.files.lock([avatar]);
  const isOwn = file !== undefined && file.ownerId === user?.id;
  const isGiven = !isOwn && file?.ownerId === actor.userId && (await tx.files.isUnused(avatar));
  const problem = avatarProblem(file, isOwn || isGiven);
  if (problem) throw fieldError('avatar', problem);
  return isGiven ? avatar : null;
}
