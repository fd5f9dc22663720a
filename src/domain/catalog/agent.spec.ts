import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { type Agent, readAgent, refuseUnknownLinks } from './agent.js';

const agent: Agent = { id: 8, version: 1, companyId: 4, universityId: 5 };
const errorsOf = (work: () => unknown) => refusalOf(work).details.errors;

describe('the link of a company and a university', () => {
  it('has both sides', () => {
    expect(readAgent({ companyId: 4, universityId: 5, id: 1 }, null)).toEqual({ companyId: 4, universityId: 5 });
    expect(readAgent({ universityId: 6 }, agent)).toEqual({ companyId: 4, universityId: 6 });
    expect(errorsOf(() => readAgent({}, null))).toEqual({
      companyId: message('company_needed'),
      universityId: message('university_needed'),
    });
    expect(
      errorsOf(() => readAgent({ companyId: null, universityId: [5] }, agent, { version: message('version_needed') })),
    ).toEqual({
      companyId: message('company_needed'),
      universityId: message('university_id_expected'),
      version: message('version_needed'),
    });
  });

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
