import type { components } from '@myverify/api-client';
import { COUNTED_MAX } from '@myverify/domain/review/queue-view';
import type { QueueFilter } from '../certificates/queue-filter';
import type { CertifiedFields } from '../reports/correctable';
import { answerOf, api } from './api';
import type { Certificate } from './records';

type Verification = components['schemas']['CertificateVerificationDto'];
export type VerdictInput = components['schemas']['VerdictInputDto'];
export type EnquiryInput = components['schemas']['ConfirmationInputDto'];
export type RecordedAnswer = components['schemas']['RecordedAnswerDto'];
type SettlementInput = components['schemas']['SettlementInputDto'];
export type MemberInvitation = components['schemas']['InviteMemberDto'];

/**
 * The text as the applicant will read it, and the groups that it is made of; without one the server makes it in the
 * applicant's language.
 */
export interface RejectionOrder {
  readonly reason?: string;
  readonly groups: VerdictInput['group'][];
}

const at = (id: number) => ({ path: { id } });
const member = (id: number, userId: number) => ({ path: { id, userId } });

/** What can be done beside the usual five, by resource. */
export const verbs = {
  /** What is missing, the server says. */
  authenticate: (body: Partial<Certificate>) =>
    answerOf(api.POST('/api/v1/certificates/authenticate', { body: body as Verification })),

  /** May be undone for a while: the server holds it. */
  approve: (id: number, version: number) =>
    answerOf(api.POST('/api/v1/certificates/{id}/approve', { params: at(id), body: { version, hold: true } })),

  undo: (id: number) => answerOf(api.POST('/api/v1/certificates/{id}/undo', { params: at(id) })),

  reject: (id: number, version: number, { reason, groups }: RejectionOrder) => {
    const text = reason === undefined ? {} : { reason };
    const body = { version, ...text, hold: true, ...(groups.length > 0 ? { groups } : {}) };
    return answerOf(api.POST('/api/v1/certificates/{id}/reject', { params: at(id), body }));
  },

  /** With whether a look at the record as it is now is still to come. */
  signals: async (id: number) => {
    const call = await api.GET('/api/v1/certificates/{id}/signals', { params: at(id) });
    const isPending = call.response.headers.get('Signals-Pending') === 'true';
    return { signals: await answerOf(Promise.resolve(call)), isPending };
  },

  dismissSignal: (id: number, note: string) =>
    answerOf(api.POST('/api/v1/signals/{id}/dismiss', { params: at(id), body: { note } })),

  /** What was read on the passport's files, beside what is claimed. */
  readings: (id: number) => answerOf(api.GET('/api/v1/certificates/{id}/readings', { params: at(id) })),

  /** What was found of each group of a record, newest first. */
  verdicts: (id: number) => answerOf(api.GET('/api/v1/certificates/{id}/verdicts', { params: at(id) })),

  recordVerdict: (id: number, body: VerdictInput) =>
    answerOf(api.POST('/api/v1/certificates/{id}/verdicts', { params: at(id), body })),

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

  /** How many certificates meet each of some filters, by their names, up to `COUNTED_MAX` and one. */
  counts: (filters: Readonly<Record<string, QueueFilter>>) =>
    answerOf(
      api.GET('/api/v1/certificates/counts', {
        params: { query: { filters: JSON.stringify(filters), upTo: `${COUNTED_MAX}` } },
      }),
    ) as Promise<Readonly<Record<string, number>>>,

  /** Where a record stands in the queue that a filter narrows. */
  placeInQueue: (id: number, filter: QueueFilter) =>
    answerOf(
      api.GET('/api/v1/certificates/{id}/place', {
        params: { ...at(id), query: { filter: JSON.stringify(filter) } },
      }),
    ),

  /** All of them or none; `null` gives them back. `seen` tells whom each was seen assigned to. */
  assign: (ids: number[], userId: number | null, seen: (number | null)[]) =>
    answerOf(api.POST('/api/v1/certificates/assign', { body: { ids, userId, seen } })),

  find: (q: string) => answerOf(api.GET('/api/v1/search', { params: { query: { q } } })),

  /** How somebody has set up the back office; only what is given changes. */
  preferences: () => answerOf(api.GET('/api/v1/me/preferences')),
  keepPreferences: (values: Readonly<Record<string, unknown>>) =>
    answerOf(api.PUT('/api/v1/me/preferences', { body: { values } })),

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

  /** Issues the next edition of what is on record by now. */
  reissueReport: (id: number) => answerOf(api.POST('/api/v1/reports/{id}/reissue', { params: at(id) })),

  releaseProposal: (id: number) => answerOf(api.POST('/api/v1/proposals/{id}/release', { params: at(id) })),

  /** How much waits for the officer as the second one, by list; `null` where the officer releases none of its kind. */
  countReleases: () => answerOf(api.GET('/api/v1/releases/counts')),

  refuseProposal: (id: number, reason: string) =>
    answerOf(api.POST('/api/v1/proposals/{id}/refuse', { params: at(id), body: { reason } })),

  withdrawProposal: (id: number) => answerOf(api.POST('/api/v1/proposals/{id}/withdraw', { params: at(id) })),

  /** Has the PDF of a report made that nobody is about to make. */
  renderReport: (id: number) => answerOf(api.POST('/api/v1/reports/{id}/render', { params: at(id) })),

  revokeSessions: (userId: number) => answerOf(api.POST('/api/v1/users/{id}/end-sessions', { params: at(userId) })),

  /** Done once another administrator asks for the same. */
  removeFactors: (userId: number) => answerOf(api.POST('/api/v1/users/{id}/remove-factors', { params: at(userId) })),

  /** The other address of an account that waits for the two mailboxes. */
  pendingAddress: (userId: number) => answerOf(api.GET('/api/v1/users/{id}/address-change', { params: at(userId) })),

  keepAddress: (userId: number) => answerOf(api.DELETE('/api/v1/users/{id}/address-change', { params: at(userId) })),

  /** Done once another administrator asks for the same; `requestedAt` tells which change was seen. */
  releaseAddress: (userId: number, requestedAt: string) =>
    answerOf(
      api.POST('/api/v1/users/{id}/address-change/release', { params: { ...at(userId), query: { requestedAt } } }),
    ),

  /** Mails the user a code to set another password. */
  sendPasswordReset: (userId: number) =>
    answerOf(api.POST('/api/v1/users/{id}/send-password-reset', { params: at(userId) })),

  /** Mails whom staff have made an account another link by which to choose its password. */
  sendInvitation: (userId: number) => answerOf(api.POST('/api/v1/users/{id}/send-invitation', { params: at(userId) })),

  retryJob: (id: number) => answerOf(api.POST('/api/v1/jobs/{id}/retry', { params: at(id) })),

  /** Notes that a person has done what was asked for. */
  finishDataRequest: (id: number) => answerOf(api.POST('/api/v1/data-requests/{id}/done', { params: at(id) })),

  /** As it was seen. */
  releaseContact: (id: number, version: number) =>
    answerOf(api.POST('/api/v1/contacts/{id}/release', { params: { ...at(id), query: { version } } })),

  revokeKey: (id: number) => answerOf(api.POST('/api/v1/api-keys/{id}/revoke', { params: at(id) })),

  /** The people of an integrator. */
  members: (id: number) => answerOf(api.GET('/api/v1/integrators/{id}/members', { params: at(id) })),

  inviteMember: (id: number, body: MemberInvitation) =>
    answerOf(api.POST('/api/v1/integrators/{id}/members', { params: at(id), body })),

  sendMemberInvitation: (id: number, userId: number) =>
    answerOf(api.POST('/api/v1/integrators/{id}/members/{userId}/send-invitation', { params: member(id, userId) })),

  removeMember: (id: number, userId: number) =>
    answerOf(api.POST('/api/v1/integrators/{id}/members/{userId}/remove', { params: member(id, userId) })),

  admitAccess: (id: number) => answerOf(api.POST('/api/v1/access-requests/{id}/admit', { params: at(id) })),

  declineAccess: (id: number, reason: string) =>
    answerOf(api.POST('/api/v1/access-requests/{id}/decline', { params: at(id), body: { reason } })),

  releaseMailDomain: (id: number, version: number) =>
    answerOf(api.POST('/api/v1/mail-domains/{id}/release', { params: { ...at(id), query: { version } } })),

  /** Whether anybody can be asked about a record, and what its approval lacks of confirmations. */
  confirmationNeeds: (id: number) =>
    answerOf(api.GET('/api/v1/certificates/{id}/confirmation-needs', { params: at(id) })),

  askConfirmation: (body: EnquiryInput) => answerOf(api.POST('/api/v1/confirmations', { body })),

  /** By a new link, which ends the old one. */
  sendConfirmationAgain: (id: number) =>
    answerOf(api.POST('/api/v1/confirmations/{id}/send-again', { params: at(id) })),

  cancelConfirmation: (id: number) => answerOf(api.POST('/api/v1/confirmations/{id}/cancel', { params: at(id) })),

  recordAnswer: (id: number, body: RecordedAnswer) =>
    answerOf(api.POST('/api/v1/confirmations/{id}/record', { params: at(id), body })),

  settleDifference: (id: number, body: SettlementInput) =>
    answerOf(api.POST('/api/v1/confirmations/{id}/settle', { params: at(id), body })),

  statistics: () => answerOf(api.GET('/api/v1/statistics')),
};
