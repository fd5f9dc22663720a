import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { type Company, validateCompanyRemoval } from './company.js';

const company: Company = { id: 4, version: 2, name: 'Bridge', region: 'Johor' };

describe('a company', () => {
  it('stays while it works for a university', () => {
    const other = { ...company, id: 5, name: 'Free' };
    const used = new Map([[4, { universities: 2 }]]);
    const used4 = message('used_by', { name: 'Bridge', uses: [message('universities_many', { count: 2 })] });
    const { reason, said, details } = refusalOf(() => validateCompanyRemoval([company, other], used));
    expect(reason).toBe('in_use');
    expect([said, details.errors]).toEqual([used4, { 4: used4 }]);
    expect(() => validateCompanyRemoval([other], used)).not.toThrow();
    expect(() => validateCompanyRemoval([company], new Map([[4, { universities: 0 }]]))).not.toThrow();
  });
});
