import { inflateSync } from 'node:zlib';
import { type PdfBudget, PdfRefusal, TOO_COMPLEX, UNUSUAL } from './pdf-refusal.js';
import { PdfDictionary, PdfName, PdfReference, PdfSyntax, type PdfValue } from './pdf-syntax.js';

const MOST_OBJECTS = 100_000;
const MOST_FILTERS = 3;

/** Readers go by the two numbers, not by the `/Type`. */
export function isObjectStream(dictionary: PdfDictionary): boolean {
  return dictionary.all('N').length > 0 && dictionary.all('First').length > 0;
}

/**
 * Visits every object packed into a stream whose data begin at `start`.
 * @throws PdfRefusal where it cannot be unpacked for certain, or only at too high a cost.
 */
export function visitPacked(
  file: Buffer,
  start: number,
  dictionary: PdfDictionary,
  budget: PdfBudget,
  visit: (number: number, value: PdfValue) => void,
): void {
  const count = dictionary.only('N');
  const first = dictionary.only('First');
  if (typeof count !== 'number' || typeof first !== 'number') throw PdfRefusal.because(UNUSUAL);
  if (count > MOST_OBJECTS) throw PdfRefusal.because(TOO_COMPLEX);
  const bytes = unpack(file, start, dictionary, budget);
  const header = new PdfSyntax(bytes, 0, budget);
  for (let at = 0; at < count; at++) {
    const number = header.integer();
    const offset = header.integer();
    if (number === null || offset === null || first + offset < 0) {
      throw PdfRefusal.unreadable('an object stream with a broken index');
    }
    visit(number, new PdfSyntax(bytes, first + offset, budget).value());
  }
}

/**
 * Whatever `/Length` says, the data go on to the end of the file: a packed stream knows its own end, an unpacked one
 * has offsets.
 */
function unpack(file: Buffer, start: number, dictionary: PdfDictionary, budget: PdfBudget): Buffer {
  const filters = filtersOf(dictionary);
  if (filters > 0 && (dictionary.all('DecodeParms').some(predicts) || dictionary.all('DP').some(predicts))) {
    throw PdfRefusal.because(UNUSUAL);
  }
  let bytes = file.subarray(start);
  for (let left = filters; left > 0; left--) bytes = inflate(bytes, budget);
  return bytes;
}

function filtersOf(dictionary: PdfDictionary): number {
  const given = dictionary.all('Filter');
  if (given.length > 1) throw PdfRefusal.because(UNUSUAL);
  const filter = given[0] ?? null;
  if (filter === null) return 0;
  const filters: readonly PdfValue[] = Array.isArray(filter) ? filter : [filter];
  const known = filters.every((name) => name instanceof PdfName && (name.text === 'FlateDecode' || name.text === 'Fl'));
  if (!known || filters.length > MOST_FILTERS) throw PdfRefusal.because(UNUSUAL);
  return filters.length;
}

function predicts(parameters: PdfValue): boolean {
  if (Array.isArray(parameters)) return parameters.some(predicts);
  if (parameters instanceof PdfReference) return true;
  return parameters instanceof PdfDictionary && parameters.all('Predictor').some((predictor) => predictor !== 1);
}

function inflate(bytes: Buffer, budget: PdfBudget): Buffer {
  let inflated: Buffer;
  try {
    inflated = inflateSync(bytes, { maxOutputLength: Math.max(budget.inflatable, 1) });
  } catch (error) {
    const tooLong = (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw tooLong ? PdfRefusal.because(TOO_COMPLEX) : PdfRefusal.unreadable('a damaged object stream');
  }
  budget.spendInflated(inflated.length);
  return inflated;
}
