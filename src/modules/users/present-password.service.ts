import { Injectable } from '@nestjs/common';
import { wrongOldPassword } from '../../domain/account/account.audit.js';
import type { Caller } from '../../domain/account/known-device.js';
import { givenPasswordProblem } from '../../domain/account/password.js';
import type { User } from '../../domain/account/user.js';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import { message } from '../../domain/messages/message.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { refuseErrors } from '../../domain/shared/record-fields.js';
import { KnownDevices } from '../../platform/security/known-devices.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { PasswordTries } from '../../platform/security/password-tries.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';

/** That whoever is signed in knows the password of the account, and did not only find it open. */
@Injectable()
export class PresentPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly tries: PasswordTries,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counted as a login is.
   * @param caller who gives it.
   * @returns the hash that the password has.
   * @throws DomainError `invalid_input`, `wrong_password`, `locked_out`.
   */
  async prove(user: User, given: unknown, caller: Caller): Promise<string> {
    await this.look(user, given, caller, { field: 'oldPassword', wrong: wrongOldPassword(user.id) });
    return user.passwordHash;
  }

  /**
   * The same where showing it is all that is done.
   * @param wrong what the audit trail is told where it is not the password.
   * @returns from where it was counted, to be forgiven.
   * @throws DomainError as `prove`.
   */
  confirm(user: User, given: unknown, caller: Caller, wrong: AuditEntry = wrongOldPassword(user.id)): Promise<string> {
    return this.look(user, given, caller, { field: 'password', wrong });
  }

  private async look(
    { id, email, passwordHash }: User,
    given: unknown,
    caller: Caller,
    { field, wrong }: { readonly field: 'oldPassword' | 'password'; readonly wrong: AuditEntry },
  ): Promise<string> {
    const problem = givenPasswordProblem(given);
    refuseErrors(problem ? { [field]: problem } : {});
    return this.tries.run(email, this.devices.placeOf(caller, id), message('passwords_locked'), async (from) => {
      if (await this.hasher.verify(passwordHash, String(given))) return from;
      await this.unitOfWork.note(wrong);
      const said = message(field === 'password' ? 'password_wrong' : 'old_password_wrong');
      throw fieldError(field, said, 'wrong_password');
    });
  }
}
