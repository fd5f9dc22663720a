import { aFileId, aForm } from '../../../test/factories/certificate.factory.js';
import { anAcceptance, hashesOf } from '../../../test/factories/verdict.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import type { CertificateForm } from '../certificate/certificate.fields.js';
import { message } from '../messages/message.js';
import { CHECKED_GROUPS, type CheckedGroup } from './checks.js';
import {
  currentVerdicts,
  refuseUnseen,
  requireAccepted,
  requireChanges,
  unacceptedGroups,
  untouchedGroups,
} from './standing.js';

const FORM = aForm();
const HASHES = hashesOf(FORM);
const ALL = CHECKED_GROUPS.map((group) => anAcceptance(group));

describe('the verdicts on a record', () => {
  it('stand while files and values are what they were', () => {
    const current = currentVerdicts(ALL, FORM, HASHES);
    expect([...current.keys()]).toEqual(CHECKED_GROUPS);
    expect([...current.values()].every(({ stands }) => stands)).toBe(true);
    expect(unacceptedGroups(current)).toEqual([]);
    expect(() => requireAccepted(current)).not.toThrow();
  });

  it.each<[string, Partial<CertificateForm>, CheckedGroup[]]>([
    ['a value of one group', { passport: 'E99999999' }, ['passport']],
    ['a value of two groups', { name: 'Somebody Else' }, ['passport', 'certificate']],
    ['a value that was not there', { certNo: 'UM-1' }, ['certificate']],
    ['a value that went', { birth: null }, ['passport']],
    ['the service, and so the fee', { type: 'stamping' }, ['payment']],
    ['a file', { avatar: aFileId(77) }, ['photo']],
    ['one file more', { ministryPhotos: [aFileId(5), aFileId(78)] }, ['ministry']],
    ['what no check is about', { note: 'In absentia', email: 'other@example.com', certRemark: 'A copy' }, []],
  ])('are outdated by a change of %s', (_what, change, groups) => {
    const form = aForm(change);
    const current = currentVerdicts(ALL, form, hashesOf(form));
    expect(unacceptedGroups(current)).toEqual(groups);
    expect([...current].flatMap(([group, { stands }]) => (stands ? [] : [group]))).toEqual(groups);
  });

  it('stand where the same bytes were uploaded anew, and in another order', () => {
    const form = aForm({ passportPhotos: [aFileId(90), aFileId(2)] });
    const seen = anAcceptance('passport', {}, aForm({ passportPhotos: [aFileId(2), aFileId(91)] }));
    const hashes = new Map([...hashesOf(form), [aFileId(90), `sha256 of ${aFileId(91)}`]]);
    expect(currentVerdicts([seen], form, hashes).get('passport')?.stands).toBe(true);
  });

  it('of before payments rested on the service stand whatever it is: it is not on record', () => {
    const before = anAcceptance('payment', { values: {} });
    const form = aForm({ type: 'stamping' });
    expect(currentVerdicts([before], form, hashesOf(form)).get('payment')?.stands).toBe(true);
  });

  it('do not stand on a file that is not there any more', () => {
    expect(currentVerdicts([anAcceptance('photo')], FORM, new Map()).get('photo')?.stands).toBe(false);
  });

  it('are superseded by newer ones, in whatever order they come', () => {
    const refused = anAcceptance('passport', { id: 40, verdict: 'refused' });
    for (const verdicts of [
      [...ALL, refused],
      [refused, ...ALL],
    ]) {
      expect(unacceptedGroups(currentVerdicts(verdicts, FORM, HASHES))).toEqual(['passport']);
    }
    const again = anAcceptance('passport', { id: 41 });
    expect(unacceptedGroups(currentVerdicts([...ALL, refused, again], FORM, HASHES))).toEqual([]);
  });

  it('are asked for by an approval, which names each group that lacks one', () => {
    const sentBack = anAcceptance('payment', { verdict: 'send_again' });
    const current = currentVerdicts([anAcceptance('photo'), sentBack], FORM, HASHES);
    const { reason, details } = refusalOf(() => requireAccepted(current));
    expect(reason).toBe('verdicts_missing');
    expect(Object.keys(details.errors ?? {})).toEqual(['passport', 'certificate', 'transcript', 'ministry', 'payment']);
  });

  it('are buried by nobody who has not seen them', () => {
    const all = [
      anAcceptance('photo', { id: 7 }),
      anAcceptance('photo', { id: 5 }),
      anAcceptance('payment', { id: 9 }),
    ];
    for (const seen of [undefined, 7]) expect(() => refuseUnseen(all, 'photo', seen)).not.toThrow();
    expect(() => refuseUnseen(all, 'passport', null)).not.toThrow();
    for (const seen of [null, 5, 9]) {
      expect(refusalOf(() => refuseUnseen(all, 'photo', seen)).reason).toBe('stale_version');
    }
    expect(refusalOf(() => refuseUnseen(all, 'passport', 7)).reason).toBe('stale_version');
  });
});

describe('what a rejection has marked', () => {
  const rejected = [
    anAcceptance('passport', { verdict: 'send_again' }),
    anAcceptance('payment', { verdict: 'refused' }),
  ];

  it.each<[string, Partial<CertificateForm>, CheckedGroup[]]>([
    ['nothing', {}, ['passport', 'payment']],
    ['something else', { major: 'Law', certPhotos: [aFileId(60)] }, ['passport', 'payment']],
    ['one of the two', { paymentPhotos: [aFileId(61)] }, ['passport']],
    ['the service that the payment is for', { type: 'stamping' }, ['passport']],
    ['a field that the checks support, and a remark', { birth: '1999-05-18', paymentRemark: 'Paid in cash' }, []],
  ])('is untouched where the applicant changed %s', (_what, change, groups) => {
    const form = aForm(change);
    expect(untouchedGroups(rejected, form, hashesOf(form))).toEqual(groups);
  });

  it('keeps the applicant from applying as long as a group is untouched', () => {
    const { reason, details } = refusalOf(() => requireChanges(rejected, FORM, HASHES));
    expect([reason, details.errors]).toEqual([
      'nothing_changed',
      { passport: message('group_unchanged'), payment: message('group_unchanged') },
    ]);
    const form = aForm({ passportRemark: 'A better scan', paymentPhotos: [aFileId(61)] });
    expect(() => requireChanges(rejected, form, hashesOf(form))).not.toThrow();
  });
});
