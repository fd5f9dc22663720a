import { COMPLETE, draft, notFound, application as verified } from './certificate.shapes.js';
import { kept, NO_SESSION, type Row, refused, success, underId } from './row.js';

const FINAL = 'You cannot edit certified certificates';
const isFinal = refused(409, 'certificate_verified', FINAL);
const wrongIds = (text: string) => refused(400, 'invalid_input', text, { errors: { ids: text } });

/** No way out of Verified, and removal. */
export const FINAL_CERTIFICATES: readonly Row[] = [
  {
    call: 'POST /api/cert/update',
    shows: 'a verified one, by its student',
    by: 'student',
    body: { id: verified, name: 'Another' },
    answers: isFinal,
  },
  {
    call: 'POST /api/cert/update',
    shows: 'a verified one, by a reviewer',
    by: 'administrator',
    body: { id: verified, name: 'Another' },
    answers: isFinal,
  },
  {
    call: 'POST /api/cert/update-apply',
    shows: 'a verified one',
    by: 'student',
    body: { id: verified, ...COMPLETE },
    answers: isFinal,
  },
  {
    call: 'POST /api/cert/update-auth',
    shows: 'a verified one',
    by: 'administrator',
    body: { id: verified },
    answers: isFinal,
  },
  {
    call: 'POST /api/cert/reject',
    shows: 'a verified one',
    by: 'administrator',
    body: { ids: [verified], reject_reason: 'Too late' },
    answers: isFinal,
  },
  {
    call: 'POST /api/cert/remove',
    shows: 'a draft and a verified one: none is removed',
    by: 'student',
    body: { ids: [draft, verified] },
    answers: refused(409, 'certificate_verified', FINAL, { errors: underId('application', FINAL) }),
  },
  {
    call: 'POST /api/cert/remove',
    shows: 'a draft and what is not there: none is removed',
    by: 'student',
    body: { ids: [draft, 2_000_000_000] },
    answers: { ...notFound, errors: { 2000000000: 'Certificate not found!' } },
  },
  { call: 'POST /api/cert/remove', shows: "another's", by: 'other', body: { ids: [draft] }, answers: notFound },
  {
    call: 'POST /api/cert/remove',
    shows: 'nothing ticked',
    by: 'student',
    body: { ids: [] },
    answers: wrongIds('Tick certifiations to remove'),
  },
  {
    call: 'POST /api/cert/remove',
    shows: 'what are no ids',
    by: 'student',
    body: { ids: ['1'] },
    answers: wrongIds('ids must be a list of whole numbers'),
  },
  { call: 'POST /api/cert/remove', shows: 'no session', by: 'nobody', body: { ids: [draft] }, answers: NO_SESSION },
  {
    call: 'POST /api/cert/remove',
    shows: "the student's own draft",
    by: 'student',
    body: { ids: [draft] },
    answers: success(200, 'Delete Success!', null),
  },
  {
    call: 'POST /api/cert/remove',
    shows: 'a draft that a reviewer prepared',
    by: 'administrator',
    body: { ids: [kept('prepared')] },
    answers: success(200, 'Delete Success!', null),
  },
  { call: 'GET /api/cert/detail', shows: 'it is gone', by: 'student', query: { id: draft }, answers: notFound },
];
