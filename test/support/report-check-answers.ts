interface Match {
  readonly match: string;
  readonly because: string | null;
  readonly level: string | null;
  readonly sources: ReadonlyArray<{ readonly kind: string; readonly party: string }>;
}

/** One report of a check. */
interface Item {
  readonly line: number;
  readonly number: string | null;
  readonly result: string;
  readonly fields: Record<string, Match>;
}

/** What a check that is finished answers. */
export interface Answer {
  readonly items: Item[];
  readonly problems: { line: number; column: string | null; code: string }[];
}

/** How far a check is. */
export interface Progress {
  readonly id: number;
  readonly state: string;
  readonly done: number;
  readonly total: number;
}
