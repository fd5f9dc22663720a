interface Seen {
  readonly version: number;
}

/**
 * Whether the desk goes on with a record as it is by now. Who has it, until when and what became of its report stand
 * beside the version, and are shown as they are; another version is for the officer to take, but where it is no news to
 * them.
 */
export function takesOver<R extends Seen>(seen: R | undefined, latest: R | undefined, isExpected: boolean): boolean {
  if (!latest || latest === seen) return false;
  return !seen || latest.version === seen.version || isExpected;
}
