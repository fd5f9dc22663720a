import { Injectable } from '@nestjs/common';
import { type LoginMeans, loggedIn } from '../../domain/account/account.audit.js';
import { type Caller, isNewDevice } from '../../domain/account/known-device.js';
import { SESSION_MS } from '../../domain/account/login-rules.js';
import type { User } from '../../domain/account/user.js';
import { siteOf } from '../../domain/shared/network.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { KnownDevices } from '../../platform/security/known-devices.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { SessionTokens } from '../../platform/security/session-tokens.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** From where somebody signs in. */
export interface Entry {
  readonly caller: Caller;
  /** By kind, where it is known. */
  readonly device: string | null;
}

export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
  readonly withFactor: boolean;
}

interface Opening {
  /** The name that was typed, where it was not the address. */
  readonly account?: string;
  readonly withFactor: boolean;
  readonly means?: LoginMeans;
  /** When they showed who they are, where that was not now. */
  readonly authenticatedAt?: Date;
}

/** Begins the session of whoever has shown who they are. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly ids: Ids,
    private readonly pseudonyms: Pseudonyms,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {}

  /** In a transaction that has locked the user. */
  async open(
    tx: Transaction,
    user: User,
    { caller, device }: Entry,
    { account, withFactor, means, authenticatedAt = this.clock.now() }: Opening,
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const session = {
      id: this.ids.sessionId(),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
      withFactor,
      authenticatedAt,
    };
    const network = siteOf(caller.address);
    const had = await tx.sessions.had(user.id, { device, network });
    const age = now.getTime() - user.createdAt.getTime();
    const isNew = isNewDevice(this.devices.knows(caller.device, user.id), had, age);
    await tx.sessions.insert(session, { device, network });
    if (isNew) await tx.outbox.add('mail.new-device', { userId: user.id, sessionId: session.id });
    const place = { network, address: this.pseudonyms.of(caller.address) };
    tx.audit.record(loggedIn(user.id, this.pseudonyms.of(account ?? user.email), place, means));
    const token = this.tokens.sign({ userId: user.id, sessionId: session.id }, now, session.expiresAt);
    return { token, expiresAt: session.expiresAt, withFactor };
  }
}
