/** The system's word for a failed call, such as `ENOENT`; empty where it is no system error. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** What the system says of a line that breaks, and of a machine that is not there. */
export const LINE_LOST = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
] as const;

/** What lies at the bottom of an error: the system's or the driver's own words, which those around it leave out. */
export function rootOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [first] = error instanceof AggregateError ? error.errors : [];
  const below = 'driverError' in error ? error.driverError : (error.cause ?? first);
  return below === undefined || below === error ? error : rootOf(below);
}
