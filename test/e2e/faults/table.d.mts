export interface FaultRow {
  /** What breaks. */
  readonly fault: string;
  /** What users see of it. */
  readonly seen: string;
  readonly heals: string;
  /** How much of what was answered was not there or never came in the end. */
  readonly lost: number;
  /** How much was there or came once more than ordered. */
  readonly doubled: number;
  /** The file whose test breaks it, from the project's folder. */
  readonly test: string;
}
export const FAULTS: Readonly<Record<FaultName, FaultRow>>;
export type FaultName =
  | 'processKilled'
  | 'keyedCallsKilled'
  | 'workerKilled'
  | 'workerFrozen'
  | 'browserFrozen'
  | 'databaseKilled'
  | 'databaseFrozen'
  | 'noConnections'
  | 'nodeKilled'
  | 'replicaAway'
  | 'redisFrozen'
  | 'redisKilled'
  | 'redisRefuses'
  | 'redisReplaced'
  | 'clusterPartReplaced'
  | 'clusterPartGone'
  | 'storeAway'
  | 'storeLineCut'
  | 'diskFull'
  | 'scannerAway'
  | 'mailAway'
  | 'mailSlow'
  | 'mailLineCut'
  | 'mailStopped'
  | 'webhookKilled'
  | 'mailboxKilled'
  | 'mailboxAway'
  | 'keysChanged'
  | 'clocksApart';
