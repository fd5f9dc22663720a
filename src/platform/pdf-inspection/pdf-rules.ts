import { type Message, message } from '../../domain/messages/message.js';
import { PdfRefusal } from './pdf-refusal.js';
import { PDF_STRING, PdfDictionary, PdfName, PdfReference, type PdfValue } from './pdf-syntax.js';

const SCRIPTS = message('pdf_scripts');
const ATTACHMENTS = message('pdf_attachments');
const MULTIMEDIA = message('pdf_multimedia');
const PROGRAMS = message('pdf_programs');
const FORM_DATA = message('pdf_form_data');
const OTHER_FILES = message('pdf_other_files');
const DYNAMIC_FORM = message('pdf_dynamic_form');
const BY_ITSELF = message('pdf_by_itself');
const COMMANDS = message('pdf_commands');
const ENCRYPTED = message('pdf_encrypted');
export const OPEN_ACTION = message('pdf_open_action');
export const NO_PAGES = message('pdf_no_pages');

/**
 * Names that are refused wherever they stand in a dictionary, as key or as value: no reader's way of pairing them can
 * matter then.
 */
const REFUSED_NAMES: ReadonlyMap<string, Message> = new Map([
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

/** Refused after the key they are a value of: alone, they stand for something harmless too. */
const REFUSED_AFTER: ReadonlyMap<string, ReadonlyMap<string, Message>> = new Map([
  [
    'S',
    new Map([
      ['Named', COMMANDS],
      ['Thread', COMMANDS],
    ]),
  ],
  ['FS', new Map([['URL', OTHER_FILES]])],
]);

const MULTIMEDIA_ANNOTATIONS: ReadonlySet<string> = new Set(['Screen', 'Movie', 'Sound', '3D']);

/**
 * Looks at a value and at all within it.
 * @throws PdfRefusal for what may not be in a PDF.
 */
export function inspectValue(value: PdfValue): void {
  // As an object of its own, it is what an action refers to.
  if (value instanceof PdfName) inspectName(value, new PdfName('S'));
  else if (value instanceof PdfDictionary) inspectDictionary(value);
  else if (isArray(value)) for (const item of value) if (!(item instanceof PdfName)) inspectValue(item);
}

function inspectName(name: PdfName, before: PdfValue | undefined): void {
  const after = before instanceof PdfName ? REFUSED_AFTER.get(before.text) : undefined;
  const text = REFUSED_NAMES.get(name.text) ?? after?.get(name.text);
  if (text) throw PdfRefusal.because(text);
}

function inspectDictionary(dictionary: PdfDictionary): void {
  const { items } = dictionary;
  items.forEach((item, at) => {
    // A key whose value is null is as good as absent.
    if (item instanceof PdfName && items[at + 1] === null) return;
    if (item instanceof PdfName) inspectName(item, items[at - 1]);
    else inspectValue(item);
  });
  // Actions of the catalogue, of pages, annotations and form fields. Last: what they would do is the better reason.
  if (items.some((item, at) => item instanceof PdfName && item.text === 'AA' && items[at + 1] !== null)) {
    throw PdfRefusal.because(BY_ITSELF);
  }
  dictionary.forEach((key, value) => {
    if (key === 'Encrypt' && value !== null) throw PdfRefusal.because(ENCRYPTED);
    // In the signature of a form, /EF is an array of rights.
    const points = value instanceof PdfDictionary || value instanceof PdfReference;
    if (key === 'EF' && points) throw PdfRefusal.because(ATTACHMENTS);
    // In the structure of a document, /Ref is an array of its own parts; in a picture it is a page of another file.
    if (key === 'Ref' && points) throw PdfRefusal.because(OTHER_FILES);
    if (key === 'Subtype' && value instanceof PdfName && MULTIMEDIA_ANNOTATIONS.has(value.text)) {
      throw PdfRefusal.because(MULTIMEDIA);
    }
  });
}

/** The data of a stream may lie in another file. */
export function inspectStream(dictionary: PdfDictionary): void {
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
