import type { DocumentGroup } from '../certificate/certificate.documents.js';
import type { CertificateForm, Level } from '../certificate/certificate.fields.js';
import type { NameReading } from '../names/name-reading.js';
import { findDay } from './found-day.js';
import { FOUND, type Found, findNumber, searchable } from './found-number.js';
import { bareLetters, findName, findWords } from './found-words.js';

/** What the documents of a group are expected to say. */
export const TEXT_FIELDS = {
  passport: [],
  certificate: ['name', 'university', 'major', 'level', 'certNo', 'awardingTime'],
  transcript: ['name', 'startTime', 'endTime'],
  ministry: ['ministryStampingTime'],
  payment: [],
} as const satisfies Readonly<Record<DocumentGroup, ReadonlyArray<keyof CertificateForm>>>;

export type TextField = (typeof TEXT_FIELDS)[DocumentGroup][number];
export const ALL_TEXT_FIELDS: readonly TextField[] = [...new Set(Object.values(TEXT_FIELDS).flat())];

export interface FoundField {
  readonly field: TextField;
  readonly claimed: string;
  readonly found: Found;
}

/** As degrees are called; what is claimed as `Others` may be anything. */
const LEVEL_WORDS: Readonly<Record<Level, RegExp | null>> = {
  'High School': /high ?school|secondary|senior|sekolah menengah|sijil pelajaran|高中|高级中学/u,
  Diploma: /diploma|专科|大专|高职/u,
  Degree: /bachelor|degree|sarjana ?muda|学士|本科/u,
  Master: /master|magister|sarjana(?! ?muda)|硕士/u,
  'Doctor of Philosophy': /doctor|ph\.? ?d|doktor|博士/u,
  Others: null,
};

export type Read = (name: string) => readonly NameReading[];

/**
 * What a document of a group says of what is claimed. What is not claimed, or cannot be looked for, is left out.
 * @param read how a name of any script reads in Latin letters.
 */
export function compareText(group: DocumentGroup, form: CertificateForm, text: string, read: Read): FoundField[] {
  const look = lookIn(text, read);
  return TEXT_FIELDS[group].flatMap((field): FoundField[] => {
    const claimed = form[field];
    const found = claimed && look(field, claimed);
    return claimed && found ? [{ field, claimed, found }] : [];
  });
}

/** The best that any of them says of each field. */
export function bestFound<One extends FoundField>(compared: ReadonlyArray<readonly One[]>): One[] {
  const best = new Map<TextField, One>();
  for (const one of compared.flat()) {
    const known = best.get(one.field);
    if (!known || FOUND.indexOf(one.found) < FOUND.indexOf(known.found)) best.set(one.field, one);
  }
  return [...best.values()];
}

/** How a text stands to what is claimed of a field; `null` where that cannot be looked for. */
export function lookIn(text: string, read: Read): (field: TextField, claimed: string) => Found | null {
  const [inLine, letters] = [searchable(text), bareLetters(text)];
  return (field, claimed) => {
    if (field === 'name') return findName(claimed, { text, letters }, read);
    if (field === 'certNo') return findNumber(claimed, inLine);
    if (field === 'level') return findLevel(claimed as Level, inLine);
    if (field === 'university' || field === 'major') return findWords(claimed, letters);
    return findDay(claimed, inLine);
  };
}

function findLevel(level: Level, text: string): Found | null {
  const words = LEVEL_WORDS[level];
  if (words === null) return null;
  // Machines put blanks between Chinese characters.
  return words.test(text) || words.test(text.replaceAll(' ', '')) ? 'match' : 'not_found';
}
