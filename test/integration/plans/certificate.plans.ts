import { actorsOfSessions } from '../../../src/modules/auth/session.queries.js';
import { fewOfName, idsOf, rowsOf, wholeOrder } from '../../../src/modules/certificates/certificate.queries.js';
import type { CertificateSearch, CertificateSort } from '../../../src/modules/certificates/certificate.repository.js';
import { totalOf } from '../../../src/modules/certificates/certificate-search.queries.js';
import { LISTED_SUMMARY, SUMMARY, WITH_CLAIMS } from '../../../src/modules/certificates/certificate-shown.queries.js';
import { stepOf } from '../../../src/modules/certificates/certificate-walk.queries.js';
import { inForceByHolder } from '../../../src/modules/reports/report-look-up.queries.js';
import type { Engine } from '../../../src/platform/db/sql.js';
import { after } from '../../contract/stores.js';
import { withSql } from '../../support/sql.js';
import { type Expected, type HotQuery, LARGE, newest, page, requestOf, type Table } from './certificate.requests.js';
import { deskQueries } from './desk.queries.js';
import { MINUTE, type PlannedCall, type Plans } from './planned.js';
import { fillSpread, ROWS } from './spread-rows.js';

/**
 * 4000 records: 8 of each owner, 1000 of each status, 80 of each university, 40 stampings, 500 of each surname, 36 that
 * begin with n1a.
 */
