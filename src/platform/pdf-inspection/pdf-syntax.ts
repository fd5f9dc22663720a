import { type PdfBudget, PdfRefusal, TOO_COMPLEX, UNUSUAL } from './pdf-refusal.js';

export class PdfName {
  constructor(readonly text: string) {}
}

/** A reference to the object with this number. */
export class PdfReference {
  constructor(readonly number: number) {}
}

/** A word such as `endobj`, a closing bracket, or the end of the data (empty). */
export class PdfKeyword {
  constructor(readonly text: string) {}
}

/** A dictionary with everything in it in order: readers disagree about keys that come twice or lack a value. */
export class PdfDictionary {
  constructor(readonly items: readonly PdfValue[]) {}

  /** Visits the pairs as readers make them: what stands where a name belongs is passed over. */
  forEach(visit: (key: string, value: PdfValue) => void): void {
    for (let at = 0; at < this.items.length; at++) {
      const key = this.items[at];
      if (key instanceof PdfName) visit(key.text, this.items[++at] ?? null);
    }
  }

  all(key: string): PdfValue[] {
    const values: PdfValue[] = [];
    this.forEach((name, value) => {
      if (name === key) values.push(value);
    });
    return values;
  }

  /** The value of a key that is there once. */
  only(key: string): PdfValue | undefined {
    const values = this.all(key);
    return values.length === 1 ? values[0] : undefined;
  }
}

/** Strings are told by their presence alone: nothing that is judged lies in them. */
export const PDF_STRING = Symbol('string');

export type PdfValue =
  | null
  | boolean
  | number
  | typeof PDF_STRING
  | PdfName
  | PdfReference
  | PdfDictionary
  | PdfKeyword
  | readonly PdfValue[];

const DEEPEST = 100;
const LONGEST_WORD = 128;
const REGULAR = 0;
const WHITE = 1;
const DELIMITER = 2;
/** The class of each byte. */
const CLASSES = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CLASSES[byte] = WHITE;
for (const byte of Buffer.from('()<>[]{}/%')) CLASSES[byte] = DELIMITER;
const NUMBER = /^[+-]*\d*\.?\d*(?:-\d*)?$/;
const END = new PdfKeyword('');
const END_OF_ARRAY = new PdfKeyword(']');
const END_OF_DICTIONARY = new PdfKeyword('>>');

/** Reads PDF values out of bytes, as forgivingly as viewers do: broken syntax ends a value, it never hides one. */
export class PdfSyntax {
  constructor(
    private readonly bytes: Buffer,
    public position: number,
    private readonly budget: PdfBudget,
  ) {}

  /** The value at the position, a reference as one value. */
  value(): PdfValue {
    const start = this.position;
    const value = this.item(0);
    this.budget.spendSyntax(this.position - start + 1);
    if (typeof value !== 'number') return value;
    const end = this.position;
    if (this.wordNext() && typeof this.item(0) === 'number' && this.wordNext() && isWord(this.item(0), 'R')) {
      return new PdfReference(value);
    }
    this.position = end;
    return value;
  }

  /** A whole number at the position. */
  integer(): number | null {
    const value = this.item(0);
    return typeof value === 'number' && Number.isInteger(value) ? value : null;
  }

  /** Where the data of a stream begin, if the word `stream` comes next. */
  streamStart(): number | null {
    this.skipWhite();
    if (this.bytes.toString('latin1', this.position, this.position + 6) !== 'stream') return null;
    let at = this.position + 6;
    while (this.bytes[at] === 32 || this.bytes[at] === 9) at++;
    if (this.bytes[at] === 13) at++;
    if (this.bytes[at] === 10) at++;
    return at;
  }

  private wordNext(): boolean {
    this.skipWhite();
    const byte = this.bytes[this.position];
    return byte !== undefined && CLASSES[byte] !== DELIMITER;
  }

  private item(depth: number): PdfValue {
    if (depth > DEEPEST) throw PdfRefusal.because(TOO_COMPLEX);
    this.skipWhite();
    const byte = this.bytes[this.position];
    const next = this.bytes[this.position + 1];
    switch (byte) {
      case undefined:
        return END;
      case 0x2f: // /
        this.position++;
        return new PdfName(unescapeName(this.word(Number.POSITIVE_INFINITY)));
      case 0x28: // (
        return this.text();
      case 0x5b: // [
        this.position++;
        return this.items(depth, END_OF_ARRAY);
      case 0x5d: // ]
        this.position++;
        return END_OF_ARRAY;
      case 0x3c: // <
        if (next !== 0x3c) return this.hexText();
        this.position += 2;
        return new PdfDictionary(this.items(depth, END_OF_DICTIONARY));
      case 0x3e: // >
        this.position += next === 0x3e ? 2 : 1;
        return next === 0x3e ? END_OF_DICTIONARY : new PdfKeyword('>');
      case 0x29: // )
      case 0x7b: // {
      case 0x7d: // }
        this.position++;
        return new PdfKeyword(String.fromCharCode(byte));
      default:
        return plain(this.word(LONGEST_WORD));
    }
  }

  private items(depth: number, end: PdfKeyword): PdfValue[] {
    const items: PdfValue[] = [];
    for (;;) {
      const item = this.item(depth + 1);
      if (item === end || item === END) return items;
      // Readers disagree about what a wrong bracket closes, so what follows could mean anything.
      if (item === END_OF_ARRAY || item === END_OF_DICTIONARY) throw PdfRefusal.because(UNUSUAL);
      if (isWord(item, 'R') && typeof items.at(-1) === 'number' && typeof items.at(-2) === 'number') {
        items.pop();
        items.push(new PdfReference(Number(items.pop())));
      } else {
        items.push(item);
      }
    }
  }

  private text(): typeof PDF_STRING {
    let open = 0;
    for (; this.position < this.bytes.length; this.position++) {
      const byte = this.bytes[this.position];
      if (byte === 0x5c) this.position++;
      else if (byte === 0x28) open++;
      else if (byte === 0x29 && --open === 0) break;
    }
    this.position++;
    return PDF_STRING;
  }

  private hexText(): typeof PDF_STRING {
    const end = this.bytes.indexOf(0x3e, this.position);
    this.position = end < 0 ? this.bytes.length : end + 1;
    return PDF_STRING;
  }

  private word(longest: number): string {
    const start = this.position;
    for (; this.position - start < longest; this.position++) {
      const byte = this.bytes[this.position];
      if (byte === undefined || CLASSES[byte] !== REGULAR) break;
    }
    return this.bytes.toString('latin1', start, this.position);
  }

  private skipWhite(): void {
    for (;;) {
      const byte = this.bytes[this.position];
      if (byte === 0x25) this.skipComment();
      else if (byte !== undefined && CLASSES[byte] === WHITE) this.position++;
      else return;
    }
  }

  /** Whatever it is skipped for: it may hold the beginnings of many objects, each of which would skip it again. */
  private skipComment(): void {
    const start = this.position;
    for (; this.position < this.bytes.length; this.position++) {
      const byte = this.bytes[this.position];
      if (byte === 10 || byte === 13) break;
    }
    this.budget.spendSyntax(this.position - start);
  }
}

function isWord(value: PdfValue, text: string): boolean {
  return value instanceof PdfKeyword && value.text === text;
}

function plain(word: string): PdfValue {
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  return NUMBER.test(word) ? Number.parseFloat(word) || 0 : new PdfKeyword(word);
}

function unescapeName(raw: string): string {
  if (!raw.includes('#')) return raw;
  return raw.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
