import { Injectable } from '@nestjs/common';
import { identityLinked, loginFailed, reauthenticated } from '../../domain/account/account.audit.js';
import type { Actor } from '../../domain/account/actor.js';
import {
  accountOf,
  methodsBeside,
  type OrganisationClaims,
  type OrganisationPurpose,
  OrganisationRules,
  readClaims,
  roleByGroups,
  shownAtProvider,
  shownBeforeLogin,
} from '../../domain/account/organisation.js';
import { REAUTHENTICATION_MS } from '../../domain/account/reauthentication.js';
import type { User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { siteOf } from '../../domain/shared/network.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { Organisation } from '../../platform/security/organisation.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ProofsService } from '../factors/proofs.service.js';
import { giveRole } from '../users/given-role.steps.js';
import { UserReader } from '../users/user.repository.js';
import type { FactorDue, SignedIn } from './auth.service.js';
import { type Entry, SessionOpener } from './session-opener.service.js';

const failed = () => new DomainError('sso_failed', message('sso_failed'));

/** Signing in through the organisation (OpenID Connect): staff alone, and nobody whom no account was made for. */
@Injectable()
export class OrganisationSignInService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly organisation: Organisation,
    private readonly rules: OrganisationRules,
    private readonly sessions: SessionOpener,
    private readonly proofs: ProofsService,
    private readonly users: UserReader,
    private readonly pseudonyms: Pseudonyms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * @param asksAgain whether the provider has to ask whom it still knows.
   * @throws DomainError `not_found` where nobody signs in so; `unavailable` where the provider does not answer.
   */
  async begin(
    purpose: OrganisationPurpose,
    asksAgain: boolean,
  ): Promise<{ readonly ticket: string; readonly url: string }> {
    this.refuseOff();
    const ticket = this.ids.shareToken();
    return { ticket, url: await this.organisation.addressFor(ticket, purpose, asksAgain) };
  }

  /** Where the provider ends its own session; `null` where it cannot. */
  signOutAddress(): Promise<string | null> {
    return this.rules.isOn ? this.organisation.signOutAddress() : Promise.resolve(null);
  }

  /**
   * @throws DomainError `not_found`, `sso_failed`, `sso_refused`, `account_disabled`, `last_administrator`,
   * `unavailable`.
   */
  async finish(ticket: string | null, query: string, entry: Entry): Promise<SignedIn | FactorDue> {
    const claims = await this.claims(ticket, 'login', query);
    const outcome = await this.orNoted(claims, entry, () => this.enter(claims, entry));
    const found = await this.users.findById(outcome.user.id);
    if (!found) throw failed();
    if (outcome.session) return { ...found, ...outcome.session };
    const asked = await this.proofs.tell(outcome.due);
    return { asked: { ...asked, methods: methodsBeside(outcome.user, asked.methods, this.rules) } };
  }

  /**
   * Shows within a session that it is they.
   * @returns until when it holds.
   * @throws DomainError as `finish` does; `sso_refused` where somebody else came back.
   */
  async confirm(actor: Actor, ticket: string | null, query: string): Promise<Date> {
    const claims = await this.claims(ticket, 'confirm', query);
    shownAtProvider(claims, this.rules);
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      if ((await tx.identities.findUser(claims)) !== actor.userId) {
        throw new DomainError('sso_refused', message('sso_other_person'));
      }
      await tx.sessions.authenticate(actor.sessionId, now);
      tx.audit.record(reauthenticated(actor.userId, 'organisation'));
    });
    return new Date(now.getTime() + REAUTHENTICATION_MS);
  }

  private async claims(ticket: string | null, purpose: OrganisationPurpose, query: string) {
    this.refuseOff();
    if (!ticket) throw failed();
    return readClaims(await this.organisation.claimsFor(ticket, purpose, query), this.rules);
  }

  private async enter(claims: OrganisationClaims, entry: Entry) {
    const withFactor = shownAtProvider(claims, this.rules);
    return this.unitOfWork.run(async (tx) => {
      const user = await this.account(tx, claims);
      const factors = withFactor ? [] : await tx.factors.findByUser(user.id);
      if (factors.length > 0) return { user, due: await this.proofs.open(tx, user.id, 'login', null) };
      const authenticatedAt = shownBeforeLogin(claims, this.clock.now());
      const opening = { withFactor, means: { by: 'organisation' }, authenticatedAt } as const;
      return { user, session: await this.sessions.open(tx, user, entry, opening) };
    });
  }

  /** Locked, with the role that the provider gives. */
  private async account(tx: Transaction, claims: OrganisationClaims): Promise<User> {
    if (this.rules.roleClaim !== null) await tx.roles.takeTurn();
    const knownId = await tx.identities.findUser(claims);
    const known = knownId === null ? null : await tx.users.lock(knownId);
    const found = known || !claims.verifiedEmail ? null : await tx.users.findByEmail(claims.verifiedEmail);
    const byEmail = found && (await tx.users.lock(found.id));
    const isTaken = byEmail !== null && (await tx.identities.isTaken(byEmail.id, claims));
    const user = accountOf(claims, known, byEmail, isTaken);
    if (!known) {
      await tx.identities.put(user.id, claims, this.clock.now());
      tx.audit.record(identityLinked(user.id));
    }
    return giveRole(tx, user, roleByGroups(claims, user, this.rules), this.clock.now());
  }

  /** What the provider let through and we do not is in the trail. */
  private async orNoted<T>(claims: OrganisationClaims, { caller }: Entry, enter: () => Promise<T>): Promise<T> {
    try {
      return await enter();
    } catch (error) {
      if (error instanceof DomainError && error.reason === 'sso_refused') {
        const place = { network: siteOf(caller.address), address: this.pseudonyms.of(caller.address) };
        const pseudonym = this.pseudonyms.of(claims.verifiedEmail ?? claims.subject);
        await this.unitOfWork.note(loginFailed(null, pseudonym, 'sso_refused', place));
      }
      throw error;
    }
  }

  private refuseOff(): void {
    if (!this.rules.isOn) throw notFound('Sign-in');
  }
}
