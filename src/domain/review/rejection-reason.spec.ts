import { message } from '../messages/message.js';
import { positionBehind, positionProblem } from './rejection-reason.js';

describe('the place of a saved reason', () => {
  it.each([0, 1, 9999, null, undefined])('may be %j', (position) => {
    expect(positionProblem(position)).toBeNull();
  });

  it.each([-1, 10_000, 1.5, '1', '', true, [1], {}, Number.NaN])('is not %j', (position) => {
    expect(positionProblem(position)).toEqual(message('position_expected', { max: 9999 }));
  });

  it('comes behind the last one, as far as places go', () => {
    expect([null, 0, 10, 9999].map(positionBehind)).toEqual([1, 1, 11, 9999]);
  });
});
