import { refusalOf } from '../../test/support/refusal.js';
import { refuseDeepBody } from './body-depth.js';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('the depth of a body', () => {
  it.each([undefined, null, 'text', 7, {}, { ids: [1, 2] }, nested(16), Buffer.alloc(10)])(
    'may be that of %j',
    (body) => {
      expect(() => refuseDeepBody(body)).not.toThrow();
    },
  );

  it.each([17, 100, 300_000])('may not be %d', (depth) => {
    expect(refusalOf(() => refuseDeepBody(nested(depth)))).toMatchObject({ reason: 'invalid_input' });
    expect(refusalOf(() => refuseDeepBody({ fields: [nested(depth)] }))).toMatchObject({ reason: 'invalid_input' });
  });
});
