import type { api } from './api';

type Nothing = Record<never, never>;
type RowOf<Call extends (...given: never[]) => Promise<{ data?: unknown }>> =
  NonNullable<Awaited<ReturnType<Call>>['data']> extends readonly (infer Row)[] ? Row : never;

/** The records of the API, as its description types them. */
export type Company = RowOf<typeof api.GET<'/api/v1/companies', Nothing>>;
export type University = RowOf<typeof api.GET<'/api/v1/universities', Nothing>>;
export type Cooperation = RowOf<typeof api.GET<'/api/v1/cooperations', Nothing>>;
export type Agent = RowOf<typeof api.GET<'/api/v1/agents', Nothing>>;
export type Article = RowOf<typeof api.GET<'/api/v1/news', Nothing>>;
export type User = RowOf<typeof api.GET<'/api/v1/users', Nothing>>;
export type Role = RowOf<typeof api.GET<'/api/v1/roles', Nothing>>;
export type Certificate = RowOf<typeof api.GET<'/api/v1/certificates', Nothing>>;
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
export type RejectionReason = RowOf<typeof api.GET<'/api/v1/rejection-reasons', Nothing>>;
export type Job = RowOf<typeof api.GET<'/api/v1/jobs', Nothing>>;
export type Report = RowOf<typeof api.GET<'/api/v1/reports', Nothing>>;
export type PendingSeal = RowOf<typeof api.GET<'/api/v1/reports/unsealed', Nothing>>;
export type Payment = RowOf<typeof api.GET<'/api/v1/payments', Nothing>>;
export type Proposal = RowOf<typeof api.GET<'/api/v1/proposals', Nothing>>;
export type OfficeContact = RowOf<typeof api.GET<'/api/v1/contacts', Nothing>>;
export type Integrator = RowOf<typeof api.GET<'/api/v1/integrators', Nothing>>;
export type AccessRequest = RowOf<typeof api.GET<'/api/v1/access-requests', Nothing>>;
export type ApiKey = RowOf<typeof api.GET<'/api/v1/api-keys', Nothing>>;
export type MailDomain = RowOf<typeof api.GET<'/api/v1/mail-domains', Nothing>>;
export type Confirmation = RowOf<typeof api.GET<'/api/v1/confirmations', Nothing>>;
export type ConfirmationAnswer = Confirmation['answers'][number];
export type AuditEvent = RowOf<typeof api.GET<'/api/v1/audit-events', Nothing>>;
export type DataRequest = RowOf<typeof api.GET<'/api/v1/data-requests', Nothing>>;
