import { subjectAccount } from './audit-event.js';

test.each([
  [{ type: 'user', id: '17' }, 17],
  [{ type: 'account', id: '17' }, null],
  [{ type: 'certificate', id: '17' }, null],
  [{ type: 'user', id: '' }, null],
  [null, null],
] as const)('the account that an event is about: %j', (subject, expected) => {
  expect(subjectAccount({ subject })).toBe(expected);
});
