import { message } from '../messages/message.js';
import { readHolder } from './holder.form.js';

const TODAY = '2026-03-01';
const WHOLE = { name: ' Wang Xiaoming', passport: 'E12345678', birth: ' 2001-04-30 ' };

describe('who a look-up asks for', () => {
  it('is not born after today, however far ahead', () => {
    const future = { details: { errors: { birth: message('day_in_future', { label: 'date of birth' }) } } };
    expect(() => readHolder({ ...WHOLE, birth: '2999-01-01' }, TODAY)).toThrow(expect.objectContaining(future));
  });

  it('is a name, a passport and a day', () => {
    expect(readHolder(WHOLE, TODAY)).toEqual({ ...WHOLE, birth: '2001-04-30' });
    expect(readHolder({ ...WHOLE, birth: TODAY }, TODAY).birth).toBe(TODAY);
  });

  it.each([
    [{}, 'missing_fields', ['name', 'passport', 'birth']],
    [{ ...WHOLE, name: ' ' }, 'missing_fields', ['name']],
    [{ name: 'Wang', birth: 'yesterday' }, 'missing_fields', ['passport', 'birth']],
    [{ ...WHOLE, birth: '' }, 'invalid_input', ['birth']],
    [{ ...WHOLE, birth: '2001-02-30' }, 'invalid_input', ['birth']],
    [{ ...WHOLE, birth: '2026-03-02' }, 'invalid_input', ['birth']],
  ])('is not %j', (raw, reason, fields) => {
    const caught: unknown = (() => {
      try {
        return readHolder(raw, TODAY);
      } catch (error) {
        return error;
      }
    })();
    expect(caught).toMatchObject({ reason });
    expect(Object.keys((caught as { details: { errors: object } }).details.errors)).toEqual(fields);
  });
});
