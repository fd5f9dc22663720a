import { Injectable } from '@nestjs/common';
import { type PasswordAudience, passwordProblem } from '../../domain/account/password.js';
import { type PasswordOwner, personalPasswordProblem } from '../../domain/account/personal-password.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { CommonPasswords } from '../../platform/security/common-passwords.port.js';

/** A password that somebody chooses. */
export interface ChosenPassword {
  /** What the call names it. */
  readonly field: 'password' | 'newPassword';
  readonly password: string;
  readonly audience: PasswordAudience;
}

/** Which passwords may be chosen: the rules that both interfaces know, and the list that only the service has. */
@Injectable()
export class NewPasswords {
  constructor(private readonly common: CommonPasswords) {}

  /** @throws DomainError `invalid_input`. */
  refuseWeak({ field, password, audience }: ChosenPassword, owner: PasswordOwner): void {
    const problem =
      passwordProblem(password, audience) ??
      personalPasswordProblem(password, owner) ??
      (this.common.has(password) ? message('password_common') : null);
    if (problem) throw new DomainError('invalid_input', problem, { errors: { [field]: problem } });
  }
}
