/** What a key is of: the records that there are, or fixed ones to try programs with. */
export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = ALPHABET.length;
export const KEY_RANDOM = 30;
const CHECK = 6;
/** Of the random part: enough to tell keys apart, far too little to guess the rest. */
const SHOWN = 8;

const SHAPE = new RegExp(`^mv_(${KEY_MODES.join('|')})_[0-9A-Za-z]{${KEY_RANDOM + CHECK}}$`);
const SOMEWHERE = new RegExp(`mv_(?:${KEY_MODES.join('|')})_[0-9A-Za-z]{${KEY_RANDOM + CHECK}}(?![0-9A-Za-z])`, 'g');

/** @param digits 30 numbers from 0 to 61, from a generator that nobody can foretell. */
export function writeKey(mode: KeyMode, digits: readonly number[]): string {
  const body = `mv_${mode}_${digits.map((digit) => ALPHABET[digit]).join('')}`;
  return body + checkOf(body);
}

/** Of which mode a key is; `null` for what is no key of ours, as a mistyped one. */
export function modeOfKey(text: string): KeyMode | null {
  const mode = SHAPE.exec(text)?.[1] as KeyMode | undefined;
  if (mode === undefined) return null;
  const body = text.slice(0, -CHECK);
  return text.slice(-CHECK) === checkOf(body) ? mode : null;
}

/** How a key is told from others where it is not shown any more. */
export function beginningOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('_') + 1 + SHOWN);
}

/** The keys that stand anywhere in a text, such as an address. */
export function keysWithin(text: string): string[] {
  return [...new Set(text.match(SOMEWHERE) ?? [])].filter((key) => modeOfKey(key) !== null);
}

function checkOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let place = 0; place < CHECK; place += 1) {
    digits = ALPHABET.charAt(rest % BASE) + digits;
    rest = Math.floor(rest / BASE);
  }
  return digits;
}

/** That of zip and PNG (polynomial 0xEDB88320), of ASCII. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
