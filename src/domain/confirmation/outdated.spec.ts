import { aForm } from '../../../test/factories/certificate.factory.js';
import { aConfirmation } from '../../../test/factories/confirmation.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { identityOf } from './asked-fields.js';
import type { Confirmation } from './confirmation.js';
import { isOutdated, refuseOutdated } from './outdated.js';

const FORM = aForm({ certNo: 'UM-1', name: 'Wang', major: 'Physics', certPhotos: ['a', 'b'] });
const ONE: Confirmation = {
  ...aConfirmation(4, new Date(0), { claimed: { certNo: 'UM-1' }, identity: identityOf(FORM), fileIds: ['a'] }),
  ...{ id: 9, version: 1 },
};

it.each([
  ['nothing that it asks about', { level: 'Degree' }, false],
  ['a claimed value', { certNo: 'UM-2' }, true],
  ['a claimed value, which is gone', { certNo: null }, true],
  ['who the student is', { major: 'Chemistry' }, true],
  ['a document beside the enclosed one', { certPhotos: ['a'] }, false],
  ['an enclosed document', { certPhotos: ['b'] }, true],
] as const)('a request is judged where the record has changed in %s', (_, changes, outdated) => {
  expect(isOutdated(ONE, { ...FORM, ...changes })).toBe(outdated);
});

it('is refused where it is outdated, or the party is asked by another one', () => {
  const refused = (form: object, ...others: Confirmation[]) =>
    refusalOf(() => refuseOutdated(ONE, { form: { ...FORM, ...form } }, [ONE, ...others])).reason;
  expect(refused({ certNo: 'UM-2' })).toBe('illegal_transition');
  expect(refused({}, { ...ONE, id: 10, state: 'opened' })).toBe('already_exists');
  const others: Confirmation[] = [
    { ...ONE, id: 10, state: 'expired' },
    { ...ONE, id: 11, party: 'ministry' },
  ];
  expect(() => refuseOutdated(ONE, { form: FORM }, [ONE, ...others])).not.toThrow();
});
