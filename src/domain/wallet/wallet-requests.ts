import { WalletError } from './wallet-error.js';

export const PRE_AUTHORIZED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code';

/** Secrets of wallets are 43 characters, PINs six: whatever is much longer is none. */
const LONGEST = 200;
const LONGEST_PROOF = 10_000;

export interface TokenRequest {
  readonly code: string;
  readonly pin: string;
}

export interface CredentialRequest {
  readonly configuration: string;
  /** A JSON Web Token by which the wallet shows its key. */
  readonly proof: string;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields;
  return {};
}

/** A parameter that is given twice is a list here, and so is none. */
const isText = (value: unknown, longest = LONGEST): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

/** Reads a token request (OpenID4VCI 1.0, section 6.1). @throws WalletError */
export function readTokenRequest(body: unknown): TokenRequest {
  const { grant_type: grant, 'pre-authorized_code': code, tx_code: pin } = fieldsOf(body);
  if (!isText(grant)) throw new WalletError('invalid_request', 'grant_type is missing');
  if (grant !== PRE_AUTHORIZED) throw new WalletError('unsupported_grant_type', `Only ${PRE_AUTHORIZED} is offered`);
  if (!isText(code)) throw new WalletError('invalid_request', 'pre-authorized_code is missing');
  if (!isText(pin)) throw new WalletError('invalid_request', 'tx_code is missing: the PIN that the holder was shown');
  return { code, pin };
}

/**
 * Reads a credential request (OpenID4VCI 1.0, section 8.2).
 * @param offered the configuration that the token is for.
 * @throws WalletError
 */
export function readCredentialRequest(body: unknown, offered: string): CredentialRequest {
  const fields = fieldsOf(body);
  const { credential_configuration_id: configuration, credential_identifier: identifier, proofs } = fields;
  if (identifier !== undefined) {
    throw new WalletError('unknown_credential_identifier', 'Credentials are asked for by credential_configuration_id');
  }
  if (!isText(configuration)) {
    throw new WalletError('invalid_credential_request', 'credential_configuration_id is missing');
  }
  if (configuration !== offered) {
    throw new WalletError('unknown_credential_configuration', `Only ${offered} was offered`);
  }
  if (fields.credential_response_encryption !== undefined) {
    throw new WalletError('invalid_encryption_parameters', 'Answers are not encrypted');
  }
  const { jwt, ...others } = fieldsOf(proofs);
  const [proof, ...more] = Array.isArray(jwt) ? (jwt as unknown[]) : [];
  if (Object.keys(others).length > 0 || more.length > 0 || !isText(proof, LONGEST_PROOF)) {
    throw new WalletError('invalid_proof', 'proofs must hold one proof of the type jwt');
  }
  return { configuration, proof };
}
