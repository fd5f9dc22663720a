import { isRecordId } from '../shared/record-id.js';

/** Tells ours from the references of others. */
const ISSUER = 'MV';
const WRITTEN = /R ?F[ -]?(\d ?\d)[ -]?M ?V[ -]?([1-9](?:[ -]?\d){0,14})(?!\d)/g;

/**
 * What an applicant gives as the reference of a payment: `RF34MV42`, a structured creditor reference (ISO 11649). A
 * character that is mistyped, or swapped with the next, does not fit its check digits.
 */
export function paymentReference(id: number): string {
  return `RF${checkDigits(`${ISSUER}${id}`)}${ISSUER}${id}`;
}

/** A reference as the standard prints it: `RF34 MV42`. */
export function inFours(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The records whose references stand in a text, in their order, each once; in any capitals, with blanks or hyphens in
 * them.
 */
export function referencesIn(text: string): number[] {
  const found = [...text.toUpperCase().matchAll(WRITTEN)].flatMap(([, check, digits]) =>
    idIn(check?.replace(' ', '') ?? '', (digits ?? '').split(/[ -]/)),
  );
  return [...new Set(found)];
}

/** What comes last of what stands in groups may be something else: an amount in the next column. */
function idIn(check: string, groups: readonly string[]): number[] {
  for (let many = groups.length; many > 0; many -= 1) {
    const id = groups.slice(0, many).join('');
    if (checkDigits(ISSUER + id) === check && isRecordId(Number(id))) return [Number(id)];
  }
  return [];
}

/** ISO 7064, MOD 97-10, over the reference and "RF00", with letters as 10 to 35. */
function checkDigits(reference: string): string {
  const digits = [...`${reference}RF00`].map((letter) => Number.parseInt(letter, 36)).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
}
