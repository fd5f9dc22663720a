import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const openssl = (...args: readonly string[]) => promisify(execFile)('openssl', args);
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

export interface ServerFiles {
  /** The authority's certificate. */
  readonly ca: string;
  readonly key: string;
  readonly cert: string;
}

/**
 * Makes an authority, and by it a certificate for a server, below a folder.
 * @param names as in `DNS:localhost,IP:127.0.0.1`.
 */
export async function makeAuthority(folder: string, called: string, names: string): Promise<ServerFiles> {
  const at = (name: string) => join(folder, `${called}-${name}`);
  const [ca, caKey, key, request, cert, more] = ['ca.pem', 'ca.key', 'key.pem', 'csr', 'cert.pem', 'ext'].map(at) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await openssl(
    'req',
    '-x509',
    ...NEW_KEY,
    '-days',
    '2',
    '-subj',
    `/CN=${called} authority`,
    '-keyout',
    caKey,
    '-out',
    ca,
  );
  await openssl('req', ...NEW_KEY, '-subj', `/CN=${called}`, '-keyout', key, '-out', request);
  await writeFile(more, `subjectAltName=${names}\n`);
  const by = ['-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-days', '2', '-extfile', more];
  await openssl('x509', '-req', '-in', request, ...by, '-out', cert);
  return { ca, key, cert };
}
