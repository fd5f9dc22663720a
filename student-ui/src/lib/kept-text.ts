/** A text of one line as the server keeps it, and counts its letters: composed, its blanks one each. */
export function keptLine(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** The same of a text of several lines. */
export function keptLines(typed: string): string {
  return typed
    .split(/\r\n?|\n|\u2028|\u2029/u)
    .map(keptLine)
    .join('\n')
    .trim();
}
