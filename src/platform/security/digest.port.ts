export abstract class Digest {
  /** SHA-256 as 64 lower-case hexadecimal digits. */
  abstract sha256(bytes: Uint8Array): string;
}
