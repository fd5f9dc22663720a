import { NOON } from '../../contract/stores.js';
import { aCertificate, aForm } from '../../factories/certificate.factory.js';
import type { PlannedCall, Plans } from './planned.js';
import { fileOf, fillSpread } from './spread-rows.js';

/** One of 80 that were born on its day; its passport is there once, its certificate number twice. */
const FORM = aForm({
  passport: 'P17',
  certNo: 'C/17',
  university: 'u17',
  birth: 'u17',
  avatar: null,
  certPhotos: [fileOf(17)],
  ...{ passportPhotos: [], transcriptPhotos: [], ministryPhotos: [], paymentPhotos: [] },
});
const RECORD = aCertificate('Verifying', { id: 17, ownerId: 18, form: FORM });

const CALLS: Readonly<Record<string, PlannedCall>> = {
  // Passport, certificate number, its own file, those with its bytes and its points, birth date.
  'what one has in common with others': {
    ask: ({ signals }) => signals.common(RECORD),
    reads: [5, 10, 5, 20, 20, 170],
    sorts: true,
  },
  'whether a holder has a verification': { ask: ({ signals }) => signals.hasVerification(RECORD), reads: [30] },
  // All 40 stampings are as few here as what the holder has.
  'the stampings of a holder': { ask: ({ signals }) => signals.stampingsBeside(RECORD), reads: [60], sorts: true },
  // Ten of 3200 answers may differ; the requests are walked in their order until a page is full, here all 80.
  'the enquiries with an answer that differs': {
    ask: ({ confirmations }) =>
      confirmations.list(
        { filter: { differing: true }, sort: { field: 'sentAt', descending: true }, page: { offset: 0, limit: 20 } },
        NOON,
      ),
    reads: [220],
    walks: ['ix_confirmations_sent'],
    sorts: true,
  },
  'the signals on a record': { ask: ({ signals }) => signals.on(50), reads: [5], sorts: true },
};

export const signals: Plans = { of: 'signals', fill: fillSpread, calls: () => CALLS };
