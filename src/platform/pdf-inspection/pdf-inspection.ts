import { isObjectStream, visitPacked } from './pdf-object-stream.js';
import { PdfPages } from './pdf-pages.js';
import { PdfBudget, PdfRefusal } from './pdf-refusal.js';
import { inspectStream, inspectValue, isArray, isHarmlessOpenAction, NO_PAGES, OPEN_ACTION } from './pdf-rules.js';
import { PdfDictionary, PdfReference, PdfSyntax, type PdfValue } from './pdf-syntax.js';

const TAIL = 2048;
const LAST_WORDS = /startxref[\s\0]+(\d+)[\s\0]+%%EOF/g;
const PADDING = new Set([0, 9, 10, 13, 32]);
const NUMBERED = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/;

/**
 * Looks at every object of a PDF, whether anything refers to it or not, those packed into object streams included. It
 * trusts neither the cross-reference table nor any length: objects are found by their `obj`, as viewers do that repair
 * a file.
 * @throws PdfRefusal for a file that is no sound PDF or contains what may not be in one.
 */
export function inspectPdf(file: Buffer): void {
  new PdfInspection(file).run();
}

class PdfInspection {
  private readonly budget: PdfBudget;
  private readonly pages = new PdfPages();
  private readonly packed: Array<readonly [number, PdfDictionary]> = [];
  private readonly openActions = new Set<number>();
  private readonly harmless = new Set<number>();
  private readonly harmful = new Set<number>();

  constructor(private readonly file: Buffer) {
    this.budget = new PdfBudget(file.length);
  }

  run(): void {
    this.checkEnds();
    this.scan('trailer', (_, syntax) => this.seeTrailer(syntax.value()));
    this.scan('obj', (at, syntax) => this.seeObject(at, syntax));
    // Last, because packed objects of an encrypted file are noise, and the reason to give is the encryption.
    for (const [start, dictionary] of this.packed) {
      visitPacked(this.file, start, dictionary, this.budget, (number, value) => this.see(number, value));
    }
    this.checkOpenActions();
    if (!this.pages.hasDocument()) throw PdfRefusal.unreadable('no catalogue');
    if (!this.pages.hasPage()) throw PdfRefusal.because(NO_PAGES);
  }

  /** A file that was cut off has lost its last words, or they point to what is not there. */
  private checkEnds(): void {
    if (!/^%PDF-[12]\.\d/.test(this.text(0, 8))) throw PdfRefusal.unreadable('no header');
    let end = this.file.length;
    while (end > 0 && PADDING.has(this.file[end - 1] ?? -1)) end--;
    const found = [...this.text(end - TAIL, end).matchAll(LAST_WORDS)].at(-1);
    if (!found) throw PdfRefusal.unreadable('no end');
    const at = Number(found[1]);
    // Writers miscount line ends by a few bytes, and viewers forgive it.
    if (at >= this.file.length || !/xref|\d[\s\0]+\d+[\s\0]+obj/.test(this.text(at - 20, at + 60))) {
      throw PdfRefusal.unreadable('no cross-reference table');
    }
  }

  private scan(word: string, visit: (at: number, syntax: PdfSyntax) => void): void {
    for (let at = this.file.indexOf(word); at >= 0; at = this.file.indexOf(word, at + word.length)) {
      visit(at, new PdfSyntax(this.file, at + word.length, this.budget));
    }
  }

  private seeTrailer(value: PdfValue): void {
    inspectValue(value);
    if (value instanceof PdfDictionary) this.pages.seeTrailer(value);
  }

  private seeObject(at: number, syntax: PdfSyntax): void {
    if (this.text(at - 3, at) === 'end') return;
    const value = syntax.value();
    const numbered = NUMBERED.exec(this.text(at - 40, at));
    this.see(numbered ? Number(numbered[1]) : null, value);
    if (!(value instanceof PdfDictionary)) return;
    const start = syntax.streamStart();
    if (start === null) return;
    inspectStream(value);
    this.pages.seeTrailer(value);
    if (isObjectStream(value)) this.packed.push([start, value]);
  }

  private see(number: number | null, value: PdfValue): void {
    inspectValue(value);
    this.seeOpenActions(value);
    if (number === null) return;
    this.pages.see(number, value);
    if (isHarmlessOpenAction(value)) this.harmless.add(number);
    else this.harmful.add(number);
  }

  private seeOpenActions(value: PdfValue): void {
    if (isArray(value)) value.forEach((item) => void this.seeOpenActions(item));
    if (!(value instanceof PdfDictionary)) return;
    value.forEach((key, action) => {
      if (key !== 'OpenAction') this.seeOpenActions(action);
      else if (action instanceof PdfReference) this.openActions.add(action.number);
      else if (!isHarmlessOpenAction(action)) throw PdfRefusal.because(OPEN_ACTION);
    });
  }

  private checkOpenActions(): void {
    for (const number of this.openActions) {
      if (!this.harmless.has(number) || this.harmful.has(number)) throw PdfRefusal.because(OPEN_ACTION);
    }
  }

  private text(from: number, to: number): string {
    return this.file.toString('latin1', Math.max(from, 0), Math.max(to, 0));
  }
}
