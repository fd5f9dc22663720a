import { readPaymentQuery } from './payment-query.js';

it.each([
  ['Wang', { name: 'Wang' }],
  ['王小明', { name: '王小明' }],
  ['42', { ids: [42] }],
  ['rf34 mv42', { ids: [42] }],
  // Its check digits do not fit: it is no reference.
  ['RF35MV42', { name: 'RF35MV42' }],
])('%j asks for %j', (q, asked) => {
  expect(readPaymentQuery(q)).toEqual(asked);
});
