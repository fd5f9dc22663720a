/** Signs texts with the key that reports are sealed with. */
export abstract class StatementSigner {
  /** @returns one line of JSON that holds the text, its signature, and which certificate it is by. */
  abstract sign(text: string): string;
  /**
   * @param signed what `sign` made, or a mail that holds it in base64.
   * @returns the text; `null` where it is not signed by us, now or earlier.
   */
  abstract open(signed: string): string | null;
}
