import { Injectable } from '@nestjs/common';
import { loggedOut, loginFailed, passwordReplaced, registered } from '../../domain/account/account.audit.js';
import type { Actor } from '../../domain/account/actor.js';
import { normaliseEmail } from '../../domain/account/email.js';
import { methodsOf } from '../../domain/account/factors.js';
import type { Caller } from '../../domain/account/known-device.js';
import { noSession } from '../../domain/account/no-session.js';
import { methodsBeside, OrganisationRules, refusePassword } from '../../domain/account/organisation.js';
import { ROLE } from '../../domain/account/role.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import type { ConsentGiven } from '../../domain/privacy/consent.js';
import { consentGiven } from '../../domain/privacy/privacy.audit.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { siteOf } from '../../domain/shared/network.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { KnownDevices } from '../../platform/security/known-devices.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { PasswordTries } from '../../platform/security/password-tries.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { endBounce } from '../bounces/bounce-ends.steps.js';
import { adoptRecords } from '../certificates/record-adoption.steps.js';
import { type Asked, ProofsService } from '../factors/proofs.service.js';
import { PresentPassword } from '../users/present-password.service.js';
import { UserReader, type UserWithRole } from '../users/user.repository.js';
import { CodesService } from './codes.service.js';
import { audienceOf, NewPasswords } from './new-passwords.service.js';
import { type Entry, type OpenedSession, SessionOpener } from './session-opener.service.js';

export type SignedIn = UserWithRole & OpenedSession;

/** The password was right, and a second factor is to be shown. */
export interface FactorDue {
  readonly asked: Asked;
}

