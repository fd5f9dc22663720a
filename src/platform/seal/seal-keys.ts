import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import { allowsSigning } from './key-usage.js';

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const FILES = { key: 'key.pem', certificate: 'certificate.pem' } as const;
const LEAST_RSA_BITS = 2048;

/** The key that reports are sealed with, and the certificates that our seals are known by. */
export class SealKeys {
  constructor(
    readonly key: KeyObject,
    readonly certificate: X509Certificate,
    /** The certificates above, up to the root. */
    readonly chain: readonly X509Certificate[],
    /** Those of earlier keys; what they sealed is ours still. */
    readonly earlier: readonly X509Certificate[],
  ) {}

  /** Every certificate that has sealed reports of ours. */
  get all(): readonly X509Certificate[] {
    return [this.certificate, ...this.earlier];
  }
}

/**
 * Reads the files that the settings name; outside production they are made where none are named.
 * @throws SettingError that names the variable where the key or a certificate is missing or of no use.
 */
export async function loadSealKeys(env: Env, now: Date): Promise<SealKeys> {
  const { own, trusted } = env.signing;
  const bundle = trusted ? await readCertificates('SIGNING_TRUSTED', trusted) : [];
  // An authority's certificate is in the seals of others as well.
  const earlier = bundle.filter(({ ca }) => !ca);
  if (own) return checked(await readPair(own, earlier), now);
  if (env.production) throw new SettingError('SIGNING_KEY must be set: the path of a PEM file');
  const folder = join(env.dataDir, 'signing');
  const made = { key: join(folder, FILES.key), certificate: join(folder, FILES.certificate) };
  if (!existsSync(made.certificate)) {
    const { makeSealKeys } = await import('./seal-keys.maker.js');
    await makeSealKeys(folder, FILES, now);
  }
  return checked(await readPair(made, earlier), now);
}

async function readPair(
  paths: { readonly key: string; readonly certificate: string },
  earlier: readonly X509Certificate[],
): Promise<SealKeys> {
  const key = readKey(await readText('SIGNING_KEY', paths.key), paths.key);
  const [certificate, ...chain] = await readCertificates('SIGNING_CERT', paths.certificate);
  if (!certificate) throw new SettingError(`SIGNING_CERT: there is no certificate in ${paths.certificate}`);
  return new SealKeys(key, certificate, chain, earlier);
}

function checked(keys: SealKeys, now: Date): SealKeys {
  const { key, certificate } = keys;
  if (!certificate.checkPrivateKey(key)) {
    throw new SettingError('SIGNING_CERT is not the certificate of SIGNING_KEY');
  }
  if (now < new Date(certificate.validFrom)) {
    throw new SettingError(`SIGNING_CERT is not valid before ${certificate.validFrom}`);
  }
  if (now >= new Date(certificate.validTo))
    throw new SettingError(`SIGNING_CERT has expired on ${certificate.validTo}`);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  const fit = type === 'ec' || (type === 'rsa' && (details?.modulusLength ?? 0) >= LEAST_RSA_BITS);
  if (!fit) throw new SettingError(`SIGNING_KEY must be an RSA key of ${LEAST_RSA_BITS} bits or more, or an EC key`);
  if (certificate.ca) {
    throw new SettingError('SIGNING_CERT must begin with the certificate of a signer, not of an authority (CA:TRUE)');
  }
  if (!allowsSigning(certificate.raw)) {
    throw new SettingError('SIGNING_CERT is not for signatures: its key usage lacks digitalSignature');
  }
  return keys;
}

function readKey(pem: string, path: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    // The error of OpenSSL is not passed on: it may quote the file.
    throw new SettingError(`SIGNING_KEY: ${path} holds no private key in PEM (PKCS #8, without a password)`);
  }
}

async function readCertificates(name: string, path: string): Promise<X509Certificate[]> {
  const found = (await readText(name, path)).match(PEM_CERTIFICATE) ?? [];
  try {
    return found.map((pem) => new X509Certificate(pem));
  } catch {
    throw new SettingError(`${name}: ${path} holds a certificate that cannot be read`);
  }
}

async function readText(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new SettingError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
