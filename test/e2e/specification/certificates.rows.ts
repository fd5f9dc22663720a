import {
  ALL_MISSING,
  APPLIED,
  COMPLETE,
  draft,
  mayNot,
  missing,
  notFound,
  REVIEW_ACTIONS,
  record,
  SAVED,
  stale,
  VERIFYING,
} from './certificate.shapes.js';
import { is, NO_SESSION, type Row, refused, success } from './row.js';

/** From a draft to an application. */
export const CERTIFICATES: readonly Row[] = [
  { call: 'POST /api/cert/add', shows: 'no session', by: 'nobody', body: {}, answers: NO_SESSION },
  {
    call: 'POST /api/cert/add',
    shows: 'a draft of a student, with the email of the account',
    by: 'student',
    body: { name: 'Mei' },
    answers: success(200, SAVED, record({ name: 'Mei' })),
    keeps: { draft: 'id' },
  },
  {
    call: 'POST /api/cert/add',
    shows: 'a draft of a reviewer, for a student who is not there yet',
    by: 'administrator',
    body: { name: 'Lim', email: 'Lim@golden.example' },
    answers: success(
      200,
      SAVED,
      record({ name: 'Lim', email: 'lim@golden.example', user_id: null, allowed_actions: REVIEW_ACTIONS }),
    ),
    keeps: { prepared: 'id' },
  },
  {
    call: 'POST /api/cert/add',
    shows: 'what is malformed, all of it',
    by: 'student',
    body: { gender: 'x', awarding_time: '2099-01-01' },
    answers: refused(400, 'invalid_input', is.matching(/^Please correct: /), {
      errors: {
        gender: 'The gender must be Male or Female',
        awarding_time: 'The awarding date must not be after today',
      },
    }),
  },
  {
    call: 'POST /api/cert/update',
    shows: 'a change of a draft',
    by: 'student',
    body: { id: draft, version: 1, major: 'Law' },
    answers: success(200, SAVED, record({ version: 2, name: 'Mei', major: 'Law' })),
  },
  {
    call: 'POST /api/cert/update',
    shows: 'a change of what somebody else has changed',
    by: 'student',
    body: { id: draft, version: 1, major: 'Physics' },
    answers: stale,
  },
  {
    call: 'POST /api/cert/update',
    shows: "another's record, as if it were not there",
    by: 'other',
    body: { id: draft, major: 'Physics' },
    answers: notFound,
  },
  {
    call: 'POST /api/cert/update',
    shows: 'no id',
    by: 'student',
    body: { major: 'Physics' },
    answers: refused(400, 'invalid_input', 'id must be a whole number', {
      errors: { id: 'id must be a whole number' },
    }),
  },
  {
    call: 'POST /api/cert/update-apply',
    shows: 'an application with everything missing but name and major',
    by: 'student',
    body: { id: draft },
    answers: missing(
      Object.fromEntries(Object.entries(ALL_MISSING).filter(([field]) => field !== 'name' && field !== 'major')),
    ),
  },
  { call: 'POST /api/cert/add-apply', shows: 'nothing given', by: 'student', body: {}, answers: missing() },
  {
    call: 'POST /api/cert/add-apply',
    shows: 'an application of staff',
    by: 'administrator',
    body: COMPLETE,
    answers: mayNot('apply'),
  },
  {
    call: 'POST /api/cert/add-apply',
    shows: 'an application',
    by: 'student',
    body: COMPLETE,
    answers: success(200, APPLIED, record({ ...COMPLETE, ...VERIFYING })),
    keeps: { application: 'id' },
  },
];
