import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { type Company, judgeCompanyRemoval, readCompany } from './company.js';

const company: Company = { id: 4, version: 2, name: 'Bridge', region: 'Johor' };

describe('the fields of a company', () => {
  it('are tidied', () => {
    expect(readCompany({ name: '  启明 \t Study ', region: 'Kuala\nLumpur', id: 9, version: 9 }, null)).toEqual({
      name: '启明 Study',
      region: 'Kuala Lumpur',
    });
  });

  it('stay where a change does not give them', () => {
    expect(readCompany({ region: 'Kedah' }, company)).toEqual({ name: 'Bridge', region: 'Kedah' });
    expect(readCompany({ name: undefined }, company)).toEqual({ name: 'Bridge', region: 'Johor' });
  });

  it('are all there, and every wrong one is told', () => {
    const { reason, details, said } = refusalOf(() => readCompany({}, null));
    expect([reason, details.errors]).toEqual([
      'invalid_input',
      { name: message('required', { label: 'name' }), region: message('required', { label: 'region' }) },
    ]);
    expect(said).toEqual(Object.values(details.errors ?? {}));
    const emptied = refusalOf(() =>
      readCompany({ name: ' \u200b', region: null }, company, { version: message('version_needed') }),
    );
    expect(Object.keys(emptied.details.errors ?? {})).toEqual(['name', 'region', 'version']);
  });

  it.each([
    ['x'.repeat(200), true],
    ['字'.repeat(200), true],
    ['x'.repeat(201), false],
    ['a\u0000b', false],
    ['a\u202eb', false],
    [7, false],
    [['x'], false],
    [{ toString: () => 'x' }, false],
  ])('hold a name like %j: %s', (name, fits) => {
    const read = () => readCompany({ name, region: 'Johor' }, null);
    if (fits) expect(read()).toEqual({ name, region: 'Johor' });
    else expect(Object.keys(refusalOf(read).details.errors ?? {})).toEqual(['name']);
  });

  it('are not taken from the prototype of a request', () => {
    const raw = Object.create({ name: 'Inherited', region: 'Johor' });
    expect(refusalOf(() => readCompany(raw, null)).details.errors).toHaveProperty('name');
  });
});

describe('a company', () => {
  it('stays while it works for a university', () => {
    const other = { ...company, id: 5, name: 'Free' };
    const used = new Map([[4, { universities: 2 }]]);
    const used4 = message('used_by', { name: 'Bridge', uses: [message('universities_many', { count: 2 })] });
    const { reason, said, details } = refusalOf(() => judgeCompanyRemoval([company, other], used));
    expect(reason).toBe('in_use');
    expect([said, details.errors]).toEqual([used4, { 4: used4 }]);
    expect(() => judgeCompanyRemoval([other], used)).not.toThrow();
    expect(() => judgeCompanyRemoval([company], new Map([[4, { universities: 0 }]]))).not.toThrow();
  });
});
