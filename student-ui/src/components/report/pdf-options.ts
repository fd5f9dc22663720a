import { pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

const FILES = `/pdfjs-${pdfjs.version}`;
/** Must stay the same object, or the document is read again. */
export const PDF_OPTIONS = {
  isEvalSupported: false,
  useWasm: false,
  cMapUrl: `${FILES}/cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${FILES}/standard_fonts/`,
  // What a machine has under the same name is another font each time, and Chromium complains of those it does not have.
  useSystemFonts: false,
  wasmUrl: `${FILES}/wasm/`,
};

/** A page of a phone with three pixels to a point would take 60 MB. */
export const SHARPEST = 2;
