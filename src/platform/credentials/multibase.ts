const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The number of Ed25519 public keys in the table of multicodec, as a varint. */
const ED25519_PUBLIC = [0xed, 0x01];

/** Bytes as multibase text in base 58, the way that DIDs and Data Integrity proofs write them. */
export function multibase(bytes: Uint8Array): string {
  let digits = '';
  for (let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= 58n) {
    digits = ALPHABET[Number(rest % 58n)] + digits;
  }
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${digits}`;
}

/** An Ed25519 key as a Multikey is written. @param x as a JSON Web Key has it. */
export const multikey = (x: string) => multibase(Buffer.from([...ED25519_PUBLIC, ...Buffer.from(x, 'base64url')]));
