import { countsOf, idsOf } from '../../../src/modules/certificates/certificate.queries.js';
import type { CertificateSearch, CertificateSort } from '../../../src/modules/certificates/certificate.repository.js';
import { takenOf, totalOf } from '../../../src/modules/certificates/certificate-search.queries.js';
import type { Engine } from '../../../src/platform/db/sql.js';
import { after } from '../../contract/stores.js';
import { FREE_FOR, gatheringNext, LARGE, nextIn, requestOf, type Table } from './certificate.requests.js';
import { counted, MINUTE } from './planned.js';
import { ROWS } from './spread-rows.js';

/** Of the rows of `fillSpread`. */
export const deskQueries = (engine: Engine): Table => {
  const behind = { id: 3001, appliedAt: after(-3001 * MINUTE) };
  const free: CertificateSearch = { status: 'Verifying', freeFor: FREE_FOR };
  const oldest = { ...requestOf(free, 'appliedAt', false) };
  const mine = { status: 'Verifying', assignedTo: 5 } as const;
  const [long, recent] = [after(-3000 * MINUTE), after(-100 * MINUTE)];
  const view = (filter: CertificateSearch, field: CertificateSort, reads: number, walks: string[] = []) => ({
    ...idsOf(requestOf(filter, field, false), LARGE, engine),
    reads,
    walks,
  });
  // 1000 in review, 200 of them assigned, 20 of them of each odd university; 310 are claimed, or were.
  return {
    'the next one': { ...nextIn(engine), reads: 40 },
    'the next one behind another': { ...nextIn(engine, { behind, except: behind.id }), reads: 10 },
    'the next one of a university, walking': {
      ...nextIn(engine, { filter: { university: 'u07' } }),
      reads: 200,
      sorts: engine === 'sqlite',
    },
    'the next one of a university, gathering': {
      ...nextIn(engine, { filter: { university: 'u07' } }, gatheringNext),
      reads: 400,
      sorts: true,
    },
    'the next one of a name, gathering': {
      ...nextIn(engine, { filter: { name: 'n1a' } }, { ...gatheringNext, hits: 40 }),
      reads: 500,
      sorts: true,
    },
    'the queue without what others have': { ...idsOf(oldest, LARGE, engine), reads: 60 },
    'how much of the queue others have': { ...(takenOf(free) ?? { text: '', values: [] }), reads: 60 },
    'all counts of the queue': { ...countsOf(oldest), reads: 80 },
    'what is assigned to an officer': view(mine, 'appliedAt', 15),
    'what is assigned to nobody': view({ status: 'Verifying', assignedTo: null }, 'appliedAt', 15),
    'what is assigned to nobody, newest first': {
      ...view({ status: 'Verifying', assignedTo: null }, 'id', 900),
      sorts: true,
    },
    'what waits too long': view({ status: 'Verifying', appliedUntil: long }, 'appliedAt', 15),
    'what is with the applicant, newest first': {
      ...view({ returned: true }, 'id', 60, ['ix_certificates_newest']),
      sorts: engine === 'sqlite',
    },
    'what is with the applicant, by last change': {
      ...view({ returned: true }, 'updatedAt', 60, ['ix_certificates_updated']),
      sorts: engine === 'sqlite',
    },
    'what was decided of late, by last change': {
      ...idsOf(requestOf({ decidedSince: recent }, 'updatedAt'), { hits: 50, walked: ROWS }, engine),
      reads: 300,
      sorts: true,
    },
    'how much is assigned to an officer': { ...totalOf(mine), reads: counted(200) },
    'how much is assigned to nobody': { ...totalOf({ status: 'Verifying', assignedTo: null }), reads: counted(800) },
    'how much waits too long': { ...totalOf({ status: 'Verifying', appliedUntil: long }), reads: counted(250) },
    'what waits for the university, oldest first': {
      ...idsOf(requestOf({ asked: { party: 'university' } }, 'appliedAt', false), { hits: 7, walked: ROWS }, engine),
      reads: 100,
      sorts: true,
    },
    'how much waits for the university': { ...totalOf({ asked: { party: 'university' } }), reads: 100 },
    'how many answers are overdue': { ...totalOf({ asked: { lateAt: after(0) } }), reads: 100 },
    'what waits with a signal, oldest first': {
      ...idsOf(
        requestOf({ status: 'Verifying', undecided: true, signal: 'any' }, 'appliedAt', false),
        { hits: 8, walked: ROWS / 4 },
        engine,
      ),
      reads: 60,
      sorts: true,
      walks: ['ux_held_decisions_certificate'],
    },
    'what has a signal of a kind, newest first': {
      ...idsOf(requestOf({ signal: 'passport_elsewhere' }, 'id'), { hits: 4, walked: ROWS }, engine),
      reads: 30,
      sorts: true,
    },
    'how much waits with a signal': {
      ...totalOf({ status: 'Verifying', undecided: true, signal: 'any' }),
      reads: 60,
      walks: ['ux_held_decisions_certificate'],
    },
    'how much has a signal of a kind': { ...totalOf({ signal: 'mrz_differs' }), reads: 30 },
    'how much is with the applicant': { ...totalOf({ returned: true }), reads: counted(1000) },
    'how much was decided of late': { ...totalOf({ decidedSince: recent }), reads: counted(50) },
  };
};
