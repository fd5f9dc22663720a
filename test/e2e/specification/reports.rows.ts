import { HOLDER } from '../../support/applicant.js';
import { type RunningServer, waitFor } from '../../support/server.js';
import { inData } from '../../support/server-data.js';
import { document, is, kept, NO_SESSION, type Row, refused, success } from './row.js';

const certificate = kept('application');
const PDF = document('application/pdf', '%PDF-');
const notFound = refused(404, 'not_found', 'Certificate not found!');
const nobodyFound = refused(404, 'not_found', 'Student not found!');
const withdrawn = refused(409, 'report_withdrawn', 'This report was withdrawn');
const wrongId = refused(400, 'invalid_input', 'id must be a whole number', {
  errors: { id: 'id must be a whole number' },
});
const aReport = {
  number: is.reportNumber,
  university: 'Universiti Malaya',
  issued_at: is.moment,
  pdfurl: is.reportUrl,
};

function rendered(server: RunningServer): Promise<unknown> {
  const open = 'SELECT count(*) AS open FROM reports WHERE pdf_key IS NULL';
  return waitFor(
    'the reports',
    async () => inData(server, (data) => data.prepare<[], { open: number }>(open).get())?.open === 0,
  );
}

function withdrawAll(server: RunningServer): void {
  inData(server, (data) =>
    data.prepare("UPDATE reports SET status = 'withdrawn', withdrawn_at = issued_at, reason = 'A mistake'").run(),
  );
}

/** The way of a report to its holder and to whoever looks for it. */
export const REPORTS: readonly Row[] = [
  {
    call: 'POST /api/cert/download',
    shows: 'a draft',
    by: 'student',
    body: { id: kept('draft') },
    answers: refused(409, 'report_not_ready', 'There is no report before the certificate is verified'),
  },
  { call: 'POST /api/cert/download', shows: 'no id', by: 'student', body: {}, answers: wrongId },
  { call: 'POST /api/cert/download', shows: "another's", by: 'other', body: { id: certificate }, answers: notFound },
  {
    call: 'POST /api/cert/download',
    shows: 'no session',
    by: 'nobody',
    body: { id: certificate },
    answers: NO_SESSION,
  },
  {
    call: 'POST /api/cert/download',
    shows: 'a link that opens without a session, once the report is rendered',
    by: 'student',
    given: async (server) => void (await rendered(server)),
    body: { id: certificate },
    answers: success(200, 'success', {
      file_url: is.reportUrl,
      file_name: is.matching(/^MYV(-[0-9A-HJKMNP-TV-Z]{5}){3}\.pdf$/),
    }),
    keeps: { 'file url': 'file_url' },
  },
  { call: 'GET /api/report/{id}/pdf', shows: 'the link', by: 'nobody', at: 'file url', answers: PDF },
  {
    call: 'GET /api/report/{id}/pdf',
    shows: 'no signature',
    by: 'nobody',
    path: { id: 1 },
    answers: refused(403, 'link_expired', 'This link has expired'),
  },
  { call: 'GET /api/cert/pdf', shows: 'the PDF itself', by: 'student', query: { id: certificate }, answers: PDF },
  { call: 'GET /api/cert/pdf', shows: 'to staff', by: 'administrator', query: { id: certificate }, answers: PDF },
  { call: 'GET /api/cert/pdf', shows: "another's", by: 'other', query: { id: certificate }, answers: notFound },
  { call: 'GET /api/cert/pdf', shows: 'no id', by: 'student', answers: wrongId },
  {
    call: 'GET /api/studentinfo/search',
    shows: 'all three, in any letter case and with more blanks: code 0',
    by: 'nobody',
    query: { name: ' 王小明  JOSÉ ñúñez', passport: HOLDER.passport.toLowerCase(), birth: HOLDER.birth },
    answers: success(0, 'success', { pdfurl: is.reportUrl, reports: is.some(aReport) }),
  },
  {
    call: 'GET /api/studentinfo/search',
    shows: 'another day of birth',
    by: 'nobody',
    query: { ...HOLDER, birth: '2001-05-01' },
    answers: nobodyFound,
  },
  {
    call: 'GET /api/studentinfo/search',
    shows: 'nothing given',
    by: 'nobody',
    answers: refused(400, 'missing_fields', 'name or passport is required', {
      errors: {
        name: 'Please input the name',
        passport: 'Please input the passport number',
        birth: 'Please choose the date of birth',
      },
    }),
  },
  {
    call: 'GET /api/studentinfo/search',
    shows: 'no passport',
    by: 'nobody',
    query: { name: HOLDER.name, birth: HOLDER.birth },
    answers: refused(400, 'missing_fields', 'name or passport is required', {
      errors: { passport: 'Please input the passport number' },
    }),
  },
  {
    call: 'GET /api/studentinfo/search',
    shows: 'a birth after today',
    by: 'nobody',
    query: { ...HOLDER, birth: '2099-01-01' },
    answers: refused(400, 'invalid_input', 'The date of birth must not be after today', {
      errors: { birth: 'The date of birth must not be after today' },
    }),
  },
  {
    call: 'POST /api/cert/download',
    shows: 'a withdrawn report',
    by: 'student',
    given: withdrawAll,
    body: { id: certificate },
    answers: withdrawn,
  },
  {
    call: 'GET /api/cert/pdf',
    shows: 'a withdrawn one',
    by: 'student',
    query: { id: certificate },
    answers: withdrawn,
  },
  {
    call: 'GET /api/report/{id}/pdf',
    shows: 'the link to a withdrawn one',
    by: 'nobody',
    at: 'file url',
    answers: withdrawn,
  },
  {
    call: 'GET /api/studentinfo/search',
    shows: 'a holder of withdrawn ones',
    by: 'nobody',
    query: HOLDER,
    answers: nobodyFound,
  },
];
