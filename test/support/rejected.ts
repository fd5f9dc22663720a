/** A group that was not accepted. */
interface Rejection {
  readonly group: string;
  readonly verdict: string;
  readonly reasons: Array<{ readonly textEn: string; readonly textCn: string; readonly textMs: string }>;
  readonly comment: string | null;
  readonly changed: boolean;
}

/** A certificate, or why a call was refused. */
export interface Detail {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly rejectReason: string | null;
  readonly rejections: readonly Rejection[];
  readonly reason?: string;
  readonly errors?: Record<string, string>;
}
