import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';

const MOST = 4;

/** The JPEG pictures in a PDF, largest first: what a scanner or a telephone makes of a page is one of them. */
export async function picturesOf(pdf: Uint8Array): Promise<Buffer[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const found = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream && isJpeg(object.dict));
  return found
    .toSorted((one, other) => areaOf(other.dict) - areaOf(one.dict))
    .slice(0, MOST)
    .map(({ contents }) => Buffer.from(contents));
}

function isJpeg(dict: PDFDict): boolean {
  return (
    dict.get(PDFName.of('Subtype')) === PDFName.of('Image') &&
    dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode')
  );
}

function areaOf(dict: PDFDict): number {
  const side = (name: string) => {
    const value = dict.lookup(PDFName.of(name));
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  return side('Width') * side('Height');
}
