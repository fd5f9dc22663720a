import type { CredentialFormat } from './credential-format.js';

/** W3C Verifiable Credentials Data Model 1.1. */
const CONTEXT = 'https://www.w3.org/2018/credentials/v1';
/** The words of status lists, which came with the data model 2.0. */
const STATUS_CONTEXT = 'https://www.w3.org/ns/credentials/status/v1';
/** So did this one. */
const NAME = { name: 'https://schema.org/name' };

/** A credential as the data model 2.0 has it. */
export interface Credential {
  readonly '@context': readonly string[];
  readonly id: string;
  readonly type: readonly string[];
  readonly issuer: { readonly id: string; readonly name: string };
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly credentialSubject: Readonly<Record<string, unknown>>;
}

/** What is signed of a credential in a form. */
export function contentOf<T extends Credential>(credential: T, format: CredentialFormat): object {
  return format === 'jwt_vc_json' ? jwtClaims(credential) : credential;
}

/**
 * The claims of a JSON Web Token that says what a credential says, in the words of the data model 1.1. What its token
 * has a claim for stands in the credential too: readers look at either. Both count in whole seconds.
 */
export function jwtClaims({ '@context': [, ...own], validFrom, validUntil, ...rest }: Credential) {
  const { id, issuer, credentialSubject } = rest;
  const nbf = seconds(validFrom);
  const exp = validUntil === undefined ? undefined : seconds(validUntil);
  return {
    iss: issuer.id,
    ...(typeof credentialSubject.id === 'string' ? { sub: credentialSubject.id } : {}),
    jti: id,
    nbf,
    ...(exp === undefined ? {} : { exp }),
    vc: {
      '@context': [CONTEXT, STATUS_CONTEXT, ...own, NAME],
      ...rest,
      issuanceDate: moment(nbf),
      ...(exp === undefined ? {} : { expirationDate: moment(exp) }),
    },
  };
}

const seconds = (time: string) => Math.floor(Date.parse(time) / 1000);
const moment = (second: number) => new Date(second * 1000).toISOString().replace('.000', '');
