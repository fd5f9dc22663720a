import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../support/server.js';

interface Method {
  readonly id: string;
  readonly type: string;
  readonly controller: string;
  readonly publicKeyJwk?: { readonly x: string; readonly kid: string };
  readonly publicKeyMultibase?: string;
}

interface DidDocument {
  readonly id: string;
  readonly alsoKnownAs: readonly string[];
  readonly verificationMethod: readonly Method[];
  readonly assertionMethod: readonly string[];
}

const ORIGIN = 'https://elsewhere.example';

async function read<T>(server: RunningServer, path: string): Promise<T> {
  const answer = await fetch(server.url + path, { headers: { origin: ORIGIN } });
  expect([path, answer.status]).toEqual([path, 200]);
  // Verifiers run in pages of others too; what is here is no secret, and no cookie changes it.
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  return (await answer.json()) as T;
}

const idsOf = ({ verificationMethod }: DidDocument) => verificationMethod.map(({ id }) => id);

describe('an installation with an address of its own', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { PUBLIC_URL: 'https://verify.example' } });
  });
  afterAll(() => server.dispose());

  it('says by which keys it issues, as did:web', async () => {
    const document = await read<DidDocument>(server, '/.well-known/did.json');
    const { keys } = await read<{ keys: { x: string; kid: string }[] }>(server, '/.well-known/jwks.json');
    const [jwk] = keys;
    expect(document.id).toBe('did:web:verify.example');
    expect(document.alsoKnownAs).toEqual(['https://verify.example']);
    expect(document.verificationMethod.map(({ type, controller }) => [type, controller])).toEqual([
      ['JsonWebKey', document.id],
      ['Multikey', document.id],
    ]);
    expect(document.verificationMethod[0]).toMatchObject({ id: `${document.id}#${jwk?.kid}`, publicKeyJwk: jwk });
    expect(document.verificationMethod[1]?.publicKeyMultibase).toMatch(/^z6Mk/);
    expect(document.assertionMethod).toEqual(idsOf(document));
    expect(JSON.stringify(document)).not.toContain('"d"');
  });

  it('says where its keys are, as the metadata of SD-JWT credentials has it', async () => {
    const metadata = await read<object>(server, '/.well-known/jwt-vc-issuer');
    expect(metadata).toEqual({
      issuer: 'https://verify.example',
      jwks_uri: 'https://verify.example/.well-known/jwks.json',
    });
  });

  it('keeps the methods of a key that was changed, after those of the new one', async () => {
    const before = idsOf(await read<DidDocument>(server, '/.well-known/did.json'));
    const path = join(server.dataDir, 'next.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { dataDir } = server;
    await server.stop();
    const env = { CREDENTIAL_KEY: path, CREDENTIAL_KEYS_OLD: join(dataDir, 'credential-key.pem') };
    server = await startServer({ dataDir, env: { PUBLIC_URL: 'https://verify.example', ...env } });
    const after = await read<DidDocument>(server, '/.well-known/did.json');
    expect(after.verificationMethod[0]?.publicKeyJwk?.x).toBe(createPublicKey(privateKey).export({ format: 'jwk' }).x);
    expect(idsOf(after).slice(2)).toEqual(before);
    expect(after.assertionMethod).toEqual(idsOf(after));
  });
});

describe('an installation whose address has a path', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { PUBLIC_URL: 'https://uni.example:8443/a/verify' } });
  });
  afterAll(() => server.dispose());

  it('has its DID document below that', async () => {
    const document = await read<DidDocument>(server, '/did.json');
    expect(document.id).toBe('did:web:uni.example%3A8443:a:verify');
  });

  it('has its metadata where their standard looks, between host and path', async () => {
    const metadata = { issuer: 'https://uni.example:8443/a/verify' };
    expect(await read(server, '/.well-known/jwt-vc-issuer/a/verify')).toMatchObject(metadata);
    expect(await read(server, '/.well-known/jwt-vc-issuer')).toMatchObject(metadata);
    for (const path of ['/.well-known/jwt-vc-issuer/a', '/.well-known/jwt-vc-issuer/verify/a']) {
      expect((await fetch(server.url + path)).status).toBe(404);
    }
  });
});
