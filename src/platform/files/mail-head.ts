const CONTROL = /\p{Cc}/u;
const NAME = /^[!-9;-~]+:/;
const FOLDED = /^[ \t]/;
const NEEDED = ['from', 'date'];
const ONE_OF = ['message-id', 'received', 'to', 'subject'];

/**
 * Whether a file begins with the head of a mail (RFC 5322): nothing but fields up to an empty line, sender and date
 * among them.
 */
export function isMail(beginning: Buffer): boolean {
  const text = beginning.toString('utf8');
  const end = /\r?\n\r?\n/.exec(text);
  if (!end) return false;
  const lines = text.slice(0, end.index).split(/\r?\n/);
  if (lines.some((line) => CONTROL.test(line.replaceAll('\t', ' ')))) return false;
  const fields = lines.filter((line, at) => at === 0 || !FOLDED.test(line));
  if (!fields.every((line) => NAME.test(line))) return false;
  const names = new Set(fields.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()));
  return NEEDED.every((name) => names.has(name)) && ONE_OF.some((name) => names.has(name));
}
