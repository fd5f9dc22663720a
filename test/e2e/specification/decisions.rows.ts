import { FORM_TEXTS } from '../../support/applicant.js';
import {
  ALL_MISSING,
  APPLIED,
  AUTHENTICATED,
  application,
  COMPLETE,
  mayNot,
  missing,
  notFound,
  REPORT,
  REVIEW_ACTIONS,
  record,
  stale,
  summary,
  VERIFIED,
  VERIFYING,
} from './certificate.shapes.js';
import { is, kept, NO_SESSION, type Row, refused, success } from './row.js';

const REASON = 'The transcript lacks its last page.';

/** What reviewers decide, and what lists then show. */
export const DECISIONS: readonly Row[] = [
  {
    call: 'POST /api/cert/reject',
    shows: 'by a student',
    by: 'student',
    body: { ids: [application], reject_reason: 'x' },
    answers: mayNot('reject'),
  },
  {
    call: 'POST /api/cert/reject',
    shows: 'no reason',
    by: 'administrator',
    body: { ids: [application] },
    answers: refused(400, 'missing_fields', 'Please enter the reason for rejection.', {
      errors: { reject_reason: 'Please enter the reason for rejection.' },
    }),
  },
  {
    call: 'POST /api/cert/reject',
    shows: 'one id that is there and one that is not: none is rejected',
    by: 'administrator',
    body: { ids: [application, 2_000_000_000], reject_reason: REASON },
    answers: { ...notFound, errors: { 2000000000: 'Certificate not found!' } },
  },
  {
    call: 'POST /api/cert/reject',
    shows: 'the rejection',
    by: 'administrator',
    body: { ids: [application], version: 1, reject_reason: REASON },
    answers: success(200, 'Reject Success!', null),
  },
  {
    call: 'GET /api/cert/detail',
    shows: 'the reason, to the student',
    by: 'student',
    query: { id: application },
    answers: success(
      200,
      'success',
      record({
        ...COMPLETE,
        ...VERIFYING,
        cert_status: 'Rejected',
        version: 2,
        reject_reason: REASON,
        decided_at: is.moment,
      }),
    ),
  },
  { call: 'GET /api/cert/detail', shows: "another's", by: 'other', query: { id: application }, answers: notFound },
  {
    call: 'GET /api/cert/detail',
    shows: 'what is no id',
    by: 'student',
    query: { id: '0x1' },
    answers: refused(400, 'invalid_input', 'id must be a whole number', {
      errors: { id: 'id must be a whole number' },
    }),
  },
  {
    call: 'POST /api/cert/update-apply',
    shows: 'the application once more: the reason goes',
    by: 'student',
    body: { id: application, version: 2, note: 'Now with all pages' },
    answers: success(
      200,
      APPLIED,
      record({ ...COMPLETE, ...VERIFYING, version: 3, note: 'Now with all pages', decided_at: null }),
    ),
  },
  {
    call: 'POST /api/cert/update-auth',
    shows: 'an approval by a student',
    by: 'student',
    body: { id: application },
    answers: mayNot('authenticate'),
  },
  {
    call: 'POST /api/cert/update-auth',
    shows: 'an approval of what nobody has seen',
    by: 'administrator',
    body: { id: application, version: 2 },
    answers: stale,
  },
  {
    call: 'POST /api/cert/update-auth',
    shows: 'the approval',
    by: 'administrator',
    body: { id: application, version: 3 },
    answers: success(
      200,
      AUTHENTICATED,
      record({ ...COMPLETE, ...VERIFYING, ...VERIFIED, report: REPORT, version: 4, note: 'Now with all pages' }),
    ),
    keeps: { 'report number': 'verifi_no' },
  },
  {
    call: 'POST /api/cert/add-auth',
    shows: 'by a student',
    by: 'student',
    body: COMPLETE,
    answers: mayNot('authenticate'),
  },
  {
    call: 'POST /api/cert/add-auth',
    shows: 'nothing given',
    by: 'administrator',
    body: {},
    answers: missing({ ...ALL_MISSING, email: 'Please input the email' }),
  },
  {
    call: 'POST /api/cert/add-auth',
    shows: 'a record verified at once, for the student with its email',
    by: 'administrator',
    body: { ...COMPLETE, email: kept('student email'), level: 'Degree' },
    answers: success(200, AUTHENTICATED, record({ ...COMPLETE, ...VERIFIED, report: REPORT, level: 'Degree' })),
  },
  {
    call: 'GET /api/cert/list',
    shows: 'a student sees their own, newest first',
    by: 'student',
    query: { page_index: 1, page_size: 100 },
    answers: success(200, 'success', {
      cert_list: [
        summary({ ...FORM_TEXTS, avatar: kept('photo'), ...VERIFIED, report: REPORT, level: 'Degree' }),
        summary({
          ...FORM_TEXTS,
          avatar: kept('photo'),
          ...VERIFYING,
          ...VERIFIED,
          report: REPORT,
          version: 4,
          note: is.text,
        }),
        summary({ version: 2, name: 'Mei', major: 'Law' }),
      ],
      count: 3,
    }),
  },
  {
    call: 'GET /api/cert/list',
    shows: 'staff see all, here by the beginning of a name',
    by: 'administrator',
    query: { page_index: 1, page_size: 10, name: 'li' },
    answers: success(200, 'success', {
      cert_list: [
        summary({ name: 'Lim', email: 'lim@golden.example', user_id: null, allowed_actions: REVIEW_ACTIONS }),
      ],
      count: 1,
    }),
  },
  {
    call: 'GET /api/cert/list',
    shows: 'a page above 1000',
    by: 'student',
    query: { page_index: 1001 },
    answers: refused(400, 'page_too_large', '1000 is the max size'),
  },
  {
    call: 'GET /api/cert/list',
    shows: 'a page of 101 rows',
    by: 'student',
    query: { page_index: 1, page_size: 101 },
    answers: refused(400, 'invalid_input', 'The page size must be a whole number from 1 to 100', {
      errors: { page_size: 'The page size must be a whole number from 1 to 100' },
    }),
  },
  { call: 'GET /api/cert/list', shows: 'no session', by: 'nobody', answers: NO_SESSION },
];
