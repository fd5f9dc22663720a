import { claimsOf, type ReportClaims } from '../report/report.claims.js';
import type { CertifiedFields } from '../report/report.js';
import type { ReadyReport } from '../report/report.readiness.js';
import { type PartyConfirmation, REVIEWING_OFFICE } from '../verdict/evidence.js';
import { type CredentialFormat, DEFAULT_FORMAT } from './credential-format.js';
import { CREDENTIALS_CONTEXT, issuerIn, type StatusPlace, statusEntry } from './status-list.js';

/**
 * The wordings there were, which verifiable credentials that are about still name. The first knew no evidence, the
 * second no levels.
 */
export const CONTEXT_VERSIONS = [1, 2, 3] as const;
export type ContextVersion = (typeof CONTEXT_VERSIONS)[number];

/** Where the words of a verifiable credential are explained, below the address of the issuer. */
export const contextAddress = (issuer: string, version: ContextVersion) =>
  `${issuer}/api/v1/credential-contexts/report-v${version}`;

const DATE = 'http://www.w3.org/2001/XMLSchema#date';
const DATE_TIME = 'http://www.w3.org/2001/XMLSchema#dateTime';
const INTEGER = 'http://www.w3.org/2001/XMLSchema#integer';

/** What a verifiable credential calls the certified fields; `name` is a word of the data model itself. */
const WORDS = {
  name: 'name',
  gender: 'gender',
  birth: 'birthDate',
  nationality: 'nationality',
  passport: 'passportNumber',
  university: 'university',
  major: 'major',
  forms: 'studyMode',
  level: 'level',
  certNo: 'certificateNumber',
  startTime: 'studyStart',
  endTime: 'studyEnd',
  ministryStampingTime: 'ministryStampingDate',
  awardingTime: 'awardingDate',
  type: 'service',
} as const satisfies Record<keyof CertifiedFields, string>;

const DAYS: ReadonlySet<string> = new Set([
  'birthDate',
  'studyStart',
  'studyEnd',
  'ministryStampingDate',
  'awardingDate',
]);

/**
 * The JSON-LD context that gives each word of a verifiable credential a meaning of its own. Never changed: a new one
 * gets a new address.
 */
export function reportContext(issuer: string, version: ContextVersion) {
  const address = contextAddress(issuer, version);
  const word = (name: string, type?: string) => ({ '@id': `${address}#${name}`, ...(type ? { '@type': type } : {}) });
  const fields = Object.values(WORDS).filter((name) => name !== 'name');
  return {
    '@context': {
      '@protected': true,
      VerifiedAcademicCertificate: `${address}#VerifiedAcademicCertificate`,
      ...(version === 1 ? {} : evidenceWords(address, word)),
      ...(version === 3 ? levelWords(address, word) : {}),
      ...Object.fromEntries(fields.map((name) => [name, word(name, DAYS.has(name) ? DATE : undefined)])),
      report: word('report'),
      number: word('number'),
      edition: word('edition', INTEGER),
      sha256: word('sha256'),
      checkPage: word('checkPage', '@id'),
    },
  };
}

function evidenceWords(address: string, word: (name: string, type?: string) => object) {
  return {
    VerifiedMinistryStamping: `${address}#VerifiedMinistryStamping`,
    FormalReview: `${address}#FormalReview`,
    group: word('group'),
    verdict: word('verdict'),
    method: word('method'),
    at: word('at', DATE_TIME),
  };
}

function levelWords(address: string, word: (name: string) => object) {
  return {
    FieldEvidence: `${address}#FieldEvidence`,
    Confirmation: `${address}#Confirmation`,
    party: word('party'),
    reference: word('reference'),
    answerRecordedBy: word('answerRecordedBy'),
    office: word('office'),
    certifiedField: word('certifiedField'),
    evidenceLevel: word('evidenceLevel'),
  };
}

function versionOf(claims: ReportClaims | null): ContextVersion {
  if (!claims) return 1;
  return claims.levels ? 3 : 2;
}

export interface CredentialAddresses {
  /** Who signs; its keys are at `/.well-known/jwks.json` below it. */
  readonly issuer: string;
  readonly checkPage: string;
}

/**
 * What a report certifies as a verifiable credential. The same report gives the same credential, whenever it is asked
 * for; its forms differ in how they name the issuer and the list.
 */
export function verifiableCredential(
  report: ReadyReport,
  { issuer, checkPage }: CredentialAddresses,
  place: StatusPlace,
  format: CredentialFormat = DEFAULT_FORMAT,
) {
  const { number, edition, issuedAt, pdf } = report;
  const claims = claimsOf([report]);
  return {
    '@context': [CREDENTIALS_CONTEXT, contextAddress(issuer, versionOf(claims))],
    id: `${checkPage}#edition-${edition}`,
    type: ['VerifiableCredential', typeOf(claims)],
    issuer: { id: issuerIn(format, issuer), name: 'MyVerify' },
    validFrom: issuedAt.toISOString(),
    name: `Verification report ${number}`,
    credentialSubject: {
      ...certified(report.fields),
      report: { number, edition, sha256: pdf.sha256, checkPage },
    },
    ...(claims ? { evidence: evidenceOf(claims) } : {}),
    credentialStatus: statusEntry(issuer, place, format),
  };
}

/** What a credential of a report is, beside a verifiable credential. */
export const credentialTypeOf = (report: ReadyReport) => typeOf(claimsOf([report]));

function typeOf(claims: ReportClaims | null): string {
  return claims?.type === 'stamping' ? 'VerifiedMinistryStamping' : 'VerifiedAcademicCertificate';
}

/** What the paper says of the review behind it. */
function evidenceOf({ checks, levels, confirmations }: ReportClaims) {
  const reviews = checks.map(({ group, verdict, method, at, office }) => ({
    type: ['FormalReview'],
    ...{ group, verdict, method, at: at.toISOString() },
    ...(levels ? { office } : {}),
  }));
  const fields = Object.entries(levels ?? {}).map(([field, { level }]) => ({
    type: ['FieldEvidence'],
    certifiedField: WORDS[field as keyof CertifiedFields],
    evidenceLevel: level,
  }));
  return [...reviews, ...fields, ...confirmations.map(confirmationOf)];
}

/** What was left open is not said: to JSON-LD nothing and null are the same. */
function confirmationOf({ party, at, office, reference, isRecorded, fields }: PartyConfirmation) {
  return {
    type: ['Confirmation'],
    ...{ party, at: at.toISOString() },
    ...(office === null ? {} : { office }),
    ...(reference === null ? {} : { reference }),
    ...(isRecorded ? { answerRecordedBy: REVIEWING_OFFICE } : {}),
    certifiedField: fields.map((field) => WORDS[field]),
  };
}

/** What was left empty is not said at all: to JSON-LD nothing and null are the same. */
function certified(fields: CertifiedFields): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [field, word] of Object.entries(WORDS)) {
    const value = fields[field as keyof CertifiedFields];
    if (value !== null) said[word] = value;
  }
  return said;
}