const listQueries = (engine: Engine): Table => {
  const walk = (filter: CertificateSearch, field: CertificateSort, expected: Expected) => ({
    ...idsOf(requestOf(filter, field), LARGE, engine),
    ...expected,
  });
  const gather = (filter: CertificateSearch, field: CertificateSort, hits: number, reads: number) => ({
    ...idsOf(requestOf(filter, field), { hits, walked: ROWS }, engine),
    reads,
    sorts: true,
  });
  const whole = (filter: CertificateSearch, offset: number, expected: Expected) => ({
    ...wholeOrder({ filter, sort: newest, page: { ...page, offset } }, WITH_CLAIMS, engine),
    ...expected,
  });
  const total = (filter: CertificateSearch, reads: number) => ({
    ...totalOf(filter),
    reads,
    // Of a name that has several such words one counts.
    sorts: filter.name !== undefined || filter.q !== undefined,
  });
  const found = (name: string, hits: number, reads: number) => ({
    ...rowsOf(idsOf(requestOf({ name }, 'id'), { hits, walked: ROWS }, engine), SUMMARY),
    reads,
    sorts: true,
  });
  const few = (name: string, reads: number) => {
    const query = fewOfName(requestOf({ name }, 'id'), LISTED_SUMMARY);
    if (!query) throw new Error('a search for words of a name alone');
    return { ...query, reads, sorts: true };
  };
  const narrow = { status: 'Rejected', type: 'verification', ownerId: 18, university: 'u' } as const;
  const since = { appliedSince: after(-100 * MINUTE) };
  // It leaves the limit out of account, and sorts what an index finds rather than walk along the order.
  const onSqlite = engine === 'sqlite';
  return {
    // Ten records with their files, claims, proposals and signals, and the totals.
    'all, newest first': whole({}, 0, { reads: 150, walks: ['rowid', 'ix_certificates_newest'] }),
    'all, newest first, as applicants see them': {
      ...wholeOrder({ filter: {}, sort: newest, page }, LISTED_SUMMARY, engine),
      ...{ reads: 110, walks: ['rowid', 'ix_certificates_newest'] },
    },
    'all, a deep page': whole({}, 3000, { reads: 3200, walks: ['ix_certificates_newest'] }),
    'a status, newest first': whole({ status: 'Verifying' }, 0, { reads: 150 }),
    'a status, a deep page': whole({ status: 'Verifying' }, 800, { reads: 1000 }),
    'all by id': walk({}, 'id', { reads: 15, walks: ['ix_certificates_newest'] }),
    'all by name': walk({}, 'name', { reads: 15, walks: ['ix_certificates_name'] }),
    'all by university': walk({}, 'university', { reads: 15, walks: ['ix_certificates_university'] }),
    'all by status': walk({}, 'status', { reads: 15, walks: ['ix_certificates_status'] }),
    'all by application': walk({}, 'appliedAt', { reads: 15, walks: ['ix_certificates_applied'] }),
    'all by officer': walk({}, 'assignedTo', { reads: 15, walks: ['ix_certificates_assignee'] }),
    'a status by officer': walk({ status: 'Verifying' }, 'assignedTo', { reads: 15 }),
    'all by last change': walk({}, 'updatedAt', { reads: 15, walks: ['ix_certificates_updated'] }),
    'a status by id': walk({ status: 'Verifying' }, 'id', { reads: 15 }),
    'a status by name': walk({ status: 'Verifying' }, 'name', {
      reads: 100,
      walks: ['ix_certificates_name'],
      sorts: onSqlite,
    }),
    'the queue': walk({ status: 'Verifying' }, 'appliedAt', { reads: 15 }),
    'a status by last change': walk({ status: 'Verifying' }, 'updatedAt', { reads: 15 }),
    'a type by application': walk({ type: 'verification' }, 'appliedAt', {
      reads: 40,
      walks: ['ix_certificates_applied'],
      sorts: onSqlite,
    }),
    'a common word by application': walk({ name: 'tan' }, 'appliedAt', {
      reads: 800,
      walks: ['ix_certificates_applied'],
    }),
    'since, by application': walk(since, 'appliedAt', { reads: 15 }),
    'a university by its name': walk({ university: 'u1' }, 'university', { reads: 15 }),
    'an owner by id': gather({ ownerId: 5 }, 'id', 8, 30),
    'an owner and a status by id': gather({ ownerId: 5, status: 'Verifying' }, 'id', 8, 30),
    'an owner by name': gather({ ownerId: 5 }, 'name', 8, 60),
    'a university by application': gather({ university: 'u07' }, 'appliedAt', 80, 400),
    'a university and a status by name': gather({ university: 'u07', status: 'Verified' }, 'name', 20, 1200),
    'a rare type by last change': gather({ type: 'stamping' }, 'updatedAt', 40, 200),
    'a rare word by university': gather({ name: 'n1a' }, 'university', 36, 400),
    'a rare word and a status by id': gather({ name: 'n1a', status: 'Verifying' }, 'id', 9, 400),
    'a common word and an owner by id': gather({ name: 'wang', ownerId: 8 }, 'id', 8, 200),
    'since, by name': gather(since, 'name', 75, 400),
    'some ids by name': gather({ ids: [5, 9, 3000] }, 'name', 3, 20),
    'a rare word': found('n1a', 36, 250),
    'a common word': found('tan', 500, 2200),
    'a rare word with its total': few('n1a', 470),
    'a common word with its total': few('tan', 5000),
    'two words with their total': few('wang n1a', 700),
    // Beside the name lie the words of email and university, which the look-up of the second word passes.
    'two words': found('wang n1a', 36, 600),
    'a Chinese word and another': found('王小 n1a', 36, 600),
    'the total of all': total({}, 10),
    'the total of a status': total({ status: 'Verified' }, 5),
    'the total of a type': total({ type: 'stamping' }, 140),
    'the total of a type and a status': total({ type: 'stamping', status: 'Verified' }, 60),
    'the total of a university': total({ university: 'u07' }, 300),
    'the total since': total(since, 300),
    'the total of a word': total({ name: 'n1a' }, 180),
    'the total of a word and a status': total({ name: 'n1a', status: 'Verifying' }, 400),
    'the total of anything and a status': total({ q: 'n1a', status: 'Verifying' }, 500),
    'the total of two words': total({ name: 'tan n1a' }, 600),
    'all by type': walk({}, 'type', { reads: 15, walks: ['ix_certificates_type'] }),
    'all by report number': walk({}, 'reportNumber', {
      reads: 15,
      walks: [onSqlite ? 'ux_certificates_report_number' : 'ix_certificates_by_report'],
    }),
    'anything that begins with a word, by id': gather({ q: 'n1a' }, 'id', 36, 500),
    'a word beside the name by application': gather({ q: 'student17' }, 'appliedAt', 111, 1200),
    'two words of anything by name': gather({ q: 'student17 tan' }, 'name', 14, 2000),
    'two common words of anything by name': {
      ...idsOf({ ...requestOf({ q: 'wang malaya' }, 'name'), areCommon: true }, { hits: 14, walked: ROWS }, engine),
      reads: 8000,
      sorts: true,
    },
    'the total of two common words of anything': {
      ...totalOf({ q: 'wang malaya' }, undefined, true),
      reads: 8000,
      sorts: true,
    },
    'a number of anything by id': gather({ q: 'P17' }, 'id', 1, 20),
    'a common word of anything by application': walk({ q: 'example' }, 'appliedAt', {
      reads: 200,
      walks: ['ix_certificates_applied'],
    }),
    'the total of two words of anything': total({ q: 'tan malaya' }, 8000),
    'the total of a word of anything': total({ q: 'n1a' }, 300),
    'the total of a number of anything': total({ q: 'P17' }, 20),
    'a step of an export by word': { ...stepOf({ name: 'n1a' }, 2500), reads: 4000 },
    'a step of an export by status': { ...stepOf({ status: 'Verified' }, 2500), reads: 600 },
    'a step of an export by passport': { ...stepOf({ passport: 'P17' }, 2500), reads: 600 },
    // Each passport and email once, each certificate number twice.
    'a passport by id': gather({ passport: 'P 17' }, 'id', 1, 10),
    'a passport and all else by application': gather({ ...narrow, passport: 'P17' }, 'appliedAt', 1, 10),
    'a passport and a word by name': gather({ passport: 'P17', name: 'nhh' }, 'name', 1, 30),
    'a certificate number and all else by name': gather({ ...narrow, certNo: 'C17' }, 'name', 2, 12),
    'an email and all else by change': gather({ ...narrow, email: 'student17@example.com' }, 'updatedAt', 1, 10),
    'the total of a passport': total({ passport: 'P17' }, 10),
    'the total of a passport and all else': total({ ...narrow, passport: 'P17' }, 10),
    'the total of a certificate number': total({ certNo: 'c 17', status: 'Rejected' }, 10),
    'the total of an email and an owner': total({ email: 'student17@example.com', ownerId: 18 }, 15),
  };
};

const sessionId = (n: number) => String(n).padStart(32, '0');
const holders = (...letters: string[]) => inForceByHolder(letters.map((letter) => letter.repeat(64)));

const otherQueries: Table = {
  'the actor of a session': { ...actorsOfSessions([sessionId(7)]), reads: 3 },
  'the actors of several sessions': { ...actorsOfSessions([7, 77, 777, 3777].map(sessionId)), reads: 16 },
  'the reports of a holder': { ...holders('a'), reads: 3 },
  'the reports of several holders': { ...holders('a', 'b', 'c'), reads: 9 },
};

/** A statement as it is, which its repository chooses by how much would be found. */
const sent = ({ text, values, reads, ...allowed }: HotQuery): PlannedCall => ({
  ask: ({ database }) => database.read(withSql((sql) => sql.rows(text, values))),
  reads: [reads],
  ...allowed,
});

export const certificates: Plans = {
  of: 'certificates',
  fill: fillSpread,
  calls: (engine) => {
    const queries: Table = { ...listQueries(engine), ...deskQueries(engine), ...otherQueries };
    return Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, sent(query)]));
  },
};