/** A new password for an address, and the code that was mailed to it. */
interface Proven {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

/** One try to sign in. */
interface LoginTry {
  readonly account: string;
  readonly password: string;
  /** As tries are counted. */
  readonly from: string;
  readonly entry: Entry;
}

export interface PasswordChange {
  readonly userId: number;
  readonly oldPassword: string;
  readonly newPassword: string;
}

const wrongCode = () => fieldError('code', message('code_wrong'), 'wrong_code');

/** Getting into an account and out of it. */
@Injectable()
export class AuthService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserReader,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionOpener,
    private readonly codes: CodesService,
    private readonly clock: Clock,
    private readonly pseudonyms: Pseudonyms,
    private readonly tries: PasswordTries,
    private readonly present: PresentPassword,
    private readonly devices: KnownDevices,
    private readonly proofs: ProofsService,
    private readonly newPasswords: NewPasswords,
    private readonly organisation: OrganisationRules,
    private readonly ids: Ids,
  ) {}

  /**
   * Makes a student account; records that staff prepared for this address become the student's.
   * @param consents what the student agreed to.
   * @param caller who registers.
   * @throws DomainError `wrong_code`, `invalid_input` for a weak password.
   */
  async register(
    { email: given, password, code }: Proven,
    consents: readonly ConsentGiven[],
    caller: Caller,
  ): Promise<User> {
    const email = normaliseEmail(given);
    this.newPasswords.refuseWeak({ field: 'password', password, audience: 'student' }, { email });
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    const user = await this.unitOfWork.run(async (tx) => {
      const used = await this.codes.use(tx, { email, purpose: 'register', given: code, caller }, now);
      // A code for an address that has an account was never mailed, so whoever guessed it learns nothing either.
      if (!used || (await tx.users.findByEmail(email))) return null;
      const student = await tx.users.insert(newStudent(email, passwordHash, used.language, now));
      const adopted = await adoptRecords(tx, email, student.id);
      tx.audit.record(registered(student.id, this.pseudonyms.of(email), adopted));
      for (const consent of consents) {
        const { isNew } = await tx.consents.add(student.id, consent, now);
        if (isNew) tx.audit.record(consentGiven(student.id, consent));
      }
      return student;
    });
    if (!user) throw wrongCode();
    return user;
  }

  /**
   * Ends all sessions of the account and tells its address. Whether the rules of students or of staff hold is known
   * once the code is proven; before that everybody is answered by those of students, so that nobody learns who is
   * staff.
   * @throws DomainError `wrong_code`, `invalid_input`.
   */
  async resetPassword({ email: given, password, code }: Proven, caller: Caller): Promise<void> {
    const email = normaliseEmail(given);
    const chosen = { field: 'password', password } as const;
    const weak = this.newPasswords.refuseWeakOfAnybody(chosen, { email });
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    const done = await this.unitOfWork.run(async (tx) => {
      const used = await this.codes.use(tx, { email, purpose: 'reset', given: code, caller }, now);
      const found = used && (await tx.users.findByEmail(email));
      const user = found && (await tx.users.lock(found.id));
      // The address may have become another's since it was looked for.
      if (user?.email !== email) return false;
      // Only now, and without using the code up: before it, the answer would tell strangers what the user is called.
      this.newPasswords.refuseWeak({ ...chosen, audience: audienceOf(user) }, user);
      await this.replacePassword(tx, user, passwordHash, now);
      await endBounce(tx, user.id);
      // The code was mailed to the address, so what staff have prepared for it is the student's.
      if (user.roleId === ROLE.student) await adoptRecords(tx, email, user.id);
      tx.audit.record(passwordReplaced(user.id, 'reset'));
      return true;
    });
    if (!done) throw weak ?? wrongCode();
  }

  /** @throws DomainError `wrong_credentials`, `locked_out`, `account_disabled`, `sso_only`. */
  async login(login: string, password: string, entry: Entry): Promise<SignedIn | FactorDue> {
    const account = normaliseEmail(login);
    const refusal = message('logins_locked');
    // By the name that was typed: were the tries by user name and by address counted together, they would tell who has
    // both.
    // Whose it is matters only to browsers that somebody has signed in with.
    const found = entry.caller.device && (await this.users.findByLogin(account));
    const place = this.devices.placeOf(entry.caller, found?.user.id ?? null);
    return this.tries.run(account, place, refusal, (from) => this.tryLogin({ account, password, from, entry }));
  }

  private async tryLogin({ account, password, from, entry }: LoginTry): Promise<SignedIn | FactorDue> {
    const pseudonym = this.pseudonyms.of(account);
    const { address } = entry.caller;
    const place = { network: siteOf(address), address: this.pseudonyms.of(address) };
    const found = await this.users.findByLogin(account);
    const matches = await this.hasher.verify(found?.user.passwordHash ?? null, password);
    if (!found || !matches) {
      await this.unitOfWork.note(loginFailed(found?.user.id ?? null, pseudonym, 'wrong_credentials', place));
      throw new DomainError('wrong_credentials', message('wrong_credentials'));
    }
    const { user } = found;
    if (user.status === 'disabled') {
      await this.unitOfWork.note(loginFailed(user.id, pseudonym, 'account_disabled', place));
      throw new DomainError('account_disabled', message('account_disabled'));
    }
    const outcome = await this.unitOfWork.run(async (tx) => {
      await refuseChanged(tx, user);
      await tx.loginFailures.forgive(account, from);
      const factors = await tx.factors.findByUser(user.id);
      refusePassword(user, methodsOf(factors, 0), this.organisation);
      if (factors.length > 0) return { due: await this.proofs.open(tx, user.id, 'login', null) };
      return { session: await this.sessions.open(tx, user, entry, { account, withFactor: false }) };
    });
    if (outcome.session) return { ...found, ...outcome.session };
    const asked = await this.proofs.tell(outcome.due);
    return { asked: { ...asked, methods: methodsBeside(user, asked.methods, this.organisation) } };
  }

  /**
   * @param keepsDrafts where nobody was there: what was typed waits for the same user. Otherwise no draft can be opened
   * any more.
   */
  async logout(actor: Actor, keepsDrafts: boolean): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      if (!keepsDrafts) await tx.users.changeDraftSalt(actor.userId, this.ids.nonce());
      await tx.sessions.revoke(actor.sessionId, now);
      tx.audit.record(loggedOut(actor.userId));
    });
  }

  /**
   * Ends all sessions, this one included. A wrong old password counts as a failed login.
   * @throws DomainError `forbidden` for another's account, `wrong_password`, `invalid_input`, `locked_out` as for a
   * login, `no_session` where the password was replaced meanwhile.
   */
  async changePassword(
    actor: Actor,
    { userId, oldPassword, newPassword }: PasswordChange,
    caller: Caller,
  ): Promise<void> {
    if (userId !== actor.userId) throw new DomainError('forbidden', message('own_password_only'));
    const found = await this.users.findById(userId);
    if (!found) throw noSession();
    const chosen = { field: 'newPassword', password: newPassword, audience: audienceOf(found.user) } as const;
    this.newPasswords.refuseWeak(chosen, found.user);
    await this.present.prove(found.user, oldPassword, caller);
    const passwordHash = await this.hasher.hash(newPassword);
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const user = await tx.users.lock(userId);
      // Whoever has replaced the password, or erased the account, since it was looked at has ended this session as
      // well.
      if (user?.passwordHash !== found.user.passwordHash) throw noSession();
      await this.replacePassword(tx, user, passwordHash, now);
      tx.audit.record(passwordReplaced(userId, 'changed'));
    });
  }

  private async replacePassword(tx: Transaction, user: User, passwordHash: string, now: Date): Promise<void> {
    await tx.users.update({ ...user, passwordHash, updatedAt: now });
    await tx.sessions.revokeAll(user.id, now);
    await tx.invitations.remove(user.id);
    for (const login of [user.email, user.username]) await tx.loginFailures.clear(login);
    await tx.outbox.add('mail.password-changed', { userId: user.id });
  }
}

/**
 * While the password was looked at, the account may have been disabled or got another: the session would outlive that.
 */
async function refuseChanged(tx: Transaction, seen: User): Promise<void> {
  const now = await tx.users.lock(seen.id);
  const same = now?.passwordHash === seen.passwordHash && now.email === seen.email && now.status === seen.status;
  if (!same) throw new DomainError('wrong_credentials', message('wrong_credentials'));
}
