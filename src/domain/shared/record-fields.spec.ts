import { withChanges } from './record-fields.js';

it('a change keeps what it does not give, and can empty what may be empty', () => {
  const record: { id: number; name: string; note: string | null } = { id: 4, name: 'Bridge', note: 'x' };
  expect(withChanges(record, { name: undefined, note: null })).toEqual({ id: 4, name: 'Bridge', note: null });
  expect(withChanges(record, {})).toEqual(record);
  expect(record.note).toBe('x');
});
