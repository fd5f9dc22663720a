import { PIN_DIGITS } from './wallet-offer.js';
import { PRE_AUTHORIZED } from './wallet-requests.js';

/** What the keys of wallets may sign with. */
export const PROOF_ALGORITHMS = ['ES256', 'EdDSA'] as const;

const DISPLAY = {
  VerifiedAcademicCertificate: [
    { name: 'Verified academic certificate', locale: 'en' },
    { name: '已核验的学历证书', locale: 'zh' },
  ],
  VerifiedMinistryStamping: [
    { name: 'Verified ministry stamping', locale: 'en' },
    { name: '已核验的教育部盖章', locale: 'zh' },
  ],
} as const;

/** The types of reports, by which wallets ask for them. */
type Configuration = keyof typeof DISPLAY;
const CONFIGURATIONS = Object.keys(DISPLAY) as Configuration[];

/** What there is to be had, and where (OpenID4VCI 1.0, section 12.2). @param issuer the address of the installation. */
export function issuerMetadata(issuer: string) {
  return {
    credential_issuer: issuer,
    credential_endpoint: `${issuer}/wallet/credential`,
    nonce_endpoint: `${issuer}/wallet/nonce`,
    display: [{ name: 'MyVerify', locale: 'en' }],
    credential_configurations_supported: Object.fromEntries(CONFIGURATIONS.map((name) => [name, configuration(name)])),
  };
}

function configuration(name: Configuration) {
  return {
    format: 'jwt_vc_json',
    cryptographic_binding_methods_supported: ['jwk', 'did:jwk'],
    credential_signing_alg_values_supported: ['EdDSA'],
    proof_types_supported: { jwt: { proof_signing_alg_values_supported: [...PROOF_ALGORITHMS] } },
    credential_definition: { type: ['VerifiableCredential', name] },
    credential_metadata: { display: DISPLAY[name].map((one) => ({ ...one })) },
  };
}

/** Where wallets get their tokens (RFC 8414): the issuer is its own authorization server. */
export function authorizationServerMetadata(issuer: string) {
  return {
    issuer,
    token_endpoint: `${issuer}/wallet/token`,
    // Nobody is sent to a page to consent: the holder has done that where the offer was made.
    response_types_supported: [],
    grant_types_supported: [PRE_AUTHORIZED],
    token_endpoint_auth_methods_supported: ['none'],
    'pre-authorized_grant_anonymous_access_supported': true,
  };
}

/** What a wallet that has read the QR code is offered (OpenID4VCI 1.0, section 4.1). */
export function credentialOffer(issuer: string, configuration: string, code: string) {
  return {
    credential_issuer: issuer,
    credential_configuration_ids: [configuration],
    grants: {
      [PRE_AUTHORIZED]: {
        'pre-authorized_code': code,
        tx_code: {
          input_mode: 'numeric',
          length: PIN_DIGITS,
          description: 'The PIN that MyVerify shows beside the code',
        },
      },
    },
  };
}

/** What the QR code holds: an address of the wallet, which is told where the offer is. */
export function offerLink(issuer: string, code: string): string {
  return `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(`${issuer}/wallet/offers/${code}`)}`;
}
