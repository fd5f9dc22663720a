const LIMIT_MS = 30_000;
/** Longer than the service itself may let such a call wait, 30 seconds: docs/decisions/0047. */
const PROVING_LIMIT_MS = 45_000;

/** The calls that prove a password or another factor, each of which waits after many wrong ones. */
const PROVING: readonly RegExp[] = [
  /^POST \/api\/user\/(?:login|login-factor|reauthenticate|change-password)$/,
  /^POST \/api\/v1\/me\/(?:erase|factors\/\d+\/remove)$/,
  /^PUT \/api\/v1\/users\/\d+$/,
];

/** After how many milliseconds nobody waits for the answer to a call any more. */
export function callLimit({ method, url }: Pick<Request, 'method' | 'url'>): number {
  const call = `${method} ${new URL(url).pathname}`;
  return PROVING.some((one) => one.test(call)) ? PROVING_LIMIT_MS : LIMIT_MS;
}
