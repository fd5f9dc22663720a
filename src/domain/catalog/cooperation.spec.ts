import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { refuseOneSide, refuseUnknownSides, secondSideProblem } from './cooperation.js';

const fields = { name: 'Joint', region: 'Johor', university1Id: 1, university2Id: 2 };
const errorsOf = (work: () => unknown) => refusalOf(work).details.errors;

describe('the sides of a cooperation', () => {
  it('are two different universities', () => {
    expect(secondSideProblem(1, 2)).toBeNull();
    expect(secondSideProblem(2, 2)).toEqual(message('two_universities'));
    // What is no university is refused as such.
    for (const none of [undefined, null, '', 'x', '1']) expect(secondSideProblem(none, none)).toBeNull();
    expect(() => refuseOneSide(fields)).not.toThrow();
    expect(errorsOf(() => refuseOneSide({ ...fields, university1Id: 2 }))).toEqual({
      university2Id: message('two_universities'),
    });
  });

  it('are universities that there are', () => {
    expect(() => refuseUnknownSides(fields, [{ id: 2 }, { id: 1 }])).not.toThrow();
    expect(errorsOf(() => refuseUnknownSides(fields, [{ id: 2 }]))).toEqual({
      university1Id: message('no_university'),
    });
    expect(Object.keys(errorsOf(() => refuseUnknownSides(fields, [])) ?? {})).toHaveLength(2);
  });
});
