import type { Connection } from 'mysql2/promise';

export function generate(
  connect: () => Promise<Connection>,
  rules: Record<string, unknown>,
  settings: { readonly total: number; readonly officerId: number },
): Promise<void>;
