/** A program of the page "Verify a credential yourself"; a test runs each as it is printed. */
export interface VerifyExample {
  readonly format: 'vc+jwt' | 'jwt_vc_json' | 'ldp_vc';
  readonly title: string;
  readonly file: string;
  readonly packages: readonly string[];
  readonly what: string;
  readonly code: string;
}

export const VERIFY_EXAMPLES: readonly VerifyExample[] = [
  {
    format: 'vc+jwt',
    title: 'A token of the data model 2.0',
    file: 'verify-vc-jwt.mjs',
    packages: ['jose'],
    what: 'A JSON Web Token (W3C VC-JOSE-COSE). The whole token is the credential, its `typ` is `vc+jwt`, and its issuer is the address of the service.',
    code: `import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createRemoteJWKSet, jwtVerify } from 'jose';

// The address that you trust, such as https://verify.example: never one that a credential tells you.
const issuer = process.env.ISSUER;
const keys = createRemoteJWKSet(new URL(\`\${issuer}/.well-known/jwks.json\`));

async function read(token) {
  const { payload } = await jwtVerify(token, keys, { typ: 'vc+jwt', algorithms: ['EdDSA'] });
  if (payload.issuer.id !== issuer) throw new Error(\`issued by \${payload.issuer.id}\`);
  if (payload.validUntil && Date.parse(payload.validUntil) < Date.now()) throw new Error('it has run out');
  return payload;
}

const credential = await read(readFileSync(process.argv[2], 'utf8').trim());
const { statusListCredential, statusListIndex } = credential.credentialStatus;
const list = await read(await (await fetch(statusListCredential)).text());
const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
const place = Number(statusListIndex);
const isRevoked = ((bits[place >> 3] >> (7 - (place % 8))) & 1) === 1;

const { name, university, level, report } = credential.credentialSubject;
console.log(JSON.stringify({ number: report.number, name, university, level, isRevoked }));
`,
  },
  {
    format: 'jwt_vc_json',
    title: 'A token of the data model 1.1',
    file: 'verify-jwt-vc.mjs',
    packages: ['did-jwt-vc', 'did-resolver'],
    what: 'A JSON Web Token whose claim `vc` is the credential, as wallets and many libraries still read it. Its issuer is a DID of the method `web`.',
    code: `import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { verifyCredential } from 'did-jwt-vc';
import { Resolver } from 'did-resolver';

// The address that you trust: it says which DID is its own. (The package web-did-resolver would look up any did:web.)
const didDocument = await (await fetch(\`\${process.env.ISSUER}/.well-known/did.json\`)).json();
const resolver = new Resolver({
  web: async (did) =>
    did === didDocument.id
      ? { didDocument, didDocumentMetadata: {}, didResolutionMetadata: {} }
      : { didDocument: null, didDocumentMetadata: {}, didResolutionMetadata: { error: 'notFound' } },
});

const read = async (token) => (await verifyCredential(token, resolver)).verifiableCredential;

const credential = await read(readFileSync(process.argv[2], 'utf8').trim());
const { statusListCredential, statusListIndex } = credential.credentialStatus;
const list = await read(await (await fetch(statusListCredential)).text());
const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
const place = Number(statusListIndex);
const isRevoked = ((bits[place >> 3] >> (7 - (place % 8))) & 1) === 1;

const { name, university, level, report } = credential.credentialSubject;
console.log(JSON.stringify({ number: report.number, name, university, level, isRevoked }));
`,
  },
  {
    format: 'ldp_vc',
    title: 'A document with a Data Integrity proof',
    file: 'verify-data-integrity.mjs',
    packages: [
      '@digitalbazaar/vc',
      '@digitalbazaar/data-integrity',
      '@digitalbazaar/eddsa-rdfc-2022-cryptosuite',
      '@digitalbazaar/vc-bitstring-status-list',
    ],
    what: 'A JSON-LD document of the data model 2.0 with its `proof` inside (`DataIntegrityProof`, suite `eddsa-rdfc-2022`). Its issuer is the DID.',
    code: `import { readFileSync } from 'node:fs';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { defaultDocumentLoader, verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';

// The address that you trust: it says which DID and which keys are its own.
const issuer = process.env.ISSUER;
const did = await (await fetch(\`\${issuer}/.well-known/did.json\`)).json();
const MULTIKEY = 'https://w3id.org/security/multikey/v1';

async function load(url) {
  if (url === did.id) return did;
  const key = did.verificationMethod.find(({ id, type }) => id === url && type === 'Multikey');
  if (key) return { '@context': MULTIKEY, ...key };
  // Contexts and status lists of the issuer; nobody else is asked for anything.
  if (url.startsWith(\`\${issuer}/api/v1/\`)) return (await fetch(url)).json();
  return (await defaultDocumentLoader(url)).document;
}

const credential = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { verified, error, statusResult } = await verifyCredential({
  credential,
  suite: new DataIntegrityProof({ cryptosuite }),
  documentLoader: async (url) => ({ contextUrl: null, documentUrl: url, document: await load(url) }),
  checkStatus,
});
if (!verified) throw error ?? statusResult?.error ?? new Error('not verified');
const isRevoked = statusResult.results.some(({ status }) => status);

const { name, university, level, report } = credential.credentialSubject;
console.log(JSON.stringify({ number: report.number, name, university, level, isRevoked }));
`,
  },
];
