import { spawnSync } from 'node:child_process';

/**
 * `describe` for a suite that needs programs of the machine. Without them it fails in CI, and elsewhere says what did
 * not run.
 * @param needed how each is asked whether it is there, such as `['openssl', 'version']`.
 */
export function describeWithPrograms(
  name: string,
  needed: ReadonlyArray<readonly [program: string, argument: string]>,
  body: () => void,
): void {
  const missing = needed
    .filter(([program, argument]) => spawnSync(program, [argument]).error)
    .map(([program]) => program);
  if (missing.length === 0) {
    describe(name, body);
    return;
  }
  const text = `"${name}" needs ${missing.join(', ')} (Debian: poppler-utils, openssl, libnss3-tools, caddy, curl, jq, prometheus, dovecot-imapd)`;
  if (process.env.CI === 'true') {
    test(name, () => {
      throw new Error(text);
    });
    return;
  }
  process.stderr.write(`\n*** NOT RUN: ${text} ***\n\n`);
  // Nothing else can stand in for the program; in CI the test above fails.
  describe.skip(name, body);
}
