import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRawStream, PDFStream } from 'pdf-lib';

/** The characters that a page draws, in drawing order without blanks, and how many of them have no glyph. */
export interface DrawnText {
  readonly text: string;
  /** Boxes on the paper. */
  readonly boxes: number;
}

interface DrawnFont {
  readonly bytesPerCode: 1 | 2;
  readonly characters: ReadonlyMap<number, string>;
}

/**
 * What the pages of a PDF made by Chromium say. Reads only what Chromium writes (hexadecimal and literal strings
 * shown by Tj and TJ in page streams, fonts with ToUnicode maps), and so takes milliseconds where
 * a PDF viewer's library would take 40 MB.
 */
export function drawnText(pdf: PDFDocument): DrawnText {
  let text = '';
  let boxes = 0;
  for (const page of pdf.getPages()) {
    const drawn = pageText(contentOf(page), fontsOf(page));
    text += drawn.text;
    boxes += drawn.boxes;
  }
  return { text, boxes };
}

/** A font being chosen (name, size), or a string being shown. */
const OPERATION = /\/([^\s/<>[\]()]+)\s+[-\d.]+\s+Tf|<([0-9A-Fa-f\s]*)>|\(((?:\\[\s\S]|[^\\()])*)\)/g;

function pageText(content: string, fonts: ReadonlyMap<string, DrawnFont>): DrawnText {
  let text = '';
  let boxes = 0;
  let font: DrawnFont | undefined;
  for (const block of content.matchAll(/\bBT\b[\s\S]*?\bET\b/g)) {
    for (const [, name, hex, literal] of block[0].matchAll(OPERATION)) {
      if (name !== undefined) font = fonts.get(name);
      else if (font) {
        for (const code of codes(hex === undefined ? unescaped(literal ?? '') : fromHex(hex), font.bytesPerCode)) {
          text += font.characters.get(code)?.trim() ?? '';
          if (code === 0 && font.bytesPerCode === 2) boxes += 1;
        }
      }
    }
  }
  return { text, boxes };
}

function fromHex(text: string): Buffer {
  return Buffer.from(text.replace(/\s/g, ''), 'hex');
}

function unescaped(text: string): Buffer {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (named[escaped] ?? escaped),
  );
  return Buffer.from(plain, 'latin1');
}

function* codes(bytes: Buffer, size: 1 | 2): Generator<number> {
  for (let i = 0; i + size <= bytes.length; i += size) yield bytes.readUIntBE(i, size);
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((part) => page.doc.context.lookup(part)) : [contents];
  return streams.map((stream) => (stream instanceof PDFStream ? decoded(stream) : '')).join('\n');
}

function decoded(stream: PDFStream): string {
  const bytes = stream.getContents();
  const packed = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  return (packed ? inflateSync(bytes) : Buffer.from(bytes)).toString('latin1');
}

function fontsOf(page: PDFPage): Map<string, DrawnFont> {
  const fonts = new Map<string, DrawnFont>();
  const dictionary = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  for (const [name] of dictionary?.entries() ?? []) {
    const font = dictionary?.lookup(name, PDFDict);
    const map = font?.lookup(PDFName.of('ToUnicode'));
    if (!font || !(map instanceof PDFRawStream)) continue;
    const twoBytes = font.get(PDFName.of('Subtype')) === PDFName.of('Type0');
    fonts.set(name.decodeText(), { bytesPerCode: twoBytes ? 2 : 1, characters: toUnicode(decoded(map)) });
  }
  return fonts;
}

/** The entries of a ToUnicode map: `<code> <text>` and `<first> <last> <text of the first>`. */
function toUnicode(cmap: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, chars = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of chars.matchAll(/<([^>]+)>\s*<([^>]+)>/g)) {
      characters.set(Number.parseInt(code, 16), utf16(text));
    }
  }
  for (const [, ranges = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', text = ''] of ranges.matchAll(/<([^>]+)>\s*<([^>]+)>\s*<([^>]+)>/g)) {
      const from = Number.parseInt(first, 16);
      const start = utf16(text).codePointAt(0) ?? 0;
      for (let code = from; code <= Number.parseInt(last, 16); code++) {
        characters.set(code, String.fromCodePoint(start + code - from));
      }
    }
  }
  return characters;
}

function utf16(hex: string): string {
  return fromHex(hex).swap16().toString('utf16le');
}
