import { aForm } from '../../../test/factories/certificate.factory.js';
import { aConfirmation } from '../../../test/factories/confirmation.factory.js';
import { identityOf } from './asked-fields.js';
import type { Confirmation } from './confirmation.js';
import { afterDispute } from './dispute.js';

const FORM = aForm({ certNo: 'UM-1' });
const SENT = new Date('2026-03-01T00:00:00Z');
const now = new Date('2026-04-15T00:00:00Z');
const link = { nonce: 'another', tokenHash: 'hash of another' };
const ONE: Confirmation = {
  ...aConfirmation(4, SENT, { claimed: { certNo: 'UM-1' }, identity: identityOf(FORM), state: 'answered' }),
  ...{ id: 9, version: 1, keyValues: { certNo: 'UM-1' }, keyValuesAt: SENT, endedAt: SENT, reminders: 3 },
};
type Given = Partial<Parameters<typeof afterDispute>[1]>;
const after = (given: Given = {}, one = ONE) =>
  afterDispute(one, {
    ...{ certificate: { status: 'Verified', form: FORM }, all: [ONE], link, now },
    ...{ hasConsent: true, isAskable: true, isAnswered: false },
    ...given,
  });

it('is open again by another link, for as long as one that is sent now', () => {
  for (const status of ['Verifying', 'Verified'] as const) {
    expect(after({ certificate: { status, form: FORM } })).toMatchObject({
      ...link,
      ...{ state: 'opened', sentAt: now, reminders: 0, endedAt: null, keyValues: null },
    });
  }
});

it.each<[string, Given]>([
  ['the record is neither in review nor verified', { certificate: { status: 'Rejected', form: FORM } }],
  ['the applicant agrees to enquiries no more', { hasConsent: false }],
  ['its contact may not be asked at its address any more', { isAskable: false }],
  ['another request asks the party', { all: [ONE, { ...ONE, id: 10, state: 'sent' }] }],
  ['another value is claimed by now', { certificate: { status: 'Verified', form: { ...FORM, certNo: 'UM-2' } } }],
])('has ended where %s', (_, given) => {
  expect(after(given)).toMatchObject({ ...link, state: 'cancelled', cancelCause: 'dispute', endedAt: now });
});

it('stays as it is where it was sent again since, or another answer stands', () => {
  const again: Confirmation = { ...ONE, state: 'sent' };
  expect(after({}, again)).toBe(again);
  expect(after({ isAnswered: true })).toBe(ONE);
});
