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
      'CertificateLists_exportCsv',
      'FilesPortal_open',
      'Readings_ofFile',
      'Me_export',
      'ReportsPortal_pdf',
      'Search_find',
      'VerifiableCredential_sign',
    ],
  ],
  [
    'the event was written when what opens it was given out: the link to a report, the address of a share, the key to a check',
    [
      'ReportChecks_progress',
      'ReportChecks_results',
      'ReportsPortal_pdfByLink',
      'Shared_pdf',
      'Shared_photo',
      'Reports_check',
      'FileCheck_checkHash',
      'ReportLookupPortal_search',
    ],
  ],
  [
    'about the caller alone, or what the caller has made',
    [
      'AddressChanges_read',
      'DraftKey_read',
      'Factors_list',
      'LookUps_choices',
      'LookUps_list',
      'Me_listConsents',
      'Preferences_read',
      'Sessions_list',
      'Shares_getOne',
      'Shares_list',
      'Shares_listOwn',
      'Shares_views',
      'UsersPortal_info',
      'Webhooks_deliveries',
      'Webhooks_getList',
      'Webhooks_getOne',
    ],
  ],
  [
    'of an integrator, for its own people',
    ['OwnIntegrator_get', 'OwnIntegrator_listColleagues', 'OwnIntegrator_listKeys'],
  ],
  [
    'numbers and names of fields, of nobody',
    [
      'CertificateReview_counts',
      'CertificateReview_place',
      'ConfirmationNeeds_read',
      'Jobs_getList',
      'Jobs_getOne',
      'ReportChecks_template',
    ],
  ],
  [
    'of people no more than the names of officers, at work',
    [
      'Assignments_listReviewers',
      'ApiKeys_getList',
      'ApiKeys_getOne',
      'MailDomains_getList',
      'MailDomains_getOne',
      'RejectionReasons_getList',
      'RejectionReasons_getOne',
      'Roles_getList',
      'Roles_getOne',
      'Statistics_read',
    ],
  ],
  [
    'public: what anyone may read',
    [
      'Agents_getList',
      'Agents_getOne',
      'Companies_getList',
      'Companies_getOne',
      'CompaniesPortal_info',
      'CompaniesPortal_list',
      'CompaniesPortal_search',
      'Cooperations_getList',
      'Cooperations_getOne',
      'CredentialStatus_context',
      'CredentialStatus_firstContext',
      'CredentialStatus_secondContext',
      'CredentialStatus_statusList',
      'Health_live',
      'Health_ready',
      'News_getList',
      'News_getOne',
      'NewsPortal_detail',
      'NewsPortal_list',
      'Notices_list',
      'OrganisationPortal_organisation',
      'PaymentPortal_details',
      'PublicKeys_didDocument',
      'PublicKeys_didDocumentBelowPath',
      'PublicKeys_metadata',
      'PublicKeys_publicKeys',
      'SampleReport_open',
      'Site_details',
      'Status_read',
      'Universities_getList',
      'Universities_getOne',
      'UniversitiesPortal_cooperation',
      'UniversitiesPortal_info',
      'UniversitiesPortal_list',
      'UniversitiesPortal_nature',
      'UniversitiesPortal_search',
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
  const careless = { operationId: 'Passports_getList', method: 'GET', path: '/', name: 'GET /', responses: {} };
  expect(forgotten([...ALL, careless])).toEqual(['Passports_getList']);
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
