import type { AskedField } from '../confirmation/asked-fields.js';
import type { Likeness } from '../confirmation/comparison.js';
import type { ConfirmationAnswer, Settlement } from '../confirmation/confirmation.js';
import { outcomeOf } from '../confirmation/outcome.js';
import { type Enquiry, enquiriesSince, enquiryFigures } from './enquiries.js';

const SENT = new Date('2026-03-01T00:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(SENT.getTime() + hours * HOUR);
const CLAIMED = { certNo: 'UM-1', level: 'Master' } as const;

type Likenesses = Partial<Record<AskedField, Likeness>>;

function anAnswer(
  likenesses: Likenesses,
  hours: number,
  changes: Partial<ConfirmationAnswer> = {},
): ConfirmationAnswer {
  const fields = Object.fromEntries(
    Object.entries(likenesses).map(([field, likeness]) => [
      field,
      { answer: 'differs', value: 'x', likeness } as const,
    ]),
  );
  return {
    ...{ id: 1, confirmationId: 1, certificateId: 1, party: 'university', outcome: 'answered', way: 'link' },
    ...{ recordedBy: null, claimed: CLAIMED, fields, name: 'Lim', office: null, reference: null, note: null },
    ...{ fileId: null, at: later(hours), disputedAt: null },
    ...changes,
  };
}

const told = (university: string, answers: ConfirmationAnswer[], settlements: Settlement[] = []): Enquiry => ({
  ...{ university, sentAt: SENT },
  ...outcomeOf(CLAIMED, { answers, settlements }),
});
const asked = (university: string, ...answers: ConfirmationAnswer[]) => told(university, answers);
const EQUAL = { certNo: 'equal', level: 'equal' } as const;
const since = enquiriesSince(SENT);

describe('the figures on what universities answer', () => {
  it('tell how much was asked, answered and confirmed, and how long it took, by university', () => {
    const figures = enquiryFigures(
      since,
      [
        asked('UM', anAnswer(EQUAL, 2)),
        asked('UM', anAnswer({ ...EQUAL, level: 'differs' }, 4)),
        asked('UM'),
        asked('UPM', anAnswer(EQUAL, 10)),
      ],
      10,
    );
    expect(figures).toEqual({
      since,
      asked: 4,
      answered: 3,
      confirmed: 2,
      medianAnswer: 4 * HOUR,
      universities: [
        { name: 'UM', asked: 3, answered: 2, confirmed: 1, medianAnswer: 3 * HOUR },
        { name: 'UPM', asked: 1, answered: 1, confirmed: 1, medianAnswer: 10 * HOUR },
      ],
    });
  });

  it('take a name in other letter case, or with other blanks, for the same university', () => {
    const { universities } = enquiryFigures(since, [asked('Universiti Malaya'), asked('UNIVERSITI  malaya ')], 10);
    expect(universities).toEqual([
      { name: 'Universiti Malaya', asked: 2, answered: 0, confirmed: 0, medianAnswer: null },
    ]);
  });

  it('leave out what was declined or disputed, and count what an officer has settled', () => {
    const declined = anAnswer({}, 1, { outcome: 'declined' });
    const disputed = anAnswer(EQUAL, 1, { disputedAt: later(2) });
    expect(enquiryFigures(since, [asked('UM', declined), asked('UM', disputed)], 10)).toMatchObject({
      asked: 2,
      answered: 0,
      confirmed: 0,
      medianAnswer: null,
    });
    const close = anAnswer({ ...EQUAL, certNo: 'close' }, 1);
    const settlement = { answerId: 1, field: 'certNo', officerId: 2, note: 'A blank.', at: later(3) } as const;
    expect(enquiryFigures(since, [asked('UM', close)], 10).confirmed).toBe(0);
    expect(enquiryFigures(since, [told('UM', [close], [settlement])], 10).confirmed).toBe(1);
  });

  it('take no time for a letter that is older than the request', () => {
    expect(enquiryFigures(since, [asked('UM', anAnswer(EQUAL, -24))], 10).medianAnswer).toBe(0);
  });

  it('name those that were asked most, and tell of a quarter of a year', () => {
    const figures = enquiryFigures(since, [asked('B'), asked('A'), asked('C'), asked('C')], 2);
    expect(figures.universities.map(({ name }) => name)).toEqual(['C', 'A']);
    expect(enquiriesSince(SENT)).toEqual(new Date('2025-12-01T00:00:00Z'));
  });
});
