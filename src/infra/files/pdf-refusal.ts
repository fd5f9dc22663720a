/** Why a PDF is not taken: `unreadable` where it is no sound PDF, `refused` (with a text for the user) for what it contains. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';

  private constructor(
    readonly kind: 'unreadable' | 'refused',
    message: string,
  ) {
    super(message);
  }

  static unreadable(why: string): PdfRefusal {
    return new PdfRefusal('unreadable', why);
  }

  static because(text: string): PdfRefusal {
    return new PdfRefusal('refused', text);
  }
}

export const TOO_COMPLEX = 'The PDF is too complex to be checked. Print it to a new PDF and upload that.';
export const UNUSUAL =
  'The PDF is built in an unusual way that cannot be checked. Print it to a new PDF and upload that.';

/** What one inspection may cost, whatever the file says of itself. */
export class PdfBudget {
  private syntax: number;
  private inflated = 64 * 1024 * 1024;

  constructor(fileSize: number) {
    this.syntax = 4 * fileSize + 1024 * 1024;
  }

  /** Bytes read as syntax: a sound file has each of its own read once. */
  spendSyntax(bytes: number): void {
    this.syntax -= bytes;
    if (this.syntax < 0) throw PdfRefusal.because(TOO_COMPLEX);
  }

  /** Most bytes the next stream may unpack to; both the packed and the unpacked pieces of it are in memory at once. */
  get inflatable(): number {
    return Math.min(this.inflated, 32 * 1024 * 1024);
  }

  spendInflated(bytes: number): void {
    this.inflated -= bytes;
    this.syntax += 4 * bytes;
  }
}
