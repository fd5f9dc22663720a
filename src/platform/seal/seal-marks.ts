import { createHash, type X509Certificate } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { readReportNumber } from '../../domain/report/report-number.js';
import { errorCode } from '../error-code.js';

/** Shorter serial numbers stand in many files by chance. */
const LEAST_SERIAL = 8;
const PACKED = Buffer.from('/ObjStm');
const STREAM = Buffer.from('stream');
const LONGEST_DICTIONARY = 1024;
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_STREAMS = 5000;
const CR = 13;
const LF = 10;

/**
 * The file, and after it what is packed into its object streams: a program that saves a PDF anew may pack the signature
 * there. A damaged stream holds nothing; one that is too large ends the search.
 */
export function* searchable(file: Buffer): Generator<Buffer> {
  yield file;
  let left = MOST_UNPACKED;
  let at = file.indexOf(PACKED);
  for (let streams = 0; at >= 0 && left > 0 && streams < MOST_STREAMS; streams++) {
    const word = file.subarray(at, at + LONGEST_DICTIONARY).indexOf(STREAM);
    if (word >= 0) {
      const unpacked = unpack(file, at + word + STREAM.length, left);
      if (!unpacked) return;
      left -= unpacked.length;
      yield unpacked;
    }
    at = file.indexOf(PACKED, at + PACKED.length);
  }
}

/** `null` where there is more than `most` in it. */
function unpack(file: Buffer, after: number, most: number): Buffer | null {
  let start = after;
  if (file[start] === CR) start++;
  if (file[start] === LF) start++;
  try {
    return inflateSync(file.subarray(start), { maxOutputLength: most });
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? null : Buffer.alloc(0);
  }
}

/**
 * What a seal of ours has in it several times over, as bytes and as hexadecimal digits: whoever changes a byte of the
 * seal leaves most of them as they are.
 */
export function marksOf(certificates: readonly X509Certificate[]): Buffer[] {
  const bytes = certificates.flatMap(({ raw, publicKey, serialNumber }) => {
    const serial = Buffer.from(serialNumber, 'hex');
    return [
      createHash('sha256').update(raw).digest(),
      publicKey.export({ type: 'spki', format: 'der' }),
      raw.subarray(-32),
      ...(serial.length >= LEAST_SERIAL ? [serial] : []),
    ];
  });
  return bytes.flatMap((mark) => {
    const hex = mark.toString('hex');
    return [mark, Buffer.from(hex), Buffer.from(hex.toUpperCase())];
  });
}

const PLAIN = Buffer.from('MYV-');
/** As PDFs write titles: UTF-16 in hexadecimal digits. */
const WIDE = Buffer.from(Buffer.from('MYV-', 'utf16le').swap16().toString('hex').toUpperCase());
const NUMBER_LENGTH = 'MYV-XXXXX-XXXXX-XXXXX'.length;
const MOST_TRIES = 1000;

/** The first well-formed report number that stands there in clear. */
export function numberIn(bytes: Buffer): string | null {
  const plain = (at: number) => bytes.toString('latin1', at, at + NUMBER_LENGTH);
  const wide = (at: number) => {
    const digits = bytes.toString('latin1', at, at + 4 * NUMBER_LENGTH);
    const decoded = Buffer.from(digits, 'hex');
    return decoded
      .subarray(0, decoded.length - (decoded.length % 2))
      .swap16()
      .toString('utf16le');
  };
  return firstNumber(bytes, PLAIN, plain) ?? firstNumber(bytes, WIDE, wide);
}

function firstNumber(bytes: Buffer, start: Buffer, textAt: (at: number) => string): string | null {
  let at = bytes.indexOf(start);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    const reading = readReportNumber(textAt(at));
    if (reading.kind === 'number') return reading.number;
    at = bytes.indexOf(start, at + 1);
  }
  return null;
}
