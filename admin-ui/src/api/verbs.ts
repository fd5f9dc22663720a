import type { components } from '@myverify/api-client';
import type { QueueFilter } from '../certificates/queue-filter';
import type { CertifiedFields } from '../reports/correctable';
import { answerOf, api } from './api';
import type { Certificate } from './records';

type Verification = components['schemas']['CertificateVerificationDto'];

const at = (id: number) => ({ path: { id } });

/** What can be done beside the usual five, by resource. */
export const verbs = {
  /** What is missing, the server says. */
  authenticate: (body: Partial<Certificate>) =>
    answerOf(api.POST('/api/v1/certificates/authenticate', { body: body as Verification })),

  approve: (id: number, version: number) =>
    answerOf(api.POST('/api/v1/certificates/{id}/approve', { params: at(id), body: { version } })),

  reject: (id: number, version: number, reason: string) =>
    answerOf(api.POST('/api/v1/certificates/{id}/reject', { params: at(id), body: { version, reason } })),

  /** All of them or none. */
  removeCertificates: (ids: number[]) => answerOf(api.POST('/api/v1/certificates/remove', { body: { ids } })),

  /** Takes the record, or keeps it taken; `claim.mine` tells whether somebody else was first. */
  claim: (id: number) => answerOf(api.POST('/api/v1/certificates/{id}/claim', { params: at(id) })),

  release: (id: number) => answerOf(api.DELETE('/api/v1/certificates/{id}/claim', { params: at(id) })),

  /** From a page that is being closed: sent at once, and outlives it. */
  releaseOnLeaving: async (id: number): Promise<void> => {
    await fetch(`/api/v1/certificates/${id}/claim`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  },

  /** Takes the oldest application that is nobody else's; `after` is the one that is left for it. */
  nextInQueue: (filter: QueueFilter, after?: number) =>
    answerOf(api.POST('/api/v1/certificates/next', { body: { filter, ...(after === undefined ? {} : { after }) } })),

  /** What was done with a record, newest first. */
  history: (id: number) =>
    answerOf(
      api.GET('/api/v1/certificates/{id}/history', {
        params: { ...at(id), query: { range: '[0,99]' } },
      }),
    ),

  withdrawReport: (id: number, reason: string) =>
    answerOf(api.POST('/api/v1/reports/{id}/withdraw', { params: at(id), body: { reason } })),

  /** Issues the next edition; `version` is that of the certificate that was seen. */
  correctReport: (id: number, version: number, fields: Partial<CertifiedFields>, reason: string) =>
    answerOf(api.POST('/api/v1/reports/{id}/correct', { params: at(id), body: { version, fields, reason } })),

  /** Has the PDF of a report made that nobody is about to make. */
  renderReport: (id: number) => answerOf(api.POST('/api/v1/reports/{id}/render', { params: at(id) })),

  revokeSessions: (userId: number) => answerOf(api.POST('/api/v1/users/{id}/end-sessions', { params: at(userId) })),

  /** Mails the user a code to set another password. */
  sendPasswordReset: (userId: number) =>
    answerOf(api.POST('/api/v1/users/{id}/send-password-reset', { params: at(userId) })),

  retryJob: (id: number) => answerOf(api.POST('/api/v1/jobs/{id}/retry', { params: at(id) })),

  statistics: () => answerOf(api.GET('/api/v1/statistics')),
};
