/** A signal as staff are shown it. */
export interface ShownSignal {
  readonly id: number;
  readonly kind: string;
  readonly group: string;
  readonly state: string;
  readonly certificateIds: readonly number[];
  readonly fields: ReadonlyArray<{ field: string; claimed: string | null; read: string | null }>;
  readonly day: string | null;
  readonly note: string | null;
  readonly officerName: string | null;
}
