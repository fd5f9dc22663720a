import { FORBIDDEN, is, kept, NO_SESSION, type Row, refused, success } from './row.js';

const ARTICLE = { title: 'How long a verification takes', content: '<p>Seven <strong>working days</strong>.</p>' };
const MISSING = 2_000_000_000;

const item = (own: object) => ({
  id: is.number,
  title: is.text,
  preview: null,
  watch_number: is.number,
  update_time: is.moment,
  ...own,
});
const article = (own: object) => ({
  ...item({ version: 1, user_id: is.number, watch_number: 0, ...ARTICLE, preview: kept('preview') }),
  ...own,
});
const notFound = refused(404, 'not_found', 'News not found!');

export const NEWS: readonly Row[] = [
  { call: 'POST /api/news/add', shows: 'no session', by: 'nobody', body: ARTICLE, answers: NO_SESSION },
  { call: 'POST /api/news/add', shows: 'a student', by: 'student', body: ARTICLE, answers: FORBIDDEN },
  {
    call: 'POST /api/news/add',
    shows: 'nothing given',
    by: 'administrator',
    body: {},
    answers: refused(400, 'invalid_input', 'Please input the title; Please input the content', {
      errors: { title: 'Please input the title', content: 'Please input the content' },
    }),
  },
  {
    call: 'POST /api/news/add',
    shows: 'a new one, its HTML cleaned',
    by: 'administrator',
    body: { ...ARTICLE, content: `${ARTICLE.content}<script>alert(1)</script>`, preview: kept('preview') },
    answers: success(200, 'Save Success!', article({})),
    keeps: { article: 'id' },
  },
  {
    call: 'GET /api/news/list',
    shows: 'the last changed first, without contents',
    by: 'nobody',
    query: { page_index: 1, page_size: 1 },
    answers: success(200, 'success', {
      list: [item({ id: kept('article'), title: ARTICLE.title, preview: kept('preview'), watch_number: 0 })],
      count: 21,
    }),
  },
  {
    call: 'GET /api/news/list',
    shows: 'a page above 1000',
    by: 'nobody',
    query: { page_index: 1001 },
    answers: refused(400, 'page_too_large', '1000 is the max size'),
  },
  {
    call: 'GET /api/news/detail',
    shows: 'title and content; this view counts',
    by: 'nobody',
    query: { id: kept('article') },
    answers: success(200, 'success', article({ id: kept('article'), watch_number: is.number })),
  },
  { call: 'GET /api/news/detail', shows: 'what is not there', by: 'nobody', query: { id: MISSING }, answers: notFound },
  {
    call: 'GET /api/news/detail',
    shows: 'what is no id',
    by: 'nobody',
    query: { id: ' 1 ' },
    answers: refused(400, 'invalid_input', 'id must be a whole number from 1', {
      errors: { id: 'id must be a whole number from 1' },
    }),
  },
  {
    call: 'POST /api/news/update',
    shows: 'the change; the picture goes',
    by: 'administrator',
    body: { id: kept('article'), version: 1, title: 'How long it takes', preview: null },
    answers: success(
      200,
      'Update Success!',
      article({ version: 2, title: 'How long it takes', preview: null, watch_number: is.number }),
    ),
  },
  {
    call: 'POST /api/news/update',
    shows: 'a change of what somebody else has changed',
    by: 'administrator',
    body: { id: kept('article'), version: 1, title: 'How long?' },
    answers: refused(409, 'stale_version', 'Someone else has changed this record, please load it again'),
  },
  {
    call: 'POST /api/news/update',
    shows: 'what is not there',
    by: 'administrator',
    body: { id: MISSING, title: 'How long?' },
    answers: notFound,
  },
  { call: 'POST /api/news/remove', shows: 'a student', by: 'student', body: [kept('article')], answers: FORBIDDEN },
  {
    call: 'POST /api/news/remove',
    shows: 'none ticked',
    by: 'administrator',
    body: { ids: [] },
    answers: refused(400, 'invalid_input', 'Tick what is to be removed first', {
      errors: { ids: 'Tick what is to be removed first' },
    }),
  },
  {
    call: 'POST /api/news/remove',
    shows: 'one that is there and one that is not: none is removed',
    by: 'administrator',
    body: { ids: [kept('article'), MISSING] },
    answers: { ...notFound, errors: { [MISSING]: 'News not found!' } },
  },
  {
    call: 'POST /api/news/remove',
    shows: 'the removal',
    by: 'administrator',
    body: { ids: [kept('article')] },
    answers: success(200, 'Delete Success!', null),
  },
];

export const PAYMENT: readonly Row[] = [
  {
    call: 'GET /api/payment/details',
    shows: 'fees with their tax, the account, the QR code',
    by: 'nobody',
    answers: success(200, 'success', {
      fees: [
        { type: 'verification', net: '620.00', sst: '49.60', total: '669.60', currency: 'MYR' },
        { type: 'stamping', net: '1020.00', sst: '81.60', total: '1101.60', currency: 'MYR' },
      ],
      bank: { name: is.text, account_number: is.text, account_name: is.text, swift: is.text },
      duitnow: { merchant: 'DEMONSTRATION', svg: is.matching(/^<svg /) },
      demonstration: true,
    }),
  },
];
