import type { Permission } from '../../src/domain/account/role.js';

/**
 * Who calls: nobody, another student than the owner, the owner, a program with a key, one of an integrator's people,
 * staff with one permission alone, the administrator.
 */
export type Caller = 'anonymous' | 'student' | 'owner' | 'key' | 'member' | 'administrator' | Permission;

/**
 * What an operation answers: it may be done (whatever else is wrong with the call), it is forbidden, or there is
 * nothing to see.
 */
export type Verdict = 'may' | 403 | 404;

export interface ServiceAccess {
  /** Everybody who is not named, but people of integrators: to them all is forbidden where they are not named. */
  readonly others: Verdict;
  readonly named: Partial<Readonly<Record<Caller, Verdict>>>;
}

/** About the caller themselves: every session will do. */
const OWN: ServiceAccess = { others: 'may', named: { member: 'may' } };
/** The same, but that people of integrators have nothing of the kind. */
const OWN_BUT_MEMBERS: ServiceAccess = { others: 'may', named: {} };
/** Open to everyone in the portal; the resource API asks for a session. */
const PUBLIC: ServiceAccess = { others: 'may', named: {} };
const REVIEWERS = { 'certificates.review': 'may', administrator: 'may' } as const;
const READERS = { ...REVIEWERS, 'certificates.read': 'may' } as const;
/** A record of a student, asked for by its id. */
const SEE_RECORD: ServiceAccess = { others: 404, named: { owner: 'may', ...READERS } };
const REVIEW_RECORD: ServiceAccess = { others: 404, named: { owner: 403, 'certificates.read': 403, ...REVIEWERS } };
const OWN_RECORD: ServiceAccess = {
  others: 404,
  named: { owner: 'may', 'certificates.read': 403, 'certificates.review': 403, administrator: 403 },
};
/** Links are the holder's: another's, and one that is not there, look the same. */
const OWN_SHARE: ServiceAccess = { others: 404, named: {} };
const EDIT_RECORD: ServiceAccess = { others: 404, named: { owner: 'may', 'certificates.read': 403, ...REVIEWERS } };
const STUDENTS = { owner: 'may', student: 'may' } as const;
const NEW_RECORD: ServiceAccess = { others: 403, named: { ...STUDENTS, ...REVIEWERS } };
const NEW_APPLICATION: ServiceAccess = { others: 403, named: STUDENTS };
const NEW_VERIFIED: ServiceAccess = { others: 403, named: REVIEWERS };
const RELEASERS: ServiceAccess = {
  others: 403,
  named: { 'reports.withdraw': 'may', 'certificates.review': 'may', administrator: 'may' },
};
const CONTACTS_SEEN: ServiceAccess = {
  others: 403,
  named: { 'catalog.manage': 'may', 'confirmations.manage': 'may', administrator: 'may' },
};
/** Also of the own record. */
const PAYMENTS: ServiceAccess = { others: 403, named: READERS };
/** Even of the own record: it names staff. */
const HISTORY: ServiceAccess = { others: 403, named: READERS };
const LIST_RECORDS: ServiceAccess = { others: 403, named: { ...STUDENTS, ...READERS } };

