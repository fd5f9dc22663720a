import { COMPANY, closed, invalid, MISSING, PUBLIC } from './catalogue.shapes.js';
import { kept, type Row, refused, success, underId } from './row.js';

const DELETED = success(100, 'Delete Success!', null);
const used = (id: string, text: string) => refused(409, 'in_use', text, { errors: underId(id, text) });
const notTicked = invalid('Tick what is to be removed first', { ids: 'Tick what is to be removed first' });

/** Emptying it again: a bare list of ids as the specification has it, or `{ ids }`; all of them or none. */
export const REMOVAL: readonly Row[] = [
  ...closed('POST /api/admin/delete/company'),
  { call: 'POST /api/admin/delete/company', shows: 'none ticked', by: 'administrator', body: [], answers: notTicked },
  {
    call: 'POST /api/admin/delete/company',
    shows: 'an agency of a university',
    by: 'administrator',
    body: [kept('company')],
    answers: used('company', `${COMPANY.cname} is used by 1 university`),
  },
  {
    call: 'POST /api/admin/delete/company',
    shows: 'one that is there and one that is not',
    by: 'administrator',
    body: { ids: [kept('company'), MISSING] },
    answers: refused(404, 'not_found', `Company not found: ${MISSING}`, {
      errors: { [MISSING]: 'Company not found!' },
    }),
  },
  ...closed('POST /api/admin/delete/university'),
  {
    call: 'POST /api/admin/delete/university',
    shows: 'one with a cooperation and an agency, and one that is free: none is removed',
    by: 'administrator',
    body: [kept('public')],
    answers: used('public', `${PUBLIC.uname} is used by 1 cooperation and 1 agency`),
  },
  ...closed('POST /api/admin/delete/agent'),
  {
    call: 'POST /api/admin/delete/agent',
    shows: 'the link of the two',
    by: 'administrator',
    body: { cid: kept('company'), uid: kept('public') },
    answers: DELETED,
  },
  {
    call: 'POST /api/admin/delete/agent',
    shows: 'it is gone',
    by: 'administrator',
    body: { cid: kept('company'), uid: kept('public') },
    answers: refused(404, 'not_found', 'Agent not found!'),
  },
  ...closed('POST /api/admin/delete/coo'),
  {
    call: 'POST /api/admin/delete/coo',
    shows: 'one',
    by: 'administrator',
    body: [kept('cooperation')],
    answers: DELETED,
  },
  {
    call: 'POST /api/admin/delete/company',
    shows: 'one that nothing refers to any more',
    by: 'administrator',
    body: [kept('company')],
    answers: DELETED,
  },
  {
    call: 'POST /api/admin/delete/university',
    shows: 'two at once',
    by: 'administrator',
    body: { ids: [kept('public'), kept('private')] },
    answers: DELETED,
  },
];
