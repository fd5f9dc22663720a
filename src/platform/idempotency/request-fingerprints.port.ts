/**
 * Tells by little whether two requests ask for the same. Requests hold passwords and PINs, so nobody may find one by
 * trying.
 */
export abstract class RequestFingerprints {
  /**
   * Keyed hashes of what is asked for, 64 hexadecimal digits each. The first is the one to keep; those after it are by
   * keys that are still accepted while the secret is changed.
   */
  abstract of(request: string): readonly [string, ...string[]];
}
