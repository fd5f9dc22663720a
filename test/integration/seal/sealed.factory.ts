import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { Env } from '../../../src/config/env.js';
import { formatReportNumber } from '../../../src/domain/report/report-number.js';
import { PadesReportSigner } from '../../../src/platform/seal/pades.report-signer.js';
import { loadSealKeys, type SealKeys } from '../../../src/platform/seal/seal-keys.js';
import { leaveSealPlace } from '../../../src/platform/seal/seal-place.js';

/** With its check character: only such are told. */
export const NUMBER = formatReportNumber([7, 20, 3, 23, 13, 9, 29, 28, 2, 20, 11, 4, 26, 6]);

/** The keys of an installation of its own. */
export function newKeys(folder: string, name: string): Promise<SealKeys> {
  const signing = { own: null, trusted: null };
  return loadSealKeys(
    Object.assign(new Env(), { production: false, dataDir: join(folder, name), signing }),
    new Date(),
  );
}

/** A PDF of two pages, sealed as reports are. */
export async function sealedPdf(keys: SealKeys, number = NUMBER): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const text of [`Report ${number}`, 'Second page']) document.addPage().drawText(text);
  document.setTitle(`Verification report ${number}`);
  const signer = new PadesReportSigner(keys, Object.assign(new Env(), { tsaUrl: null }));
  leaveSealPlace(document, signer.placeFor({ number, edition: 1, signedAt: new Date('2026-11-20T10:11:12Z') }));
  const printed = await document.save({ useObjectStreams: false });
  return Buffer.from(await signer.sign(printed, new AbortController().signal));
}

/** What people do to a report with a PDF program, by name. */
export const FORGERIES: Readonly<Record<string, (pdf: Buffer) => Promise<Uint8Array>>> = {
  'a byte of a page changed': async (pdf) => flipped(pdf, pdf.indexOf('endstream') - 3),
  'bytes appended': async (pdf) => Buffer.concat([pdf, Buffer.from('\n% and more\n')]),
  'an update appended': async (pdf) =>
    Buffer.concat([pdf, Buffer.from(`\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${tail(pdf)}`)]),
  'a page swapped and saved': (pdf) =>
    edited(pdf, async (document) => {
      document.removePage(0);
      document.insertPage(0).drawText('Another first page');
    }),
  'saved anew': (pdf) => edited(pdf, async () => undefined),
  'saved anew without packed objects': (pdf) => edited(pdf, async () => undefined, false),
  'the gap filled with something else': async (pdf) => flipped(pdf, pdf.indexOf('00>', pdf.indexOf('/Contents <')), 1),
};

/** The seal taken out, as programs do that "flatten" a document. */
export function stripped(pdf: Buffer): Promise<Uint8Array> {
  return edited(pdf, async (document) => {
    document.catalog.delete(PDFName.of('AcroForm'));
    for (const page of document.getPages()) page.node.delete(PDFName.of('Annots'));
    for (const [ref, object] of document.context.enumerateIndirectObjects()) {
      const isSeal = object instanceof PDFDict && object.has(PDFName.of('ByteRange'));
      if (isSeal && ref instanceof PDFRef) document.context.delete(ref);
    }
  });
}

export function flipped(pdf: Buffer, at: number, bit = 0): Buffer {
  const changed = Buffer.from(pdf);
  changed[at] = (changed[at] ?? 0) ^ (1 << bit);
  return changed;
}

async function edited(
  pdf: Buffer,
  edit: (document: PDFDocument) => Promise<void>,
  useObjectStreams = true,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf);
  await edit(document);
  return document.save({ useObjectStreams });
}

function tail(pdf: Buffer): string {
  return pdf.toString('latin1', pdf.lastIndexOf('startxref'));
}
