import { answerOf, api } from './api';
import type { Certificate } from './records';

const at = (id: number) => ({ path: { id } });

/** What can be done beside the usual five, by resource. */
export const verbs = {
  authenticate: (body: Partial<Certificate>) => answerOf(api.POST('/api/v1/certificates/authenticate', { body })),

  approve: (id: number, version: number) =>
    answerOf(api.POST('/api/v1/certificates/{id}/approve', { params: at(id), body: { version } })),

  reject: (id: number, version: number, reason: string) =>
    answerOf(api.POST('/api/v1/certificates/{id}/reject', { params: at(id), body: { version, reason } })),

  /** All of them or none. */
  removeCertificates: (ids: number[]) => answerOf(api.POST('/api/v1/certificates/remove', { body: { ids } })),

  endSessions: (userId: number) => answerOf(api.POST('/api/v1/users/{id}/end-sessions', { params: at(userId) })),

  retryJob: (id: number) => answerOf(api.POST('/api/v1/jobs/{id}/retry', { params: at(id) })),

  statistics: () => answerOf(api.GET('/api/v1/statistics')),
};
