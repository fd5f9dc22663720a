export type Answer = 'up' | 'down';

/** How a process and what it depends on are. */
export interface HealthState {
  /** `stopping`: it was asked to end and takes no new work; `unavailable`: it cannot serve. */
  readonly status: 'ready' | 'unavailable' | 'stopping';
  readonly database: Answer;
  /** `down`: it is away or lags, and everything is read from the primary. `unused` where no replica is set. */
  readonly replica: Answer | 'unused';
  /** `refuses-writes`: it answers, but has no memory left, is a replica or the like. `unused` where no Redis is set. */
  readonly redis: Answer | 'refuses-writes' | 'unused';
  readonly storage: Answer;
  /** The least free space of the disks that this process writes to; `null` where they do not tell. */
  readonly diskFreeMegabytes: number | null;
  /** How long the oldest overdue job has been waiting; `null` where the database is down. */
  readonly oldestOverdueJobSeconds: number | null;
  /** Whole days until the certificate that reports are sealed with runs out; below 0 afterwards. */
  readonly signingCertificateDaysLeft: number;
}

export abstract class Health {
  /** Whether the process was asked to end. */
  abstract get stopping(): boolean;

  /** Never throws, and answers within a few seconds whatever is away. */
  abstract examine(): Promise<HealthState>;
}
