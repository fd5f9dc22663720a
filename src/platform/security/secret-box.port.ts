/**
 * Keeps secrets that the service has to read again: sealed with FILES_KEY, worth nothing to whoever has the database
 * alone.
 */
export abstract class SecretBox {
  /**
   * @param place where it will lie, by `sealedPlace`: elsewhere it does not open, so that nobody's secret can be put in
   * another's place.
   * @returns text of letters, digits, `-`, `_` and `.`; some 90 characters more than four thirds of what was given.
   */
  abstract seal(secret: string, place: string): string;
  /** @throws Error for what was not sealed for this place, was changed, or was sealed with a key that is not known. */
  abstract open(sealed: string, place: string): string;
}

/** The place of a sealed text, for `SecretBox`. @param bound the values of `boundTo`, with `/` between them. */
export function sealedPlace(table: string, column: string, bound: string | number): string {
  return `${table}.${column}:${bound}`;
}
