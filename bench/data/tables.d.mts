export const TABLES: readonly string[];
export function rowsOf(
  rules: Record<string, unknown>,
  settings: { readonly seed: number; readonly total: number; readonly officerId: number },
): Generator<Record<string, Record<string, string | number | null>[]>>;
