import type { FastifyInstance } from 'fastify';
import { docsPage, marked } from '../docs/docs-page.js';
import { VERIFY_PAGE } from './verify-page.js';

const WALLETS_PAGE = '/docs/wallets';

/** The calls of wallets, which the description of our own API leaves out. */
const CALLS: readonly (readonly [call: string, what: string])[] = [
  [
    'GET /.well-known/openid-credential-issuer',
    'What there is to be had: `VerifiedAcademicCertificate` and `VerifiedMinistryStamping`, as `jwt_vc_json`.',
  ],
  ['GET /.well-known/oauth-authorization-server', 'Where tokens are had: the issuer is its own authorization server.'],
  [
    'GET /wallet/offers/{code}',
    'The credential offer that the QR code leads to. It says that a PIN (`tx_code`) of six digits is asked for, not which. 404 once it was redeemed or has ended.',
  ],
  [
    'POST /wallet/token',
    'A form with `grant_type`, `pre-authorized_code` and `tx_code`; answers a token for five minutes and one credential. `invalid_grant` for whatever is wrong with code or PIN; the fifth wrong PIN ends the offer.',
  ],
  ['POST /wallet/nonce', 'A `c_nonce` for five minutes, to be signed once.'],
  [
    'POST /wallet/credential',
    'With the token: `credential_configuration_id` and one proof of the type `jwt`, signed with ES256 or EdDSA, its key as `jwk` or `did:jwk`. Refusals: `invalid_proof`, `invalid_nonce`, `credential_request_denied` where the report is no longer in force.',
  ],
];

/** Serves what makers of wallets need to know. */
export function serveWalletsPage(server: FastifyInstance): void {
  server.get(WALLETS_PAGE, (_, reply) => reply.type('text/html; charset=utf-8').send(content()));
}

function content(): string {
  const calls = CALLS.map(([call, what]) => `<dt><code>${call}</code></dt>\n<dd>${marked(what)}</dd>`);
  const intro = [
    'Where an installation has wallets switched on (`wallet` of `GET /api/v1/site`), holders can add their reports to a wallet by OpenID4VCI 1.0, with a pre-authorised code and a PIN. They make the offer where they see their certificates, or by `POST /api/v1/certificates/{id}/wallet-offers`: for ten minutes, for one wallet, once.',
    'Refusals are those of the standard: `{ error, error_description }`. From one address there are 60 calls a minute to each.',
  ];
  return docsPage(
    'Reports in wallets',
    `<h1>Reports in wallets</h1>
${intro.map((text) => `<p>${marked(text)}</p>`).join('\n')}
<dl>
${calls.join('\n')}
</dl>
<p>The credential is bound to the key of the wallet: its <code>credentialSubject.id</code> is the <code>did:jwk</code> of it.
<a href="${VERIFY_PAGE}#jwt_vc_json">How to verify it</a> · <a href="/docs">The API</a></p>`,
  );
}
