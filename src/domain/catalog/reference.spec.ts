import { message } from '../messages/message.js';
import { referenceProblem } from './reference.js';

describe('the id that a record refers to', () => {
  it.each([1, 2 ** 31 - 1])('may be %j', (id) => {
    expect(referenceProblem('university', id)).toBeNull();
  });

  it.each([undefined, null, ''])('is asked for where it is %j', (id) => {
    expect(referenceProblem('university', id)).toEqual(message('university_needed'));
    expect(referenceProblem('company', id)).toEqual(message('company_needed'));
  });

  it.each(['1', 0, -1, 1.5, 2 ** 31, Number.NaN, [1], { id: 1 }, true])('is not %j', (id) => {
    expect(referenceProblem('university', id)).toEqual(message('university_id_expected'));
    expect(referenceProblem('company', id)).toEqual(message('company_id_expected'));
  });
});
