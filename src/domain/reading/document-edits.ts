/** What was done to a PDF after, or instead of, what its issuer does. */
export interface DocumentEdits {
  /** The program that wrote it, where that is made to change pictures; `null` where it is another, or does not say. */
  readonly editor: string | null;
  /** Bytes behind the last signature that it does not cover. */
  readonly afterSigning: boolean;
}

/**
 * As they call themselves in what they write. Programs for layout are not among them: offices make certificates with
 * those.
 */
const EDITORS: Readonly<Record<string, RegExp>> = {
  'Adobe Photoshop': /photoshop/i,
  'Affinity Photo': /affinity photo/i,
  Canva: /\bcanva\b/i,
  GIMP: /\bgimp\b/i,
  Meitu: /meitu|美图/i,
  'Paint.NET': /paint\.net/i,
  Photopea: /photopea/i,
  PicsArt: /picsart/i,
  Pixelmator: /pixelmator/i,
  Snapseed: /snapseed/i,
};

/** @param words what a document says of the programs that made it. @returns the name of one that changes pictures. */
export function pictureEditor(words: ReadonlyArray<string | null | undefined>): string | null {
  const said = words.map((word) => (word ?? '').slice(0, 1_000));
  const found = Object.entries(EDITORS).find(([, form]) => said.some((word) => form.test(word)));
  return found?.[0] ?? null;
}

const BYTE_RANGE = /\/ByteRange\s{0,5}\[\s{0,5}(\d{1,10})\s{1,5}(\d{1,10})\s{1,5}(\d{1,10})\s{1,5}(\d{1,10})\s{0,5}\]/g;
/** What keeps a signature checkable for long (PAdES B-LT) is added behind it, lawfully. */
const VALIDATION_DATA = '/DSS';
/** What every saving of a PDF ends with. */
const SAVED = '%%EOF';

/**
 * Whether something was written behind the last signature of a PDF; each saving there is judged by itself. A document
 * without one says nothing by what is added to it: programs save so.
 * @param pdf its bytes, each as a letter of Latin-1.
 */
export function isChangedAfterSigning(pdf: string): boolean {
  const ends = [...pdf.matchAll(BYTE_RANGE)]
    .map(([, , , from, length]) => Number(from) + Number(length))
    .filter((end) => end > 0 && end <= pdf.length);
  if (ends.length === 0) return false;
  const savings = pdf.slice(Math.max(...ends)).split(SAVED);
  return savings.some((saving) => saving.trim() !== '' && !saving.includes(VALIDATION_DATA));
}
