/** What the W3C's Verifiable Credentials 2.0 require of a credential. */
export const CREDENTIAL_SCHEMA = {
  type: 'object',
  required: ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'credentialStatus'],
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      items: { type: 'string', format: 'uri' },
      prefixItems: [{ const: 'https://www.w3.org/ns/credentials/v2' }],
    },
    id: { type: 'string', format: 'uri' },
    type: { type: 'array', contains: { const: 'VerifiableCredential' }, items: { type: 'string' } },
    issuer: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uri' } } },
    validFrom: { type: 'string', format: 'date-time' },
    credentialSubject: { type: 'object', minProperties: 1 },
    credentialStatus: {
      type: 'object',
      required: ['type', 'statusPurpose', 'statusListIndex', 'statusListCredential'],
      properties: {
        type: { const: 'BitstringStatusListEntry' },
        statusPurpose: { const: 'revocation' },
        statusListIndex: { type: 'string', pattern: '^[0-9]+$' },
        statusListCredential: { type: 'string', format: 'uri' },
      },
    },
    // The words of the token format that a credential must not use.
    vc: false,
    vp: false,
  },
} as const;
