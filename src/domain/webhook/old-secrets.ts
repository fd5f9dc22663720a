/** A secret before the present one, as long as it is signed with as well. */
export interface OldSecret {
  readonly text: string;
  readonly until: Date;
}

/** What their column has room for, sealed. */
export const OLD_SECRETS_MAX = 4;

/**
 * As one text, the newest first: its end is a column of its own, the others name theirs. So one alone is written as an
 * older release wrote it.
 */
export function writeOldSecrets(secrets: readonly OldSecret[]): string {
  return secrets
    .slice(0, OLD_SECRETS_MAX)
    .map(({ text, until }, at) => (at === 0 ? text : `${text}@${until.getTime()}`))
    .join(',');
}

/** Those that still count, the newest first. */
export function readOldSecrets(written: string, until: Date, now: Date): OldSecret[] {
  return written
    .split(',')
    .map((one) => {
      const [text = '', end] = one.split('@');
      return { text, until: end === undefined ? until : new Date(Number(end)) };
    })
    .filter((one) => one.until > now);
}
