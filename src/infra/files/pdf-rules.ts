import { PdfRefusal } from './pdf-refusal.js';
import { PDF_STRING, PdfDictionary, PdfName, PdfReference, type PdfValue } from './pdf-syntax.js';

const SCRIPTS = 'The PDF contains scripts (JavaScript).';
const ATTACHMENTS = 'The PDF contains other files (attachments).';
const MULTIMEDIA = 'The PDF contains multimedia.';
const PROGRAMS = 'The PDF starts other programs.';
const FORM_DATA = 'The PDF sends or loads form data.';
const OTHER_FILES = 'The PDF opens other files.';
const DYNAMIC_FORM = 'The PDF contains a dynamic form (XFA).';
const ENCRYPTED = 'The PDF is protected by a password or encrypted.';
export const OPEN_ACTION = 'The PDF does something by itself when it is opened.';
export const NO_PAGES = 'The PDF has no pages.';

/** Names that are refused wherever they stand in a dictionary, as key or as value: no reader's way of pairing them can matter then. */
const REFUSED_NAMES: ReadonlyMap<string, string> = new Map([
  ['JS', SCRIPTS],
  ['JavaScript', SCRIPTS],
  ['OnInstantiate', SCRIPTS],
  ['Launch', PROGRAMS],
  ['EmbeddedFile', ATTACHMENTS],
  ['EmbeddedFiles', ATTACHMENTS],
  ['FileAttachment', ATTACHMENTS],
  ['RichMedia', MULTIMEDIA],
  ['RichMediaContent', MULTIMEDIA],
  ['XFA', DYNAMIC_FORM],
  ['SubmitForm', FORM_DATA],
  ['ImportData', FORM_DATA],
  ['GoToR', OTHER_FILES],
  ['GoToE', OTHER_FILES],
]);

const MULTIMEDIA_ANNOTATIONS: ReadonlySet<string> = new Set(['Screen', 'Movie', 'Sound', '3D']);

/**
 * Looks at a value and at all within it.
 * @throws PdfRefusal for what may not be in a PDF.
 */
export function judge(value: PdfValue): void {
  if (value instanceof PdfName) judgeName(value);
  else if (value instanceof PdfDictionary) judgeDictionary(value);
  else if (isArray(value)) for (const item of value) if (!(item instanceof PdfName)) judge(item);
}

function judgeName(name: PdfName): void {
  const text = REFUSED_NAMES.get(name.text);
  if (text) throw PdfRefusal.because(text);
}

function judgeDictionary(dictionary: PdfDictionary): void {
  const { items } = dictionary;
  items.forEach((item, at) => {
    // A key whose value is null is as good as absent.
    if (item instanceof PdfName && items[at + 1] === null) return;
    judge(item);
  });
  dictionary.forEach((key, value) => {
    if (key === 'Encrypt' && value !== null) throw PdfRefusal.because(ENCRYPTED);
    // In the signature of a form, /EF is an array of rights.
    if (key === 'EF' && (value instanceof PdfDictionary || value instanceof PdfReference)) {
      throw PdfRefusal.because(ATTACHMENTS);
    }
    if (key === 'Subtype' && value instanceof PdfName && MULTIMEDIA_ANNOTATIONS.has(value.text)) {
      throw PdfRefusal.because(MULTIMEDIA);
    }
  });
}

/** The data of a stream may lie in another file. */
export function judgeStream(dictionary: PdfDictionary): void {
  for (const key of ['F', 'FFilter']) {
    if (dictionary.all(key).some((value) => value !== null)) throw PdfRefusal.because(OTHER_FILES);
  }
}

/** An open action that only shows a place in the same document, as Word and LaTeX write them. */
export function isHarmlessOpenAction(value: PdfValue): boolean {
  if (value === null || value === PDF_STRING || value instanceof PdfName) return true;
  if (isArray(value)) return value.every((item) => !(item instanceof PdfDictionary) && !isArray(item));
  if (!(value instanceof PdfDictionary)) return false;
  const action = value.only('S');
  return action instanceof PdfName && action.text === 'GoTo' && value.all('Next').length === 0;
}

export function isArray(value: PdfValue): value is readonly PdfValue[] {
  return Array.isArray(value);
}
