import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What poppler and OpenSSL, which know nothing of us, say of a sealed PDF. */
export interface SealVerification {
  /** The report of `pdfsig`, to which our root is the only authority. */
  readonly pdfsig: string;
  readonly signatures: number;
  /** What `openssl cms -verify -cades` says with our root as the only one trusted. */
  readonly openssl: string;
}

/** @param root path of the root certificate in PEM. */
export async function verifySeal(pdf: Uint8Array, root: string): Promise<SealVerification> {
  const folder = await mkdtemp(join(tmpdir(), 'myverify-seal-'));
  try {
    const { cms, content } = partsOf(pdf);
    const paths = { pdf: join(folder, 'report.pdf'), cms: join(folder, 'seal.der'), content: join(folder, 'content') };
    await writeFile(paths.pdf, pdf);
    await writeFile(paths.cms, cms);
    await writeFile(paths.content, content);
    const pdfsig = run('pdfsig', ['-nssdir', `sql:${trustStore(folder, root)}`, paths.pdf]);
    const files = ['-in', paths.cms, '-inform', 'DER', '-content', paths.content, '-CAfile', root];
    const openssl = run('openssl', ['cms', '-verify', '-cades', '-binary', ...files, '-out', '/dev/null']);
    return { pdfsig, openssl, signatures: pdfsig.match(/^Signature #/gm)?.length ?? 0 };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A store of certificates with one authority. @returns its folder. */
function trustStore(folder: string, root: string): string {
  const database = ['-d', `sql:${folder}`];
  execFileSync('certutil', ['-N', ...database, '--empty-password']);
  execFileSync('certutil', ['-A', ...database, '-n', 'root', '-t', 'C,C,C', '-i', root]);
  return folder;
}

export interface SealParts {
  readonly range: readonly [number, number, number, number];
  /** The signature in DER, without what fills the gap up. */
  readonly cms: Buffer;
  /** The bytes that were signed. */
  readonly content: Buffer;
}

/** Takes a sealed PDF apart. */
export function partsOf(pdf: Uint8Array): SealParts {
  const bytes = Buffer.from(pdf);
  const found = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(bytes.toString('latin1'));
  if (!found) throw new Error('the PDF has no signature');
  const [a = 0, b = 0, c = 0, d = 0] = found.slice(1).map(Number);
  const padded = Buffer.from(bytes.toString('latin1', a + b + 1, c - 1), 'hex');
  const content = Buffer.concat([bytes.subarray(a, a + b), bytes.subarray(c, c + d)]);
  return { range: [a, b, c, d], cms: padded.subarray(0, derLength(padded)), content };
}

function derLength(der: Buffer): number {
  const first = der[1] ?? 0;
  if (first < 0x80) return 2 + first;
  return 2 + (first & 0x7f) + der.readUIntBE(2, first & 0x7f);
}

/** What a program says, also where it complains. */
function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync('sh', ['-c', 'exec "$0" "$@" 2>&1', program, ...args], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
}

/** Asks OpenSSL for something. @throws Error with what it says where it fails. */
export function openssl(...args: readonly string[]): string {
  return execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A root and a signer made by OpenSSL, whose names have several parts. @returns the paths. */
export async function opensslSigner(
  folder: string,
  algorithm: readonly string[],
): Promise<{ readonly key: string; readonly certificate: string; readonly root: string }> {
  const at = (name: string) => join(folder, name);
  await writeFile(at('leaf.ext'), 'basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\n');
  const root = ['-keyout', at('root.key'), '-out', at('root.pem'), '-subj', '/C=MY/O=Test/CN=Test Root'];
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '10', ...root);
  openssl('genpkey', ...algorithm, '-out', at('key.pem'));
  openssl('req', '-new', '-key', at('key.pem'), '-subj', '/C=MY/O=Test/OU=Seal/CN=Test Seal', '-out', at('leaf.csr'));
  const issue = ['-CA', at('root.pem'), '-CAkey', at('root.key'), '-CAcreateserial', '-days', '5'];
  openssl('x509', '-req', '-in', at('leaf.csr'), ...issue, '-extfile', at('leaf.ext'), '-out', at('leaf.pem'));
  execFileSync('sh', ['-c', 'cat "$1" "$2" > "$3"', 'sh', at('leaf.pem'), at('root.pem'), at('chain.pem')]);
  return { key: at('key.pem'), certificate: at('chain.pem'), root: at('root.pem') };
}
