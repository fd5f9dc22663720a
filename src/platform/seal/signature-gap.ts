/** Where a PDF says that a signature stands, and what it covers. */
export interface SignatureGap {
  /** The signature with what fills the gap up, decoded. */
  readonly padded: Buffer;
  /** The bytes before and after the gap that it says to cover. */
  readonly covered: readonly [Buffer, Buffer];
  /** Whether these are all bytes of the file but the gap. */
  readonly whole: boolean;
}

const NAME = Buffer.from('/ByteRange');
const LONGEST_RANGE = 100;
const RANGE = /^\s{0,8}\[\s{0,8}(\d{1,10})\s{1,16}(\d{1,10})\s{1,16}(\d{1,10})\s{1,16}(\d{1,10})\s{0,40}\]/;
const LARGEST_GAP = 256 * 1024;
/** Our files have one. Who adds more only makes their file harder to recognise. */
const MOST_GAPS = 16;
const OPEN = 0x3c;
const CLOSE = 0x3e;

/**
 * Finds the gaps for signatures by their byte ranges, without reading the PDF around them; linear in the length of the
 * file.
 */
export function signatureGaps(file: Buffer): SignatureGap[] {
  const gaps: SignatureGap[] = [];
  for (let at = file.indexOf(NAME); at >= 0 && gaps.length < MOST_GAPS; at = file.indexOf(NAME, at + NAME.length)) {
    const start = at + NAME.length;
    const found = RANGE.exec(file.toString('latin1', start, start + LONGEST_RANGE));
    const gap = found && gapOf(file, found.slice(1).map(Number));
    if (gap) gaps.push(gap);
  }
  return gaps;
}

function gapOf(file: Buffer, [from = 0, before = 0, end = 0, after = 0]: readonly number[]): SignatureGap | null {
  const start = from + before;
  const size = end - start;
  if (from !== 0 || size < 2 || size > LARGEST_GAP || end + after > file.length) return null;
  if (file[start] !== OPEN || file[end - 1] !== CLOSE) return null;
  const padded = Buffer.from(file.toString('latin1', start + 1, end - 1), 'hex');
  // Decoding stops at what is no hexadecimal digit.
  if (padded.length * 2 !== size - 2) return null;
  return {
    padded,
    covered: [file.subarray(0, start), file.subarray(end, end + after)],
    whole: end + after === file.length,
  };
}
