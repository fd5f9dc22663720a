/** What the databases take for the number of a row. */
export const RECORD_ID_MAX = 2_147_483_647;

export function isRecordId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= RECORD_ID_MAX;
}
