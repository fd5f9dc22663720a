/** What the databases take for the number of a row. */
export const RECORD_ID_MAX = 2_147_483_647;

export function isRecordId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= RECORD_ID_MAX;
}

/** The number that a text is, as somebody types it; `null` where it is no number of a row. */
export function recordIdIn(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d+$/.test(digits) && isRecordId(Number(digits)) ? Number(digits) : null;
}
