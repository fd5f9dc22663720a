import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { Env } from '../../../src/config/env.js';
import { ChromiumPdfRenderer } from '../../../src/platform/pdf/chromium-pdf.renderer.js';
import { describeWithPoppler, fontsOf } from './poppler.js';
import { NUMBER, photo, reportDocument } from './report.factory.js';

// The rules of PDF/UA-1 and PDF/A-2 that can be looked at without one of their checkers
// (docs/decisions/0063-archive-rules.md).

const chromiumPath = process.env.PUPPETEER_EXECUTABLE_PATH ?? null;
const name = (text: string) => PDFName.of(text);

/** The structure types of PDF 1.7 that Chromium uses. */
const STANDARD = ['Document', 'NonStruct', 'Div', 'P', 'Span', 'H1', 'H2', 'Figure', 'Table', 'TR', 'TH', 'TD'];

interface Element {
  readonly type: string;
  readonly dictionary: PDFDict;
}

describeWithPoppler('the structure of a report', () => {
  const renderer = new ChromiumPdfRenderer(Object.assign(new Env(), { chromiumPath }));
  let bytes: Uint8Array;
  let pdf: PDFDocument;
  let elements: Element[];

  beforeAll(async () => {
    const seal = { reason: 'Edition 1', signedAt: new Date('2026-03-04T05:06:07Z'), room: 8000 };
    const document = reportDocument({}, { photo: await photo(), seal });
    bytes = await renderer.render(document, new AbortController().signal);
    pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    elements = elementsBelow(pdf.catalog.lookup(name('StructTreeRoot'), PDFDict));
  });

  afterAll(() => renderer.onApplicationShutdown());

  const elementsBelow = (node: PDFDict): Element[] => {
    const kids = node.lookup(name('K'));
    const below = (kids instanceof PDFArray ? kids.asArray().map((kid) => pdf.context.lookup(kid)) : [kids]).flatMap(
      (kid) => (kid instanceof PDFDict ? elementsBelow(kid) : []),
    );
    const type = node.lookupMaybe(name('S'), PDFName)?.decodeText();
    return type === undefined ? below : [{ type, dictionary: node }, ...below];
  };
  const text = (stream: unknown) =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8') : '';

  it('is tagged in a language, and shows its title', () => {
    expect(pdf.catalog.lookup(name('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    expect(pdf.catalog.get(name('Lang'))?.toString()).toBe('(en-MY)');
    expect(pdf.catalog.lookup(name('ViewerPreferences'), PDFDict).toString()).toContain('/DisplayDocTitle true');
    for (const page of pdf.getPages()) {
      expect(page.node.get(name('StructParents'))).toBeDefined();
      expect(page.node.get(name('Tabs'))?.toString()).toBe('/S');
    }
  });

  it('has standard types alone, or says what the others stand for', () => {
    const roles = pdf.catalog.lookup(name('StructTreeRoot'), PDFDict).lookup(name('RoleMap'), PDFDict);
    const other = new Set(elements.map(({ type }) => type).filter((type) => !STANDARD.includes(type)));
    for (const type of other) expect([type, roles.get(name(type))?.toString()]).toEqual([type, '/Span']);
    expect(elements.length).toBeGreaterThan(50);
  });

  it('has pictures with a text, one title, headings in order and tables whose headers say what they head', () => {
    const of = (wanted: string) => elements.filter(({ type }) => type === wanted).map(({ dictionary }) => dictionary);
    expect(of('Figure').length).toBeGreaterThanOrEqual(2);
    for (const figure of of('Figure')) expect(figure.get(name('Alt'))?.toString()).toMatch(/\w{3}/);
    const headings = elements.map(({ type }) => type).filter((type) => /^H\d$/.test(type));
    expect(headings[0]).toBe('H1');
    expect(new Set(headings.slice(1))).toEqual(new Set(['H2']));
    expect(of('TH').length).toBe(11);
    for (const header of of('TH')) expect(header.get(name('A'))?.toString()).toMatch(/\/Scope \/(Row|Column)/);
  });

  it('says in its metadata what its information says, and claims no standard', () => {
    const metadata = pdf.catalog.lookup(name('Metadata'));
    const said = text(metadata);
    expect(metadata instanceof PDFRawStream && metadata.dict.get(name('Filter'))).toBeUndefined();
    for (const part of [`Verification report ${NUMBER}`, 'Edition 1', '2026-03-04T05:06:07Z'])
      expect(said).toContain(part);
    expect([pdf.getTitle(), pdf.getSubject(), pdf.getProducer(), pdf.getCreator()]).toEqual([
      `Verification report ${NUMBER}`,
      'Edition 1',
      'MyVerify',
      'MyVerify',
    ]);
    expect(pdf.getCreationDate()?.toISOString()).toBe('2026-03-04T05:06:07.000Z');
    expect(said).not.toMatch(/pdfuaid|pdfaid/);
  });

  it('names its colours, itself and all its fonts, and holds nothing that acts', () => {
    const [intent] = pdf.catalog
      .lookup(name('OutputIntents'), PDFArray)
      .asArray()
      .map((one) => pdf.context.lookup(one, PDFDict));
    expect(intent?.get(name('S'))?.toString()).toBe('/GTS_PDFA1');
    const profile = intent?.lookup(name('DestOutputProfile'));
    const icc = profile instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(profile).decode()) : Buffer.alloc(0);
    expect([icc.subarray(16, 20).toString(), icc.subarray(36, 40).toString()]).toEqual(['RGB ', 'acsp']);
    expect(pdf.context.trailerInfo.ID?.toString()).toMatch(/^\[ <[0-9a-f]{32}> <[0-9a-f]{32}> \]$/i);
    expect(fontsOf(bytes).filter(({ embedded, unicode }) => !embedded || !unicode)).toEqual([]);
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).not.toMatch(/\/(JavaScript|JS|AA|Launch|EmbeddedFiles|Encrypt|LZWDecode)\b/);
    expect(file.slice(0, 8)).toMatch(/^%PDF-1\.[4-7]/);
  });
});
