import { deflateSync } from 'node:zlib';

/** The body of an object: what stands between `obj` and `endobj`. */
export type PdfObject = string | Buffer;

/** A stream object with the given entries; `/Length` is added. */
export function pdfStream(entries: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** An object stream that holds `objects` by number. */
export function objectStream(objects: Readonly<Record<number, string>>, entries = ''): Buffer {
  const { count, first, text } = packed(objects);
  return pdfStream(`/Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode ${entries}`, deflateSync(text));
}

/** The unpacked data of an object stream. */
export function packed(objects: Readonly<Record<number, string>>): { count: number; first: number; text: string } {
  const index: string[] = [];
  let body = '';
  for (const [number, text] of Object.entries(objects)) {
    index.push(`${number} ${body.length}`);
    body += `${text} `;
  }
  const head = `${index.join(' ')} `;
  return { count: index.length, first: head.length, text: head + body };
}

export interface PdfParts {
  /** More entries of the catalogue. */
  readonly catalog?: string;
  /** More entries of the only page. */
  readonly page?: string;
  readonly kids?: string;
  /** More entries of the trailer. */
  readonly trailer?: string;
  /** Objects from number 10 on. */
  readonly more?: readonly PdfObject[];
}

/** A PDF of one page, put together by hand: 1 is the catalogue, 2 the page tree, 3 the page, 4 its content. */
export function pdfFile(parts: PdfParts = {}): Buffer {
  const objects = new Map<number, PdfObject>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`],
    [2, `<< /Type /Pages /Count 1 /Kids ${parts.kids ?? '[3 0 R]'} >>`],
    [3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${parts.page ?? ''} >>`],
    [4, pdfStream('', 'BT ET')],
  ]);
  parts.more?.forEach((object, at) => void objects.set(10 + at, object));
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = chunks[0]?.length ?? 0;
  const add = (bytes: PdfObject) => {
    const buffer = Buffer.from(bytes);
    chunks.push(buffer);
    length += buffer.length;
  };
  let table = '';
  for (const [number, body] of objects) {
    table += `${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`;
    add(`${number} 0 obj\n`);
    add(body);
    add('\nendobj\n');
  }
  const xref = length;
  add(`xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size 100 /Root 1 0 R ${parts.trailer ?? ''} >>\n`);
  add(`startxref\n${xref}\n%%EOF\n`);
  return Buffer.concat(chunks);
}
