/** One report of a check. */
interface Item {
  readonly line: number;
  readonly number: string | null;
  readonly result: string;
  readonly fields: Record<string, { match: string; because: string | null; level: string | null }>;
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
