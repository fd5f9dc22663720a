import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openssl } from '../../support/seals.js';

/** How the authority behaves; `replays` answers each request with its first answer. */
export type Mood = 'stamps' | 'refuses' | 'fails' | 'hangs' | 'replays';

/** A time-stamp authority on loopback, whose work OpenSSL does. */
export async function startAuthority(folder: string) {
  const at = (name: string) => join(folder, name);
  await writeFile(at('tsa.ext'), 'basicConstraints=critical,CA:FALSE\nextendedKeyUsage=critical,timeStamping\n');
  const names = ['-keyout', at('tsa.key'), '-out', at('tsa.csr'), '-subj', '/C=MY/CN=Test Time Stamps'];
  openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', ...names);
  openssl(
    'x509',
    '-req',
    '-in',
    at('tsa.csr'),
    '-signkey',
    at('tsa.key'),
    '-extfile',
    at('tsa.ext'),
    '-out',
    at('tsa.pem'),
  );
  const rules = [
    '[tsa]',
    'default_tsa = own',
    '[own]',
    `serial = ${at('tsa.serial')}`,
    'default_policy = 1.2.3.4.1',
    'digests = sha256',
    'signer_digest = sha256',
    'ess_cert_id_chain = no',
    'ess_cert_id_alg = sha256',
  ];
  await writeFile(at('tsa.cnf'), rules.join('\n'));
  let mood: Mood = 'stamps';
  let first: Buffer | null = null;
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (mood === 'hangs') return;
    if (mood === 'fails') {
      answer.writeHead(503).end();
      return;
    }
    await writeFile(at('query.tsq'), mood === 'refuses' ? Buffer.from('3003020105', 'hex') : Buffer.concat(chunks));
    const signer = ['-signer', at('tsa.pem'), '-inkey', at('tsa.key')];
    openssl(
      'ts',
      '-reply',
      '-config',
      at('tsa.cnf'),
      '-queryfile',
      at('query.tsq'),
      ...signer,
      '-out',
      at('reply.tsr'),
    );
    const reply = await readFile(at('reply.tsr'));
    first ??= reply;
    answer.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(mood === 'replays' ? first : reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate: at('tsa.pem'),
    feel(next: Mood) {
      mood = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
