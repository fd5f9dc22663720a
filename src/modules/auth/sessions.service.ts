import { Injectable } from '@nestjs/common';
import { sessionsEnded } from '../../domain/account/account.audit.js';
import type { Actor } from '../../domain/account/actor.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type LiveSession, SessionReader } from './session.repository.js';
import { SessionUsesService } from './session-uses.service.js';

const SHOWN = 100;

/** Where a user is signed in. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionReader,
    private readonly uses: SessionUsesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The one that asks first, then the last used. */
  async list(actor: Actor): Promise<LiveSession[]> {
    await this.uses.write();
    const live = await this.sessions.findLive(actor, this.clock.now(), SHOWN);
    const asks = ({ id }: LiveSession) => Number(id === actor.sessionId);
    return live.sort((one, other) => asks(other) - asks(one));
  }

  /** Also the one that asks. @throws DomainError `not_found` for what is another's, or has ended. */
  async end(actor: Actor, sessionId: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const ended = await tx.sessions.revokeOf(actor.userId, sessionId, this.clock.now());
      if (!ended) throw notFound('Session');
      tx.audit.record(sessionsEnded(actor.userId, 1));
    });
  }

  /** All but the one that asks. @returns how many. */
  endOthers(actor: Actor): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const ended = await tx.sessions.revokeOthers(actor.userId, actor.sessionId, this.clock.now());
      if (ended > 0) tx.audit.record(sessionsEnded(actor.userId, ended));
      return ended;
    });
  }
}
