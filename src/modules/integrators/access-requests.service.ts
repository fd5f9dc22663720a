import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Language } from '../../domain/account/user.js';
import {
  type AccessRequest,
  type AccessRequestFields,
  accessConfirmableUntil,
  accessConfirmation,
  confirmedRequest,
  decidedRequest,
} from '../../domain/integrator/access-request.js';
import { accessRequestChange, integratorChange } from '../../domain/integrator/integrator.audit.js';
import { message } from '../../domain/messages/message.js';
import { linkExpired, readLinkToken } from '../../domain/shared/link-token.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type AccessRequestFilter, AccessRequestReader, type AccessRequestSort } from './access-request.repository.js';
import { MembersService } from './members.service.js';

/** Mails to one address in which it is asked, whoever asks for them. */
const ASKED_AN_HOUR = 5;

/** Organisations ask for access on the site; staff admit or decline them. */
@Injectable()
export class AccessRequestsService {
  constructor(
    private readonly requests: AccessRequestReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly members: MembersService,
    private readonly links: LinkSigner,
    private readonly limiter: RateLimiter,
    private readonly pseudonyms: Pseudonyms,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps what is asked, and asks the address by mail. Whether the address or the organisation is known is not told.
   * @returns until when it may be confirmed. @throws DomainError `too_many_requests`.
   */
  async ask(fields: AccessRequestFields, language: Language): Promise<Date> {
    const emailHash = this.pseudonyms.of(fields.email);
    refuseOver(await this.limiter.hit(`access-request:${emailHash}`, ASKED_AN_HOUR, 3600), message('try_later'));
    const now = this.clock.now();
    const endsAt = accessConfirmableUntil(now);
    await this.unitOfWork.run(async (tx) => {
      const request = { ...fields, language, state: 'unconfirmed', reason: null, createdAt: now, endsAt } as const;
      const requestId = await tx.accessRequests.insert(request);
      await tx.outbox.add('mail.access-request', { requestId });
      tx.audit.record(accessRequestChange(null, 'access-request.made', requestId));
    });
    return endsAt;
  }

  /** Confirming again is no mistake. @throws DomainError `link_expired` for a token that is wrong or too old. */
  async confirm(token: string): Promise<void> {
    const now = this.clock.now();
    const { id, exp, sig } = readLinkToken(token);
    if (!this.links.verify(accessConfirmation(id), exp, sig, now)) throw linkExpired();
    await this.unitOfWork.run(async (tx) => {
      const request = await tx.accessRequests.lock(id);
      if (!request) throw linkExpired();
      const after = confirmedRequest(request, now);
      if (after === request) return;
      await tx.accessRequests.update(after);
      tx.audit.record(accessRequestChange(null, 'access-request.confirmed', id));
    });
  }

  /** Those that wait for a decision. */
  list(request: ListRequest<AccessRequestSort, AccessRequestFilter>): Promise<Page<AccessRequest>> {
    return this.requests.listAsked(request);
  }

  /** One that waits for a decision. @throws DomainError `not_found`. */
  async detail(id: number): Promise<AccessRequest> {
    const request = await this.requests.findById(id);
    if (request?.state !== 'asked') throw notFound('Request');
    return request;
  }

  /**
   * Makes the integrator, and invites who has asked as its first member.
   * @returns the integrator's id.
   * @throws DomainError `not_found`, `illegal_transition`, `already_exists` where the organisation or the address is
   * known.
   */
  async admit(actor: Actor, id: number): Promise<number> {
    const invitation = await this.members.prepare();
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const after = decidedRequest(await locked(tx, id), { state: 'admitted' }, now);
      const { organisation: name, email, language, purpose } = after;
      const fields = { name, contact: email, purpose, status: 'active' } as const;
      const added = await tx.integrators.insert({ ...fields, createdAt: now });
      tx.audit.record(integratorChange(actor.userId, null, added));
      await this.members.inviteIn(tx, actor, added.id, { email, language }, invitation);
      await tx.accessRequests.update(after);
      tx.audit.record(accessRequestChange(actor.userId, 'access-request.admitted', id, { integratorId: added.id }));
      return added.id;
    });
  }

  /** Tells who has asked the reason by mail. @throws DomainError `not_found`, `illegal_transition`. */
  async decline(actor: Actor, id: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const after = decidedRequest(await locked(tx, id), { state: 'declined', reason }, this.clock.now());
      await tx.accessRequests.update(after);
      await tx.outbox.add('mail.access-request', { requestId: id });
      tx.audit.record(accessRequestChange(actor.userId, 'access-request.declined', id, { reason }));
    });
  }
}

async function locked(tx: Transaction, id: number): Promise<AccessRequest> {
  const request = await tx.accessRequests.lock(id);
  if (!request || request.state === 'unconfirmed') throw notFound('Request');
  return request;
}
