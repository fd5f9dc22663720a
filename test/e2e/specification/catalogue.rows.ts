import { agent, COMPANY, company, cooperation, MISSING, PRIVATE, PUBLIC, university } from './catalogue.shapes.js';
import { is, kept, type Row, refused, success } from './row.js';

const found = (data: unknown) => success(0, 'success', data);
const one = (row: unknown) => found({ list: [row], allCount: 1 });

const anyCompany = { cid: is.number, version: is.number, cname: is.text, cregion: is.text };
const anyUniversity = {
  uid: is.number,
  version: is.number,
  uname: is.text,
  name: is.text,
  uregion: is.text,
  ucountry: is.text,
  unature: is.matching(/^(public|private) university$/),
};

const theCompany = company({ version: 2, cregion: 'Penang' });
const thePublic = university('public', PUBLIC);
const thePrivate = university('private', PRIVATE, { version: 2, uregion: 'Sabah' });

const pageTooLarge = refused(400, 'page_too_large', '1000 is the max size');
const badSize = (field: string) =>
  refused(400, 'invalid_input', 'The page size must be a whole number from 1 to 100', {
    errors: { [field]: 'The page size must be a whole number from 1 to 100' },
  });
const badId = refused(400, 'invalid_input', 'id must be a whole number from 1', {
  errors: { id: 'id must be a whole number from 1' },
});

/** What everyone may browse: code 0, but for the newer dialect of university/list. */
export const CATALOGUE: readonly Row[] = [
  {
    call: 'GET /api/company/list',
    shows: 'agencies by name, ten where no size is given',
    by: 'nobody',
    query: { currentPage: 1, pageSize: 10 },
    answers: found({ list: is.some(anyCompany), allCount: 31 }),
  },
  {
    call: 'GET /api/company/list',
    shows: 'a page above 1000',
    by: 'nobody',
    query: { currentPage: 1001, pageSize: 10 },
    answers: pageTooLarge,
  },
  {
    call: 'GET /api/company/list',
    shows: 'no rows at all',
    by: 'nobody',
    query: { currentPage: 1, pageSize: 0 },
    answers: badSize('pageSize'),
  },
  {
    call: 'GET /api/company/search',
    shows: 'the beginning of a word',
    by: 'nobody',
    query: { name: 'gold', currentPage: 1, pageSize: 10 },
    answers: one(theCompany),
  },
  {
    call: 'GET /api/company/search',
    shows: 'Chinese characters',
    by: 'nobody',
    query: { name: '金桥' },
    answers: one(theCompany),
  },
  {
    call: 'GET /api/company/search',
    shows: 'no such name',
    by: 'nobody',
    query: { name: 'olden' },
    answers: found({ list: [], allCount: 0 }),
  },
  {
    call: 'GET /api/company/search',
    shows: 'a page above 1000',
    by: 'nobody',
    query: { name: 'gold', currentPage: 1001 },
    answers: pageTooLarge,
  },
  {
    call: 'GET /api/company/info',
    shows: 'an agency with its universities',
    by: 'nobody',
    query: { id: kept('company') },
    answers: found({ ...theCompany, cname: COMPANY.cname, agents: [agent] }),
  },
  {
    call: 'GET /api/company/info',
    shows: 'what is not there',
    by: 'nobody',
    query: { id: MISSING },
    answers: refused(404, 'not_found', 'Company not found!'),
  },
  { call: 'GET /api/company/info', shows: 'what is no id', by: 'nobody', query: { id: '1e3' }, answers: badId },
  {
    call: 'GET /api/university/list',
    shows: 'the newer dialect: code 200',
    by: 'nobody',
    query: { page_index: 1, page_size: 100 },
    answers: success(200, 'success', { university_list: is.some(anyUniversity), count: is.number }),
  },
  {
    call: 'GET /api/university/list',
    shows: 'the older one: code 0',
    by: 'nobody',
    query: { currentPage: 1, pageSize: 5, name: 'zuhrah', nature: 'PUBLIC' },
    answers: one(thePublic),
  },
  {
    call: 'GET /api/university/list',
    shows: 'nothing asked: the older one',
    by: 'nobody',
    answers: found({ list: is.some(anyUniversity), allCount: is.number }),
  },
  {
    call: 'GET /api/university/list',
    shows: 'a page above 1000',
    by: 'nobody',
    query: { page_index: 1001, page_size: 10 },
    answers: pageTooLarge,
  },
  {
    call: 'GET /api/university/list',
    shows: 'a page of 101 rows',
    by: 'nobody',
    query: { page_index: 1, page_size: 101 },
    answers: badSize('page_size'),
  },
  {
    call: 'GET /api/university/search',
    shows: 'words by their beginnings, in any order',
    by: 'nobody',
    query: { name: 'pri zuh' },
    answers: one(thePrivate),
  },
  {
    call: 'GET /api/university/search',
    shows: 'no rows at all',
    by: 'nobody',
    query: { name: 'zuhrah', pageSize: 0 },
    answers: badSize('pageSize'),
  },
  {
    call: 'GET /api/university/nature',
    shows: 'the private ones',
    by: 'nobody',
    query: { nature: 'private university', name: 'zuhrah' },
    answers: one(thePrivate),
  },
  {
    call: 'GET /api/university/nature',
    shows: 'all of them, by name',
    by: 'nobody',
    query: { nature: 'all', name: 'zuhrah' },
    answers: found({ list: [thePrivate, thePublic], allCount: 2 }),
  },
  {
    call: 'GET /api/university/nature',
    shows: 'no such nature',
    by: 'nobody',
    query: { nature: 'royal' },
    answers: refused(400, 'invalid_input', 'nature must be public, private or all', {
      errors: { nature: 'nature must be public, private or all' },
    }),
  },
  {
    call: 'GET /api/university/info',
    shows: 'one of them',
    by: 'nobody',
    query: { id: kept('public') },
    answers: found(thePublic),
  },
  {
    call: 'GET /api/university/info',
    shows: 'what is not there',
    by: 'nobody',
    query: { id: MISSING },
    answers: refused(404, 'not_found', 'University not found!'),
  },
  {
    call: 'GET /api/university/cooperation',
    shows: 'the cooperations of one side',
    by: 'nobody',
    query: { id: kept('public') },
    answers: one(cooperation({ version: 2, cooregion: 'Kedah' })),
  },
  {
    call: 'GET /api/university/cooperation',
    shows: 'the same of the other',
    by: 'nobody',
    query: { id: kept('private') },
    answers: one(cooperation({ version: 2, cooregion: 'Kedah' })),
  },
  { call: 'GET /api/university/cooperation', shows: 'no id', by: 'nobody', answers: badId },
];
