import { Injectable } from '@nestjs/common';
import { type PasswordAudience, passwordProblem, StaffPasswords } from '../../domain/account/password.js';
import { type PasswordOwner, personalPasswordProblem } from '../../domain/account/personal-password.js';
import { isStaffRole } from '../../domain/account/role.js';
import { type Message, message } from '../../domain/messages/message.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { CommonPasswords } from '../../platform/security/common-passwords.port.js';

/** A password that somebody chooses. */
export interface ChosenPassword {
  /** What the call names it. */
  readonly field: 'password' | 'newPassword';
  readonly password: string;
  readonly audience: PasswordAudience;
}

/** Whose rules the password of an account is held to. */
export function audienceOf({ roleId }: { readonly roleId: number }): PasswordAudience {
  return isStaffRole(roleId) ? 'staff' : 'student';
}

/** Which passwords may be chosen: the rules that both interfaces know, and the list that only the service has. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly common: CommonPasswords,
    private readonly staff: StaffPasswords,
  ) {}

  /** @throws DomainError `invalid_input`. */
  refuseWeak({ field, password, audience }: ChosenPassword, owner: PasswordOwner): void {
    const problem = this.problemOf(password, audience, owner);
    if (problem) throw fieldError(field, problem);
  }

  /**
   * Before it is known whose account it is: refuses what nobody may have.
   * @returns what to say of it to whom has shown no account: what a student is told, whoever it is; `null` where it is
   * right.
   * @throws DomainError `invalid_input`.
   */
  refuseWeakOfAnybody({ field, password }: Omit<ChosenPassword, 'audience'>, owner: PasswordOwner): DomainError | null {
    const problem = this.problemOf(password, 'student', owner);
    if (!problem) return null;
    const refusal = fieldError(field, problem);
    if (this.problemOf(password, 'staff', owner)) throw refusal;
    return refusal;
  }

  private problemOf(password: string, audience: PasswordAudience, owner: PasswordOwner): Message | null {
    return (
      passwordProblem(password, audience === 'staff' ? this.staff : 'student') ??
      personalPasswordProblem(password, owner) ??
      (this.common.has(password) ? message('password_common') : null)
    );
  }
}
