/** Writes lists of bits as status lists have them (Bitstring Status List 1.0). */
export abstract class Bitstrings {
  /** @param positions of the bits that are set. */
  abstract encode(size: number, positions: readonly number[]): Promise<string>;
}
