import type { FastifyInstance } from 'fastify';
import { docsPage, escaped, marked } from '../docs/docs-page.js';
import { VERIFY_EXAMPLES, type VerifyExample } from './verify-examples.js';

export const VERIFY_PAGE = '/docs/verify-credentials';

/** Serves what whoever is handed a credential needs to verify it. */
export function serveVerifyPage(server: FastifyInstance): void {
  server.get(VERIFY_PAGE, (_, reply) => reply.type('text/html; charset=utf-8').send(content()));
}

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${marked(text)}</p>`).join('\n');

function example({ format, title, file, packages, what, code }: VerifyExample): string {
  return `<h2 id="${format}">${title}: <code>${format}</code></h2>
${paragraphs(what)}
<p>As <code>${file}</code>, after <code>npm install ${packages.join(' ')}</code>:</p>
<pre data-file="${file}" data-format="${format}">${escaped(code)}</pre>
<p>Then: <code>ISSUER=https://... node ${file} the-file</code></p>`;
}

function content(): string {
  const rows = VERIFY_EXAMPLES.map(({ format, title }) => `<li><a href="#${format}">${title}</a></li>`);
  return docsPage(
    'Verify a credential yourself',
    `<h1>Verify a credential yourself</h1>
${paragraphs(
  'The report of a verified certificate exists as a PDF for people and as a W3C Verifiable Credential for programs. The credential says what the PDF says, is signed by this service (Ed25519), and can be verified by you alone, without an account and with libraries that are not ours.',
  'Its holder takes it with `GET /api/v1/certificates/{id}/credential?format=...`, in whichever form you ask for:',
)}
<ul>
${rows.join('\n')}
</ul>
<h2>What to verify</h2>
<ol>
<li>${marked('The signature, by a key of the issuer whom you trust. Its keys are at `/.well-known/jwks.json` and, as a DID document, at `/.well-known/did.json` below its address; keys that were changed stay there. Never take keys from an address that only the credential names.')}</li>
<li>${marked('The issuer: the address of the service, or its DID (`did:web:` and that address).')}</li>
<li>${marked('The type: `VerifiedAcademicCertificate`. A `VerifiedMinistryStamping` says less.')}</li>
<li>${marked('The status: `credentialStatus` names a signed list and a place in it. A bit that is set means that the report was withdrawn, or that a later edition took its place; `checkPage` tells which of the two. The list is in the same form as the credential, at most a minute old, and holds for a day.')}</li>
</ol>
${paragraphs('A credential proves what was certified, not that whoever shows it is its subject: compare the passport number, or have it shown from a wallet.')}
${VERIFY_EXAMPLES.map(example).join('\n')}
<p><a href="/docs">The API</a></p>`,
  );
}
