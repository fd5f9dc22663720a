import { aForm } from '../../../test/factories/certificate.factory.js';
import { anAcceptance, aReason, hashesOf } from '../../../test/factories/verdict.factory.js';
import { message } from '../messages/message.js';
import {
  chooseRejecting,
  composeRejection,
  followedRejections,
  isComposedOf,
  rejectingVerdicts,
  rejectionsOf,
} from './rejection.js';
import { currentVerdicts } from './standing.js';

const current = currentVerdicts(
  [
    anAcceptance('photo'),
    anAcceptance('payment', { verdict: 'refused', comment: 'Paid by somebody else' }),
    anAcceptance('passport', { verdict: 'send_again', reasons: [aReason()], comment: 'Page 2' }),
    anAcceptance('certificate', { verdict: 'refused', comment: 'Of before' }, aForm({ major: 'Law' })),
  ],
  aForm(),
  hashesOf(),
);
const REJECTIONS = rejectionsOf(rejectingVerdicts(current));

describe('a rejection', () => {
  it('is made of the verdicts that stand and accept nothing', () => {
    expect(REJECTIONS).toEqual([
      { group: 'passport', verdict: 'send_again', reasons: [aReason()], comment: 'Page 2' },
      { group: 'payment', verdict: 'refused', reasons: [], comment: 'Paid by somebody else' },
    ]);
  });

  it('is made of the groups that were chosen, each of which needs such a verdict', () => {
    const { verdicts, errors } = chooseRejecting(current, ['payment']);
    expect([rejectionsOf(verdicts), errors]).toEqual([REJECTIONS.slice(1), {}]);
    // Accepted, outdated, and not looked at.
    const wrong = chooseRejecting(current, ['payment', 'photo', 'certificate', 'ministry']);
    expect(wrong.errors).toEqual({
      groups: message('groups_not_rejected', { groups: 'photo, certificate, ministry' }),
    });
  });

  it('tells groups in their order, in whatever order the verdicts come', () => {
    const verdicts = rejectingVerdicts(current).toReversed();
    expect(rejectionsOf(verdicts)).toEqual(REJECTIONS);
  });

  it('tells which groups the applicant has changed', () => {
    const form = aForm({ paymentRemark: 'My father paid' });
    const followed = followedRejections(rejectingVerdicts(current), form, hashesOf(form));
    expect(followed.map(({ group, changed }) => [group, changed])).toEqual([
      ['passport', false],
      ['payment', true],
    ]);
  });

  it('knows its text from one that somebody has written', () => {
    const text = composeRejection(REJECTIONS, 'cn', 2000);
    const known = [text, `${text}!`, composeRejection(REJECTIONS.slice(1), 'cn', 2000)];
    expect(known.map((one) => isComposedOf(one, REJECTIONS, 2000))).toEqual([true, false, false]);
  });

  it.each([
    [
      'en',
      'Passport – please send it again:\nPlease scan it again.\nPage 2\n\nProof of payment – not accepted:\nPaid by somebody else',
    ],
    ['cn', '护照，请重新提交：\n请重新扫描。\nPage 2\n\n缴费凭证，未通过：\nPaid by somebody else'],
    [
      'ms',
      'Pasport – sila hantar semula:\nSila imbas semula.\nPage 2\n\nBukti pembayaran – tidak diterima:\nPaid by somebody else',
    ],
  ] as const)('is worded by group in %s', (language, text) => {
    expect(composeRejection(REJECTIONS, language, 2000)).toBe(text);
  });

  it('tells reasons by their titles where it would be too long, and never more than fits', () => {
    const long = { ...aReason(), textEn: 'x'.repeat(2000) };
    const one = { group: 'passport', verdict: 'send_again', reasons: [long], comment: null } as const;
    expect(composeRejection([one], 'en', 2000)).toBe('Passport – please send it again:\nBlurred scan');
    const wordy = composeRejection([{ ...one, reasons: [], comment: '𠮷'.repeat(2000) }], 'en', 2000);
    expect([[...wordy].length, wordy.endsWith('𠮷…')]).toEqual([2000, true]);
  });
});
