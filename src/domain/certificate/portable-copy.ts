import type { CertifiedFields } from './report.js';
import type { ReadyReport } from './report.readiness.js';
import { CREDENTIALS_CONTEXT, type StatusPlace, statusEntry } from './status-list.js';

/** Where the words of a portable copy are explained, below the address of the issuer. */
export const contextAddress = (issuer: string) => `${issuer}/api/v1/credential-contexts/report-v1`;

const DATE = 'http://www.w3.org/2001/XMLSchema#date';
const INTEGER = 'http://www.w3.org/2001/XMLSchema#integer';

/** What a portable copy calls the certified fields; `name` is a word of the data model itself. */
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

/** The JSON-LD context that gives each word of a portable copy a meaning of its own. Never changed: a new one gets a new address. */
export function reportContext(issuer: string) {
  const address = contextAddress(issuer);
  const word = (name: string, type?: string) => ({ '@id': `${address}#${name}`, ...(type ? { '@type': type } : {}) });
  const fields = Object.values(WORDS).filter((name) => name !== 'name');
  return {
    '@context': {
      '@protected': true,
      VerifiedAcademicCertificate: `${address}#VerifiedAcademicCertificate`,
      ...Object.fromEntries(fields.map((name) => [name, word(name, DAYS.has(name) ? DATE : undefined)])),
      report: word('report'),
      number: word('number'),
      edition: word('edition', INTEGER),
      sha256: word('sha256'),
      checkPage: word('checkPage', '@id'),
    },
  };
}

export interface CopyAddresses {
  /** Who signs; its keys are at `/.well-known/jwks.json` below it. */
  readonly issuer: string;
  readonly checkPage: string;
}

/** What a report certifies as a verifiable credential. The same report gives the same credential, whenever it is asked for. */
export function portableCopy(report: ReadyReport, { issuer, checkPage }: CopyAddresses, place: StatusPlace) {
  const { number, edition, issuedAt, pdf } = report;
  return {
    '@context': [CREDENTIALS_CONTEXT, contextAddress(issuer)],
    id: `${checkPage}#edition-${edition}`,
    type: ['VerifiableCredential', 'VerifiedAcademicCertificate'],
    issuer: { id: issuer, name: 'MyVerify' },
    validFrom: issuedAt.toISOString(),
    name: `Verification report ${number}`,
    credentialSubject: {
      ...certified(report.fields),
      report: { number, edition, sha256: pdf.sha256, checkPage },
    },
    credentialStatus: statusEntry(issuer, place),
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
