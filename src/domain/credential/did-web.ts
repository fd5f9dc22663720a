/** A key as DID documents publish it: as a JSON Web Key, and once more as a Multikey. */
export interface PublishedKey<Jwk extends { readonly kid: string } = { readonly kid: string }> {
  readonly jwk: Jwk;
  /** Multibase text of the key with its kind; it names the method as well. */
  readonly multibase: string;
}

/** The DID (method `web`) of an installation, by the address that its users see. */
export function didOf(address: string): string {
  const { host, pathname } = new URL(address);
  const path = pathname.split('/').filter((part) => part !== '');
  // A colon parts the steps of a path here, so the one before a port is written as what it is.
  return ['did:web', host.replace(':', '%3A'), ...path].join(':');
}

const CONTEXTS = [
  'https://www.w3.org/ns/did/v1',
  'https://w3id.org/security/jwk/v1',
  'https://w3id.org/security/multikey/v1',
] as const;

export const jwkMethodId = (did: string, { jwk }: PublishedKey) => `${did}#${jwk.kid}`;
export const multikeyMethodId = (did: string, { multibase }: PublishedKey) => `${did}#${multibase}`;

/**
 * Says which keys speak for an installation. Those of earlier times stay: what they signed is asked about for years.
 */
export function didDocument<Jwk extends { readonly kid: string }>(address: string, keys: readonly PublishedKey<Jwk>[]) {
  const did = didOf(address);
  const methods = keys.flatMap((key) => [
    { id: jwkMethodId(did, key), type: 'JsonWebKey' as const, controller: did, publicKeyJwk: key.jwk },
    { id: multikeyMethodId(did, key), type: 'Multikey' as const, controller: did, publicKeyMultibase: key.multibase },
  ]);
  return {
    '@context': [...CONTEXTS],
    id: did,
    alsoKnownAs: [address],
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}
