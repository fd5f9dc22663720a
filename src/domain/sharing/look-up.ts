/** How a report was come by: by its number, by name, passport and birth, or by its file. */
export const LOOK_UP_KINDS = ['number', 'person', 'file'] as const;
export type LookUpKind = (typeof LOOK_UP_KINDS)[number];

/** What the audit trail calls them. */
export const LOOK_UP_ACTIONS: Readonly<Record<string, LookUpKind>> = {
  'check.answered': 'number',
  'lookup.answered': 'person',
  'file-check.answered': 'file',
};

/** One time that somebody unknown came by a report; who and from where is not told. */
export interface LookUp {
  readonly id: number;
  readonly at: Date;
  readonly kind: LookUpKind;
}

/** The holder is told at most once in this time that there was a look-up; the others are in the list. */
export const NOTIFY_EVERY_MS = 24 * 3_600_000;

/**
 * Whether the holder of a certificate wants to be told of look-ups, and when that was last done; `null` where it never
 * was.
 */
export interface HolderNotification {
  readonly wanted: boolean;
  readonly lastAt: Date | null;
}

export const NEVER_NOTIFIED: HolderNotification = { wanted: true, lastAt: null };

/** @param everyMs in which the holder is told once at most. */
export function isNotificationDue({ wanted, lastAt }: HolderNotification, everyMs: number, now: Date): boolean {
  return wanted && (lastAt === null || lastAt.getTime() <= now.getTime() - everyMs);
}

/** What the holder of a certificate has chosen; it holds for every edition of its report. */
export interface LookUpChoices {
  /** Whether the public look-up by name, passport and birth finds the report. */
  readonly publicLookUp: boolean;
  /** Whether the holder is told of look-ups by mail. */
  readonly tellHolder: boolean;
}

export const DEFAULT_CHOICES: LookUpChoices = { publicLookUp: true, tellHolder: true };
