import { Injectable } from '@nestjs/common';
import { profileUpdated } from '../../domain/account/account.audit.js';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import { normaliseEmail } from '../../domain/account/email.js';
import { noSession } from '../../domain/account/no-session.js';
import { avatarProblem, futureBirth, profileOf } from '../../domain/account/profile.js';
import type { Language, Profile } from '../../domain/account/user.js';
import { type Message, message } from '../../domain/messages/message.js';
import { dayOf } from '../../domain/shared/calendar.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { refuseErrors, withChanges } from '../../domain/shared/record-fields.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { UserReader, type UserWithRole } from './user.repository.js';

/** What a user says of themselves; what is `undefined` stays. */
export interface ProfileChange extends Partial<Profile> {
  /** Of a student the own address, or nothing. */
  readonly email?: unknown;
  readonly language?: Language | '' | null;
}

/** What users do with their own account, once they are in. */
@Injectable()
export class UsersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserReader,
    private readonly clock: Clock,
  ) {}

  async info(actor: Actor): Promise<UserWithRole> {
    const found = await this.users.findById(actor.userId);
    if (!found) throw noSession();
    return found;
  }

  /**
   * Changes the caller's own profile; fields that are not given stay.
   * @throws DomainError `email_locked` where the email would change, `invalid_input` with every wrong field,
   * `no_session` for an account that was erased meanwhile.
   */
  async updateProfile(actor: Actor, { email, language, ...given }: ProfileChange): Promise<UserWithRole> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      // Locked, or of two changes at once the second would be refused, though no caller has named a version.
      const user = await tx.users.lock(actor.userId);
      if (!user || user.erasedAt) throw noSession();
      if (isStudent(actor)) refuseOtherEmail(email, user.email);
      const profile = withChanges(profileOf(user), given);
      const errors: Record<string, Message> = { ...futureBirth(profile.birth, user.birth, dayOf(now)) };
      if (profile.avatar !== null && profile.avatar !== user.avatar) {
        const [file] = await tx.files.lock([profile.avatar]);
        const problem = avatarProblem(file, file?.ownerId === user.id);
        if (problem) errors.avatar = problem;
      }
      refuseErrors(errors);
      await tx.users.update({ ...user, ...profile, language: language || user.language, updatedAt: now });
      const entry = profileUpdated(actor.userId, user, profile);
      if (entry) tx.audit.record(entry);
    });
    return this.info(actor);
  }
}

function refuseOtherEmail(given: unknown, own: string): void {
  if (given === undefined || given === null || given === '') return;
  if (typeof given === 'string' && normaliseEmail(given) === own) return;
  throw fieldError('email', message('email_fixed'), 'email_locked');
}
