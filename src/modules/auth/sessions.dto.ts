import type { LiveSession } from './session.repository.js';

export class OwnSessionDto {
  /** It opens nothing by itself. @example "9f1c2d3e4b5a69788796a5b4c3d2e1f0" */
  id!: string;
  /**
   * Browser and system; null where the client did not say, and of sessions from before it was kept.
   * @example "Safari on iPhone"
   */
  device!: string | null;
  /** The network that it began in: /24 in IPv4, /48 in IPv6. @example "203.0.113.0/24" */
  network!: string | null;
  /** @example "2026-03-01T08:30:00.000Z" */
  createdAt!: string;
  /** To the minute. @example "2026-03-01T09:12:00.000Z" */
  lastUsedAt!: string;
  /** @example "2026-03-03T08:30:00.000Z" */
  expiresAt!: string;
  /** Whether it is the one that asks. */
  current!: boolean;
}

export class EndedSessionDto {
  /** @example "9f1c2d3e4b5a69788796a5b4c3d2e1f0" */
  id!: string;
}

export class EndedSessionsDto {
  /** How many. @example 2 */
  ended!: number;
}

export function toOwnSessionDto(session: LiveSession, current: string): OwnSessionDto {
  const { id, device, network, createdAt, lastUsedAt, expiresAt } = session;
  return {
    id,
    device,
    network,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === current,
  };
}
