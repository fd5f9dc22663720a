import type { Paths } from '@myverify/api-client';
import type { api } from './api';

/** A record of a list of the API, as its description types it. */
export type RecordOf<Path extends keyof Paths> = Paths[Path] extends {
  readonly get: {
    readonly responses: { readonly 200: { readonly content: { readonly 'application/json': readonly (infer Row)[] } } };
  };
}
  ? Row
  : never;

/** Those that several screens show. */
export type Company = RecordOf<'/api/v1/companies'>;
export type University = RecordOf<'/api/v1/universities'>;
export type Cooperation = RecordOf<'/api/v1/cooperations'>;
export type Agent = RecordOf<'/api/v1/agents'>;
export type Article = RecordOf<'/api/v1/news'>;
export type User = RecordOf<'/api/v1/users'>;
export type Role = RecordOf<'/api/v1/roles'>;
export type Certificate = RecordOf<'/api/v1/certificates'>;
export type CertificateDetail = NonNullable<
  Awaited<ReturnType<typeof api.GET<'/api/v1/certificates/{id}', { params: { path: { id: number } } }>>>['data']
>;
export type GroupVerdict = NonNullable<
  Awaited<
    ReturnType<typeof api.GET<'/api/v1/certificates/{id}/verdicts', { params: { path: { id: number } } }>>
  >['data']
>[number];
export type ComparedReading = NonNullable<
  Awaited<
    ReturnType<typeof api.GET<'/api/v1/certificates/{id}/readings', { params: { path: { id: number } } }>>
  >['data']
>[number];
export type Signal = NonNullable<
  Awaited<ReturnType<typeof api.GET<'/api/v1/certificates/{id}/signals', { params: { path: { id: number } } }>>>['data']
>[number];
export type RejectionReason = RecordOf<'/api/v1/rejection-reasons'>;
export type Job = RecordOf<'/api/v1/jobs'>;
export type Report = RecordOf<'/api/v1/reports'>;
export type PendingSeal = RecordOf<'/api/v1/pending-seals'>;
export type Payment = RecordOf<'/api/v1/payments'>;
export type Proposal = RecordOf<'/api/v1/proposals'>;
export type OpenProposal = NonNullable<Certificate['proposal']>;
export type OfficeContact = RecordOf<'/api/v1/contacts'>;
export type Integrator = RecordOf<'/api/v1/integrators'>;
export type AccessRequest = RecordOf<'/api/v1/access-requests'>;
export type ApiKey = RecordOf<'/api/v1/api-keys'>;
export type MailDomain = RecordOf<'/api/v1/mail-domains'>;
export type Confirmation = RecordOf<'/api/v1/confirmations'>;
export type ConfirmationAnswer = Confirmation['answers'][number];
export type AuditEvent = RecordOf<'/api/v1/audit-events'>;
export type DataRequest = RecordOf<'/api/v1/data-requests'>;
