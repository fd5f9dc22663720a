import { createHash, KeyObject, randomBytes, webcrypto } from 'node:crypto';
import { type FileHandle, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const YEARS = 20;
const OID = {
  commonName: '2.5.4.3',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  subjectKeyIdentifier: '2.5.29.14',
  authorityKeyIdentifier: '2.5.29.35',
} as const;
/** Bits of keyUsage, and how many of the byte are unused. */
const CERTIFYING = { bits: 0x06, unused: 1 };
const SIGNING = { bits: 0xc0, unused: 6 };

/**
 * Makes a certificate authority and a signer of its own in a new folder. Of several processes that do so at once one
 * wins, and all use what it made. The authority's key is thrown away: it will never certify anything else.
 */
export async function makeSealKeys(
  folder: string,
  names: { readonly key: string; readonly certificate: string },
  now: Date,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    const { key, certificates } = await newSigner(now);
    await write(join(unfinished, names.key), key);
    await write(join(unfinished, names.certificate), certificates.join(''));
    await write(join(unfinished, 'root.pem'), certificates.at(-1) ?? '');
    // A folder that is there and not empty is not replaced: another process was first.
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function write(path: string, text: string): Promise<void> {
  const file: FileHandle = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A key and its certificate, followed by that of the authority; all in PEM. */
async function newSigner(now: Date): Promise<{ key: string; certificates: readonly string[] }> {
  const root = await newKeys();
  const signer = await newKeys();
  const rootName = nameOf('MyVerify demonstration root (no legal weight)');
  const ends = { from: new Date(now.getTime() - 60 * 60_000), to: new Date(now) };
  ends.to.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const shared = { issuer: rootName, issuerKey: root, ...ends };
  const rootCertificate = await certificateOf({ ...shared, subject: rootName, key: root, usage: CERTIFYING, ca: true });
  const subject = nameOf('MyVerify demonstration seal (no legal weight)');
  const certificate = await certificateOf({ ...shared, subject, key: signer, usage: SIGNING, ca: false });
  const key = KeyObject.from(signer.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString();
  return { key, certificates: [certificate, rootCertificate] };
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
}

function nameOf(commonName: string): pkijs.RelativeDistinguishedNames {
  const value = new asn1js.Utf8String({ value: commonName });
  return new pkijs.RelativeDistinguishedNames({
    typesAndValues: [new pkijs.AttributeTypeAndValue({ type: OID.commonName, value })],
  });
}

interface Issue {
  readonly subject: pkijs.RelativeDistinguishedNames;
  readonly key: webcrypto.CryptoKeyPair;
  readonly issuer: pkijs.RelativeDistinguishedNames;
  readonly issuerKey: webcrypto.CryptoKeyPair;
  readonly from: Date;
  readonly to: Date;
  readonly usage: { readonly bits: number; readonly unused: number };
  readonly ca: boolean;
}

async function certificateOf(issue: Issue): Promise<string> {
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  // Positive and not zero, whatever is drawn.
  const serial = Buffer.concat([Buffer.from([0x41]), randomBytes(15)]);
  certificate.serialNumber = new asn1js.Integer({ valueHex: new Uint8Array(serial).buffer });
  certificate.issuer = issue.issuer;
  certificate.subject = issue.subject;
  certificate.notBefore.value = issue.from;
  certificate.notAfter.value = issue.to;
  const subjectKey = keyIdentifier(issue.key);
  const issuerKey = keyIdentifier(issue.issuerKey);
  const { bits, unused } = issue.usage;
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
  certificate.extensions = [
    extension(OID.basicConstraints, true, new pkijs.BasicConstraints(issue.ca ? { cA: true } : {}).toSchema()),
    extension(
      OID.keyUsage,
      true,
      new asn1js.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits: unused }),
    ),
    extension(OID.subjectKeyIdentifier, false, new asn1js.OctetString({ valueHex: subjectKey })),
    extension(
      OID.authorityKeyIdentifier,
      false,
      new pkijs.AuthorityKeyIdentifier({
        keyIdentifier: new asn1js.OctetString({ valueHex: issuerKey }),
      }).toSchema(),
    ),
  ];
  await certificate.subjectPublicKeyInfo.importKey(issue.key.publicKey);
  await certificate.sign(issue.issuerKey.privateKey, 'SHA-256');
  const base64 = Buffer.from(certificate.toSchema(true).toBER()).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`;
}

function keyIdentifier({ publicKey }: webcrypto.CryptoKeyPair): ArrayBuffer {
  const spki = KeyObject.from(publicKey).export({ type: 'spki', format: 'der' });
  return new Uint8Array(createHash('sha256').update(spki).digest().subarray(0, 20)).buffer;
}
