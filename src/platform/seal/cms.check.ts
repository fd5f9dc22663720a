import { createHash, verify, type X509Certificate } from 'node:crypto';
import { type BaseBlock, fromBER, ObjectIdentifier, OctetString } from 'asn1js';
import { bufferOf, OID } from './cms.names.js';

const CONTEXT = 3;
const SET = 0x31;
/** Of a SignerInfo: version, signer, digest algorithm, signed attributes, signature algorithm, signature. */
const ATTRIBUTES = 3;
const SIGNATURE = 5;

/**
 * Reads a signature by one of the certificates. Walks down to the few parts that it needs: to read all of it with the
 * libraries that make signatures takes ten times as long.
 * @returns the digest of what was signed; `null` for every other signature, and for what is none.
 */
export function signedDigest(padded: Buffer, certificates: readonly X509Certificate[]): Buffer | null {
  try {
    return digestIn(padded, certificates);
  } catch {
    // Bytes of a stranger: whatever the parser stumbles over is not a signature of ours.
    return null;
  }
}

function digestIn(padded: Buffer, certificates: readonly X509Certificate[]): Buffer | null {
  const { result, offset } = fromBER(bufferOf(padded));
  if (offset < 0) return null;
  const [type, content] = partsOf(result);
  if (!isNamed(type, OID.signedData)) return null;
  const [signedData] = partsOf(content);
  // Whatever of the optional parts is there: the signers come last.
  const [signer, ...others] = partsOf(partsOf(signedData).at(-1));
  const parts = partsOf(signer);
  const attributes = parts[ATTRIBUTES];
  const signature = parts[SIGNATURE];
  if (others.length > 0 || !attributes || !(signature instanceof OctetString)) return null;
  if (attributes.idBlock.tagClass !== CONTEXT || attributes.idBlock.tagNumber !== 0) return null;
  const signed = Buffer.from(attributes.valueBeforeDecodeView);
  // Signed was the set, not the element with a tag of its own that it is sent as.
  signed[0] = SET;
  // Which certificate it is by stands among what is signed, by its hash.
  const certificate = certificates.find(({ raw }) => signed.includes(createHash('sha256').update(raw).digest()));
  if (!certificate || !verify('sha256', signed, certificate.publicKey, bytesOf(signature))) return null;
  return digestAmong(partsOf(attributes));
}

function digestAmong(attributes: readonly BaseBlock[]): Buffer | null {
  const [, values] = attributes.map(partsOf).find(([type]) => isNamed(type, OID.messageDigest)) ?? [];
  const [digest] = partsOf(values);
  return digest instanceof OctetString ? bytesOf(digest) : null;
}

function partsOf(block: BaseBlock | undefined): readonly BaseBlock[] {
  const { valueBlock } = (block ?? {}) as { readonly valueBlock?: { readonly value?: unknown } };
  return Array.isArray(valueBlock?.value) ? valueBlock.value : [];
}

function isNamed(block: BaseBlock | undefined, oid: string): boolean {
  return block instanceof ObjectIdentifier && block.valueBlock.toString() === oid;
}

function bytesOf(octets: OctetString): Buffer {
  return Buffer.from(octets.valueBlock.valueHexView);
}
