import { readProposalQuery } from './proposal-query.js';

it.each([
  ['Wang', { name: 'Wang' }],
  [' 42', { id: 42 }],
  [' myv-7k2qm', { reportNumber: 'MYV-7K2QM' }],
])('%j asks for %j', (q, asked) => {
  expect(readProposalQuery(q)).toEqual(asked);
});