/** The operations for which a session is not enough or more than enough, and the service authorises. */
export const SERVICE_ACCESS: Readonly<Record<string, ServiceAccess>> = {
  'POST /api/user/logout': OWN,
  'POST /api/user/change-password': OWN,
  'POST /api/user/reauthenticate': OWN,
  'POST /api/user/organisation-confirm': OWN_BUT_MEMBERS,
  'GET /api/user/info': OWN,
  'POST /api/user/update': OWN,
  'POST /api/file/upload': OWN_BUT_MEMBERS,
  'POST /api/editor/uploadImg': OWN_BUT_MEMBERS,
  'GET /api/v1/companies': PUBLIC,
  'GET /api/v1/companies/{id}': PUBLIC,
  'GET /api/v1/universities': PUBLIC,
  'GET /api/v1/universities/{id}': PUBLIC,
  'GET /api/v1/cooperations': PUBLIC,
  'GET /api/v1/cooperations/{id}': PUBLIC,
  'GET /api/v1/agents': PUBLIC,
  'GET /api/v1/agents/{id}': PUBLIC,
  'GET /api/cert/list': LIST_RECORDS,
  'GET /api/cert/detail': SEE_RECORD,
  'POST /api/cert/add': NEW_RECORD,
  'POST /api/cert/add-apply': NEW_APPLICATION,
  'POST /api/cert/add-auth': NEW_VERIFIED,
  'POST /api/cert/update': EDIT_RECORD,
  'POST /api/cert/update-apply': OWN_RECORD,
  'POST /api/cert/update-auth': REVIEW_RECORD,
  'POST /api/cert/reject': REVIEW_RECORD,
  'POST /api/cert/remove': EDIT_RECORD,
  'POST /api/cert/download': SEE_RECORD,
  'GET /api/cert/pdf': SEE_RECORD,
  'GET /api/v1/certificates': LIST_RECORDS,
  'POST /api/v1/certificates': NEW_RECORD,
  'GET /api/v1/certificates/{id}': SEE_RECORD,
  'PUT /api/v1/certificates/{id}': EDIT_RECORD,
  'DELETE /api/v1/certificates/{id}': EDIT_RECORD,
  'POST /api/v1/certificates/authenticate': NEW_VERIFIED,
  'POST /api/v1/certificates/remove': EDIT_RECORD,
  'POST /api/v1/certificates/{id}/apply': OWN_RECORD,
  'POST /api/v1/certificates/{id}/approve': REVIEW_RECORD,
  'POST /api/v1/certificates/{id}/reject': REVIEW_RECORD,
  'GET /api/v1/certificates/{id}/credential': SEE_RECORD,
  'GET /api/v1/certificates/{id}/receipt': SEE_RECORD,
  'GET /api/v1/certificates/export.csv': { others: 403, named: READERS },
  'GET /api/v1/statistics': { others: 403, named: READERS },
  'GET /api/v1/certificates/{id}/history': HISTORY,
  'GET /api/v1/payments': PAYMENTS,
  'GET /api/v1/payments/{id}': PAYMENTS,
  'GET /api/v1/certificates/{id}/shares': OWN_RECORD,
  'POST /api/v1/certificates/{id}/shares': OWN_RECORD,
  'POST /api/v1/certificates/{id}/wallet-offers': OWN_RECORD,
  'GET /api/v1/certificates/{id}/look-ups': OWN_RECORD,
  'GET /api/v1/certificates/{id}/look-ups/choices': OWN_RECORD,
  'PUT /api/v1/certificates/{id}/look-ups/choices': OWN_RECORD,
  'GET /api/v1/shares': NEW_APPLICATION,
  'GET /api/v1/shares/{id}': OWN_SHARE,
  'PUT /api/v1/shares/{id}': OWN_SHARE,
  'DELETE /api/v1/shares/{id}': OWN_SHARE,
  'POST /api/v1/shares/{id}/stop': OWN_SHARE,
  'GET /api/v1/shares/{id}/views': OWN_SHARE,
  'POST /api/v1/certificates/assign': {
    others: 403,
    named: { 'certificates.review': 'may', 'reviews.assign': 'may', administrator: 'may' },
  },
  'GET /api/v1/certificates/counts': LIST_RECORDS,
  'GET /api/v1/reviewers': { others: 403, named: { 'reviews.assign': 'may', ...READERS } },
  'GET /api/v1/proposals': RELEASERS,
  'GET /api/v1/releases/counts': { others: 403, named: { ...RELEASERS.named, 'catalog.manage': 'may' } },
  'GET /api/v1/proposals/{id}': RELEASERS,
  'POST /api/v1/proposals/{id}/release': RELEASERS,
  'POST /api/v1/proposals/{id}/refuse': RELEASERS,
  'POST /api/v1/proposals/{id}/withdraw': RELEASERS,
  'GET /api/v1/contacts': CONTACTS_SEEN,
  'GET /api/v1/contacts/{id}': CONTACTS_SEEN,
  'GET /api/v1/me/factors': OWN,
  'POST /api/v1/me/factors': OWN,
  'POST /api/v1/me/factors/set-up': OWN,
  'POST /api/v1/me/factors/challenge': OWN,
  'POST /api/v1/me/factors/recovery-codes': OWN,
  'PUT /api/v1/me/factors/{id}': OWN,
  'POST /api/v1/me/factors/{id}/remove': OWN,
  'POST /api/v1/users/{id}/address-change/release': { others: 403, named: { administrator: 'may' } },
  'POST /api/v1/users/{id}/remove-factors': { others: 403, named: { administrator: 'may' } },
  'GET /api/v1/files/{id}/reading': OWN_BUT_MEMBERS,
  'GET /api/v1/me/address-change': OWN_BUT_MEMBERS,
  'POST /api/v1/me/address-change': OWN_BUT_MEMBERS,
  'DELETE /api/v1/me/address-change': OWN_BUT_MEMBERS,
  'GET /api/v1/me/draft-key': OWN,
  'GET /api/v1/me/preferences': OWN,
  'GET /api/v1/me/sessions': OWN,
  'DELETE /api/v1/me/sessions': OWN,
  'DELETE /api/v1/me/sessions/{id}': OWN,
  'PUT /api/v1/me/preferences': OWN,
  'GET /api/v1/search': {
    others: 'may',
    named: { student: 403, owner: 403 },
  },
  'GET /api/v1/me/export': OWN,
  'POST /api/v1/me/erase': OWN_BUT_MEMBERS,
  'GET /api/v1/me/consents': OWN_BUT_MEMBERS,
  'POST /api/v1/me/consents': OWN_BUT_MEMBERS,
  'POST /api/v1/me/consents/withdraw': OWN_BUT_MEMBERS,
};
