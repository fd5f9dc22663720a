import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { hostOf } from './host.js';
import { SettingError } from './setting-error.js';

/** How the line to a database is protected: `required` encrypts it, `verify` also asks who is at the other end. */
const TLS_MODES = ['off', 'required', 'verify'] as const;
export type TlsMode = (typeof TLS_MODES)[number];

export interface TlsSettings {
  readonly mode: TlsMode;
  /** Path of a PEM file; `null`: the authorities that Node knows. */
  readonly ca: string | null;
}

/** The `tls` and `ca` parameters of an address. @throws SettingError for others, and where the two do not fit. */
export function readTls(name: string, address: URL): TlsSettings {
  for (const parameter of address.searchParams.keys()) {
    if (parameter === 'tls' || parameter === 'ca') continue;
    throw new SettingError(`${name} has an unknown parameter "${parameter}": it takes tls and ca`);
  }
  const text = address.searchParams.get('tls') ?? 'off';
  const mode = TLS_MODES.find((one) => one === text);
  if (!mode) throw new SettingError(`tls in ${name} must be one of ${TLS_MODES.join(', ')}, not "${text}"`);
  const ca = address.searchParams.get('ca');
  if (ca !== null && mode !== 'verify') throw new SettingError(`ca in ${name} needs tls=verify beside it`);
  if (mode === 'verify' && isIP(hostOf(address))) {
    throw new SettingError(`${name} must name its host where tls=verify: certificates are compared with names`);
  }
  if (ca !== null) readCa(name, ca);
  return { mode, ca };
}

/** The certificates of a PEM file. @throws SettingError where there are none. */
export function readCa(name: string, path: string): string {
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingError(`ca in ${name}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    new X509Certificate(pem);
  } catch {
    throw new SettingError(`ca in ${name}: ${path} holds no certificate in PEM`);
  }
  return pem;
}

/** Whether a line never leaves this machine. */
export function isLoopback(address: URL): boolean {
  const host = hostOf(address);
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
