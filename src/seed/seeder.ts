import { Injectable } from '@nestjs/common';
import { Env } from '../config/env.js';
import { accountMade } from '../domain/account/account.audit.js';
import { emailProblem, normaliseEmail } from '../domain/account/email.js';
import { passwordProblem } from '../domain/account/password.js';
import { ROLE } from '../domain/account/role.js';
import { userChanged } from '../domain/account/user.audit.js';
import { newStudent, type User } from '../domain/account/user.js';
import { type Message, message } from '../domain/messages/message.js';
import { DomainError } from '../domain/shared/domain-error.js';
import { freeUser } from '../modules/review/assignment-ends.steps.js';
import { Clock } from '../platform/security/clock.port.js';
import { PasswordHasher } from '../platform/security/password-hasher.port.js';
import { UnitOfWork } from '../unit-of-work/unit-of-work.js';
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

  /**
   * The first administrator of the settings and, where wanted, the demonstration data.
   * @returns what the operator should be told.
   */
  async run(): Promise<readonly string[]> {
    const notices = await (this.env.production ? this.validateAccounts() : this.makeAccounts());
    if (!this.env.demoData) return notices;
    for (const fill of CATALOGUE_FILLS) await unlessThere(() => this.unitOfWork.run(fill));
    await this.unitOfWork.run((tx) => fillNews(tx, this.clock.now()));
    return notices;
  }

  private async makeAccounts(): Promise<readonly string[]> {
    const { admin, demoData } = this.env;
    if (admin) await this.createAdmin(admin.email, admin.password);
    if (demoData) for (const account of DEMO_ACCOUNTS) await this.create(account);
    return [];
  }

  /** In production: nobody may get in by a password that everybody knows, and somebody must get in. */
  private async validateAccounts(): Promise<readonly string[]> {
    const { admin } = this.env;
    const disabled = await this.disableDemoAccounts();
    const notices = disabled.map((email) => `The demonstration account ${email} was disabled: its password is public`);
    if (admin && !(await this.hasAdministrator())) await this.createAdmin(admin.email, admin.password);
    if (await this.hasAdministrator()) return notices;
    const cure = 'run "npm run create-admin" with ADMIN_EMAIL (of nobody who has an account) and ADMIN_PASSWORD';
    return [...notices, `No administrator can sign in: ${cure}`];
  }

  /** @returns the addresses of those that could be used. */
  private disableDemoAccounts(): Promise<readonly string[]> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const disabled: string[] = [];
      for (const { email } of DEMO_ACCOUNTS) {
        const found = await tx.users.findByEmail(email);
        const before = found && (await tx.users.lock(found.id));
        if (before?.status !== 'active') continue;
        const after = await tx.users.update({ ...before, status: 'disabled', updatedAt: now });
        await freeUser(tx, null, before, after, new Map());
        await tx.sessions.revokeAll(after.id, now);
        for (const entry of userChanged(null, before, after)) tx.audit.record(entry);
        disabled.push(email);
      }
      return disabled;
    });
  }

  /**
   * @returns false where there is an account with this email already, which stays as it is.
   * @throws DomainError `invalid_input` for an email or password that is none.
   */
  async createAdmin(email: string, password: string): Promise<boolean> {
    const problem = this.addressProblem(email) ?? passwordProblem(password, this.env.staffPasswords);
    if (problem) throw new DomainError('invalid_input', message('administrator_not_made', { why: [problem] }));
    return this.create({ roleId: ROLE.administrator, email, password, name: 'Administrator' });
  }

  private addressProblem(email: string): Message | null {
    if (emailProblem(email)) return message('not_an_email');
    const isDemo = DEMO_ACCOUNTS.some((account) => account.email === normaliseEmail(email));
    return isDemo && this.env.production ? message('demonstration_email') : null;
  }

  /**
   * Whose address was changed, or who was removed, must not come back at the next start with the password of the first
   * day.
   */
  private hasAdministrator(): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => (await tx.users.countActiveAdministrators()) > 0);
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
