import { type Message, message } from '../../domain/messages/message.js';
/**
 * Why a PDF is not taken: `unreadable` where it is no sound PDF, `refused` (with what the user is told) for what it
 * contains.
 */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';

  private constructor(
    why: string,
    /** What the user is told; of an unreadable one that the format is wrong. */
    readonly said: Message | null,
  ) {
    super(why);
  }

  static unreadable(why: string): PdfRefusal {
    return new PdfRefusal(why, null);
  }

  static because(said: Message): PdfRefusal {
    return new PdfRefusal(said.code, said);
  }
}

export const TOO_COMPLEX = message('pdf_too_complex');
export const UNUSUAL = message('pdf_unusual');

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
