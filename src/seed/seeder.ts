import { Injectable } from '@nestjs/common';
import { Env } from '../config/env.js';
import { accountMade } from '../domain/account/account.audit.js';
import { emailProblem, normaliseEmail } from '../domain/account/email.js';
import { passwordProblem } from '../domain/account/password.js';
import { ROLE } from '../domain/account/role.js';
import { newStudent, type User } from '../domain/account/user.js';
import { DomainError } from '../domain/shared/domain-error.js';
import { Clock } from '../ports/clock.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { UnitOfWork } from '../ports/unit-of-work.js';
import { CATALOGUE_FILLS } from './catalogue.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { fillNews } from './news.js';

interface Account {
  readonly roleId: number;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** Puts into the database what a start needs; running it again changes nothing. */
@Injectable()
export class Seeder {
  constructor(
    private readonly env: Env,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** The first administrator of the settings and, where wanted, the demonstration data. */
  async run(): Promise<void> {
    const { admin, production } = this.env;
    if (admin && !(production && (await this.hasAdministrator()))) await this.createAdmin(admin.email, admin.password);
    if (!this.env.demoData) return;
    if (!this.env.production) for (const account of DEMO_ACCOUNTS) await this.create(account);
    for (const fill of CATALOGUE_FILLS) await unlessThere(() => this.unitOfWork.run(fill));
    await this.unitOfWork.run((tx) => fillNews(tx, this.clock.now()));
  }

  /**
   * @returns false where there is an account with this email already, which stays as it is.
   * @throws DomainError `invalid_input` for an email or password that is none.
   */
  async createAdmin(email: string, password: string): Promise<boolean> {
    const problem = emailProblem(email) ? 'This is not an email address' : passwordProblem(password, 'staff');
    if (problem) throw new DomainError('invalid_input', `The administrator cannot be made: ${problem}`);
    return this.create({ roleId: ROLE.administrator, email, password, name: 'Administrator' });
  }

  /** Whose address was changed, or who was removed, must not come back at the next start with the password of the first day. */
  private hasAdministrator(): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => (await tx.users.countWithRole(ROLE.administrator)) > 0);
  }

  private async create({ roleId, email: address, password, name }: Account): Promise<boolean> {
    const email = normaliseEmail(address);
    if (await this.unitOfWork.run((tx) => tx.users.findByEmail(email))) return false;
    const passwordHash = await this.hasher.hash(password);
    const user: Omit<User, 'id' | 'version'> = {
      ...newStudent(email, passwordHash, 'en', this.clock.now()),
      roleId,
      name,
    };
    return unlessThere(() =>
      this.unitOfWork.run(async (tx) => {
        const made = await tx.users.insert(user);
        tx.audit.record(accountMade(made));
      }),
    );
  }
}

/** @returns false where another process that started at the same moment was faster. */
async function unlessThere(make: () => Promise<void>): Promise<boolean> {
  try {
    await make();
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'already_exists') return false;
    throw error;
  }
}
