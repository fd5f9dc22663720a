import { createHash } from 'node:crypto';
import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';

/** What a paper says of itself. */
export interface PaperFacts {
  readonly title: string;
  readonly subject: string;
  readonly issuedAt: Date;
  /** A BCP 47 tag. */
  readonly language: string;
}

/**
 * What a reader decades from now needs: what the file is, which colours it means, and structure in the words of PDF
 * 1.7.
 */
export interface ArchiveParts {
  /** An ICC profile of sRGB. */
  readonly profile: Uint8Array;
  /** Of which the file's identifier is made. */
  readonly printed: Uint8Array;
}

/**
 * Adds to a printed paper what PDF/A-2 and PDF/UA-1 ask for and Chromium leaves out. It claims neither: no program that
 * could check all their rules has (docs/decisions).
 */
export function prepareForArchive(pdf: PDFDocument, facts: PaperFacts, { profile, printed }: ArchiveParts): void {
  const { context, catalog } = pdf;
  const metadata = context.stream(Buffer.from(xmp(facts)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: context.register(context.flateStream(profile, { N: 3 })),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  // Chromium writes these two as PDF 2.0 knows them.
  const roles = context.obj({ Strong: 'Span', Em: 'Span' });
  catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).set(PDFName.of('RoleMap'), roles);
  const id = PDFHexString.of(createHash('sha256').update(printed).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
}

/** The same as the document information says, which PDF/A wants told twice. */
function xmp({ title, subject, issuedAt, language }: PaperFacts): string {
  const at = `${issuedAt.toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(subject)}</rdf:li></rdf:Alt></dc:description>
<dc:creator><rdf:Seq><rdf:li>MyVerify</rdf:li></rdf:Seq></dc:creator>
<xmp:CreatorTool>MyVerify</xmp:CreatorTool>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
<pdf:Producer>MyVerify</pdf:Producer>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
