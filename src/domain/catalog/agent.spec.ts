import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { refuseUnknownLinks } from './agent.js';

const errorsOf = (work: () => unknown) => refusalOf(work).details.errors;

describe('the link of a company and a university', () => {
  it('is of a company and a university that there are', () => {
    expect(() => refuseUnknownLinks({ company: true, university: true })).not.toThrow();
    expect(errorsOf(() => refuseUnknownLinks({ company: false, university: true }))).toEqual({
      companyId: message('no_company'),
    });
    expect(Object.keys(errorsOf(() => refuseUnknownLinks({ company: false, university: false })) ?? {})).toHaveLength(
      2,
    );
  });
});
