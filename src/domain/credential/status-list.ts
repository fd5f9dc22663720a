import { type CredentialFormat, DEFAULT_FORMAT } from './credential-format.js';
import { didOf } from './did-web.js';

/** W3C Verifiable Credentials Data Model 2.0. */
export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

/** The least that the standard allows, so that a look at a list does not tell whose credential is looked at. */
export const STATUS_LIST_SIZE = 131_072;
/** How long a list may be taken for the newest. */
export const STATUS_LIST_SECONDS = 60;
/** A list that is older than this is worth nothing, so that nobody can pass on the one of last year. */
const VALID_MS = 24 * 3_600_000;

/** The bit of a report edition. */
export interface StatusPlace {
  /** Counts from 1. */
  readonly list: number;
  /** From 0, in no order. */
  readonly position: number;
}

/**
 * Who issues in a form, where the address of the installation is `address`: that itself, as it always was, and in the
 * forms whose verifiers look keys up by a DID that.
 */
export const issuerIn = (format: CredentialFormat, address: string) =>
  format === DEFAULT_FORMAT ? address : didOf(address);

/** A list is there in each form: who can verify one cannot always verify the others. */
export function statusListAddress(address: string, list: number, format: CredentialFormat = DEFAULT_FORMAT): string {
  return `${address}/api/v1/status-lists/${list}${format === DEFAULT_FORMAT ? '' : `?format=${format}`}`;
}

/** What a credential says of where its status is told. */
export function statusEntry(issuer: string, { list, position }: StatusPlace, format: CredentialFormat) {
  const address = statusListAddress(issuer, list, format);
  return {
    id: `${address}#${position}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(position),
    statusListCredential: address,
  };
}

/** A list of the bits as a credential of its own. @param encodedList the bits, as the standard writes them. */
export function statusListCredential(
  issuer: string,
  list: number,
  encodedList: string,
  now: Date,
  format: CredentialFormat = DEFAULT_FORMAT,
) {
  const address = statusListAddress(issuer, list, format);
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: issuerIn(format, issuer), name: 'MyVerify' },
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
      ttl: STATUS_LIST_SECONDS * 1000,
    },
  };
}
