/** The words of OAuth 2.0 (RFC 6749, RFC 6750) and OpenID4VCI 1.0 for what is refused to a wallet. */
export type WalletErrorCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_token'
  | 'invalid_credential_request'
  | 'unknown_credential_configuration'
  | 'unknown_credential_identifier'
  | 'invalid_proof'
  | 'invalid_nonce'
  | 'invalid_encryption_parameters'
  | 'credential_request_denied';

/** A refusal that programs of others read: not in our words, but in those of the standard. */
export class WalletError extends Error {
  override readonly name = 'WalletError';

  constructor(
    readonly code: WalletErrorCode,
    /** For people who build wallets. */
    readonly description: string,
  ) {
    super(`${code}: ${description}`);
  }
}
