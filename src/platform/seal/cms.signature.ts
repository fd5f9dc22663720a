import { createHash, sign, type X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { bufferOf, OID } from './cms.names.js';
import type { SealKeys } from './seal-keys.js';

/** Gets the time stamp (a TimeStampToken in DER) for a signature. */
export type Stamper = (signature: Uint8Array) => Promise<Uint8Array>;

/**
 * A detached signature (CMS, CAdES baseline) of bytes, in DER. It states the signer's certificate by its hash, and no
 * time of its own: PAdES has that in the PDF, or proven by a time stamp.
 */
export async function cmsSignature(bytes: Uint8Array, keys: SealKeys, stamp: Stamper | null): Promise<Uint8Array> {
  const certificates = [keys.certificate, ...keys.chain].map(({ raw }) => pkijs.Certificate.fromBER(raw));
  const [own] = certificates;
  if (!own) throw new Error('there is no certificate to sign with');
  const attributes = signedAttributes(sha256(bytes), keys.certificate);
  const signature = sign('sha256', signedBytes(attributes), keys.key);
  const token = stamp && (await stamp(signature));
  const signer = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: OID.sha256 }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: signatureAlgorithm(keys),
    signature: new asn1js.OctetString({ valueHex: bufferOf(signature) }),
    ...(token
      ? { unsignedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 1, attributes: [timeStamp(token)] }) }
      : {}),
  });
  const signed = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: OID.sha256 })],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates,
    signerInfos: [signer],
  });
  const content = new pkijs.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** In the order that DER wants of a set: by their bytes. */
function signedAttributes(digest: Buffer, certificate: X509Certificate): pkijs.Attribute[] {
  const ofCertificate = new asn1js.OctetString({ valueHex: bufferOf(sha256(certificate.raw)) });
  const essCertificate = new asn1js.Sequence({ value: [ofCertificate] });
  const signingCertificate = new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [essCertificate] })] });
  return [
    new pkijs.Attribute({ type: OID.contentType, values: [new asn1js.ObjectIdentifier({ value: OID.data })] }),
    new pkijs.Attribute({ type: OID.messageDigest, values: [new asn1js.OctetString({ valueHex: bufferOf(digest) })] }),
    new pkijs.Attribute({ type: OID.signingCertificateV2, values: [signingCertificate] }),
  ].sort((one, other) => Buffer.compare(derOf(one), derOf(other)));
}

/** What a signature with signed attributes really signs: the set of them. */
function signedBytes(attributes: readonly pkijs.Attribute[]): Buffer {
  return Buffer.from(new asn1js.Set({ value: attributes.map((attribute) => attribute.toSchema()) }).toBER());
}

function derOf(attribute: pkijs.Attribute): Buffer {
  return Buffer.from(attribute.toSchema().toBER());
}

function signatureAlgorithm({ key }: SealKeys): pkijs.AlgorithmIdentifier {
  if (key.asymmetricKeyType === 'ec') return new pkijs.AlgorithmIdentifier({ algorithmId: OID.ecdsaWithSha256 });
  return new pkijs.AlgorithmIdentifier({ algorithmId: OID.sha256WithRsa, algorithmParams: new asn1js.Null() });
}

function timeStamp(token: Uint8Array): pkijs.Attribute {
  const { result, offset } = asn1js.fromBER(bufferOf(token));
  if (offset < 0) throw new Error('the time stamp is not in DER');
  return new pkijs.Attribute({ type: OID.signatureTimeStamp, values: [result] });
}
