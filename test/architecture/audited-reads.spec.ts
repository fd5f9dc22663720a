import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocument, type ListedOperation, operationsOf } from '../support/api-document.js';

const DOCUMENT = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../api-client/openapi.json'), 'utf8'),
) as ApiDocument;

/** Why nobody is noted for what these answer. An operation that is not here says `@AuditsRead`. */
const UNAUDITED: ReadonlyArray<readonly [why: string, operations: readonly string[]]> = [
  [
    'its service writes an event of its own',
    [
      'exportCertificates',
      'getFile',
      'getFileReading',
      'exportPersonalData',
      'getPortalReportPdf',
      'search',
      'getCredential',
    ],
  ],
  [
    'the event was written when what opens it was given out: the link to a report, the address of a share, the key to a check',
    [
      'getReportCheck',
      'getReportCheckResults',
      'getReportPdfByLink',
      'getSharedPdf',
      'getSharedPhoto',
      'checkReport',
      'checkReportHash',
      'lookUpReport',
    ],
  ],
  [
    'about the caller alone, or what the caller has made',
    [
      'getAddressChange',
      'getDraftKey',
      'listFactors',
      'getLookUpChoices',
      'listLookUps',
      'listConsents',
      'getPreferences',
      'listSessions',
      'getShare',
      'listCertificateShares',
      'listShares',
      'listShareViews',
      'getPortalUser',
      'listWebhookDeliveries',
      'listWebhooks',
      'getWebhook',
    ],
  ],
  ['of an integrator, for its own people', ['getOwnIntegrator', 'listColleagues', 'listOwnApiKeys']],
  [
    'numbers and names of fields, of nobody',
    [
      'countCertificates',
      'countReleases',
      'getPlaceInQueue',
      'getConfirmationNeeds',
      'listJobs',
      'getJob',
      'getReportCheckTemplate',
    ],
  ],
  [
    'of people no more than the names of officers, at work',
    [
      'listReviewers',
      'listApiKeys',
      'getApiKey',
      'listMailDomains',
      'getMailDomain',
      'listRejectionReasons',
      'getRejectionReason',
      'listRoles',
      'getRole',
      'getStatistics',
    ],
  ],
  [
    'public: what anyone may read',
    [
      'listAgents',
      'getAgent',
      'listCompanies',
      'getCompany',
      'getPortalCompany',
      'listPortalCompanies',
      'searchPortalCompanies',
      'listCooperations',
      'getCooperation',
      'getThirdCredentialContext',
      'getFirstCredentialContext',
      'getSecondCredentialContext',
      'getStatusList',
      'getLiveness',
      'getReadiness',
      'listNews',
      'getArticle',
      'getPortalArticle',
      'listPortalNews',
      'listNotices',
      'getOrganisation',
      'getPaymentDetails',
      'getDidDocument',
      'getDidDocumentBelowPath',
      'getIssuerMetadata',
      'getKeySet',
      'getSampleReport',
      'getSite',
      'getStatus',
      'listUniversities',
      'getUniversity',
      'listPortalCooperations',
      'getPortalUniversity',
      'listPortalUniversities',
      'listUniversityNatures',
      'searchPortalUniversities',
    ],
  ],
];

const LISTED = UNAUDITED.flatMap(([, operations]) => operations);
const nameOf = ({ operationId }: ListedOperation) => operationId ?? '';

/** Reads that neither leave a trace nor say why not. */
function forgotten(operations: readonly ListedOperation[]): string[] {
  const reads = operations.filter(({ method }) => method === 'GET');
  const silent = reads.filter((operation) => operation['x-audited-read'] === undefined);
  return silent.map(nameOf).filter((name) => !LISTED.includes(name));
}

const ALL = operationsOf(DOCUMENT);

test('every operation that reads leaves a trace, or is listed with the reason why not', () => {
  expect(forgotten(ALL)).toEqual([]);
});

test('an operation that forgets it is found', () => {
  const careless = { operationId: 'listPassports', method: 'GET', path: '/', name: 'GET /', responses: {} };
  expect(forgotten([...ALL, careless])).toEqual(['listPassports']);
});

test('the list holds what there is, each once, and nothing that leaves a trace', () => {
  expect(LISTED).toHaveLength(new Set(LISTED).size);
  const audited = ALL.filter((operation) => operation['x-audited-read'] !== undefined).map(nameOf);
  expect(audited.length).toBeGreaterThan(20);
  const silent = ALL.filter(({ method }) => method === 'GET')
    .map(nameOf)
    .filter((name) => !audited.includes(name));
  expect([...LISTED].sort()).toEqual(silent.sort());
});
