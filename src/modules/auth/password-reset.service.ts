import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Caller } from '../../domain/account/known-device.js';
import { resetSent } from '../../domain/account/user.audit.js';
import { refuseErased } from '../../domain/account/user.change.js';
import { notFound } from '../../domain/shared/not-found.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { UserReader } from '../users/user.repository.js';
import { CodesService } from './codes.service.js';

/** Resets that staff have mailed, who see nothing of the code. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserReader,
    private readonly codes: CodesService,
  ) {}

  /**
   * Mails a user the code for another password.
   * @param caller by whom it is asked.
   * @returns seconds until the next code may be asked for.
   * @throws DomainError `not_found`, `illegal_transition` for an erased account, `cooldown`.
   */
  async send(actor: Actor, userId: number, caller: Caller): Promise<number> {
    const found = await this.users.findById(userId);
    if (!found) throw notFound('User');
    refuseErased(found.user);
    const { email, language } = found.user;
    const cooldown = await this.codes.send(email, 'reset', language, caller);
    await this.unitOfWork.note(resetSent(actor.userId, userId));
    return cooldown;
  }
}
