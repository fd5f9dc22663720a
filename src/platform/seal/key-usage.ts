/** The extension keyUsage (2.5.29.15) as an OBJECT IDENTIFIER in DER. */
const KEY_USAGE = Buffer.from('0603551d0f', 'hex');
const CRITICAL = Buffer.from('0101ff', 'hex');
const BIT_STRING = 0x03;
/** digitalSignature and contentCommitment (non-repudiation). */
const SIGNING_BITS = 0xc0;

/**
 * Whether a certificate allows its key to sign documents; one that says nothing allows everything. Node does not tell
 * the key usage, and a library only for that would be in the memory of every process.
 */
export function allowsSigning(certificate: Buffer): boolean {
  let at = certificate.indexOf(KEY_USAGE);
  if (at < 0) return true;
  at += KEY_USAGE.length;
  if (certificate.subarray(at, at + CRITICAL.length).equals(CRITICAL)) at += CRITICAL.length;
  // An OCTET STRING that holds a BIT STRING: tag, length, tag, length, unused bits, bits.
  if (certificate[at + 2] !== BIT_STRING) return false;
  return ((certificate[at + 5] ?? 0) & SIGNING_BITS) !== 0;
}
