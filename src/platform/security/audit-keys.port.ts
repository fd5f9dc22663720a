/** Keyed hashes of texts, by AUDIT_KEY and the keys before it. */
export abstract class AuditKeys {
  /** By the present key, as 64 hexadecimal digits. */
  abstract keyed(text: string): string;
  /** @returns which key a hash was made with: 0 for the present one, 1 for the one before; `null` for none of them. */
  abstract keyOf(text: string, hash: string): number | null;
}
