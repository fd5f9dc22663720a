import { getDocumentProxy } from 'unpdf';
import { type DocumentEdits, isChangedAfterSigning, pictureEditor } from '../../domain/reading/document-edits.js';

/**
 * What a PDF says of the programs that wrote it, and of what was written behind its signatures.
 * @returns `null` where that is nothing.
 */
export async function editsOf(pdf: Uint8Array): Promise<DocumentEdits | null> {
  const editor = pictureEditor(await programsOf(pdf));
  const afterSigning = isChangedAfterSigning(
    Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1'),
  );
  return editor === null && !afterSigning ? null : { editor, afterSigning };
}

async function programsOf(pdf: Uint8Array): Promise<string[]> {
  // It takes the bytes for its own.
  const document = await getDocumentProxy(Uint8Array.from(pdf), { stopAtErrors: false, verbosity: 0 });
  try {
    const { info, metadata } = await document.getMetadata();
    const { Producer, Creator } = info as { Producer?: unknown; Creator?: unknown };
    const words = [Producer, Creator, metadata?.get('xmp:creatortool'), metadata?.get('pdf:producer')];
    return words.filter((word) => typeof word === 'string');
  } finally {
    await document.destroy();
  }
}
