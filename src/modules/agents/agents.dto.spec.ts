import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { PortalAgentInputDto } from '../../portal/agents.dto.js';
import { AgentChangeDto, AgentInputDto } from './agents.dto.js';

const company = message('company_needed');
const university = message('university_needed');

describe('the link of a company and a university', () => {
  it('has both sides, and nothing else', async () => {
    const body = { companyId: 4, universityId: 5, id: 1 };
    expect({ ...(await validated(AgentInputDto, body)) }).toEqual({ companyId: 4, universityId: 5 });
    expect(await errorsOf(AgentInputDto, {})).toEqual({ companyId: company, universityId: university });
    expect(await errorsOf(PortalAgentInputDto, {})).toEqual({ cid: company, uid: university });
  });

  it('keeps a side that a change does not give', async () => {
    const { companyId, universityId } = await validated(AgentChangeDto, { version: 1, universityId: 6 });
    expect([companyId, universityId]).toEqual([undefined, 6]);
    expect(await errorsOf(AgentChangeDto, { companyId: null, universityId: [5], version: 0 })).toEqual({
      companyId: company,
      universityId: message('university_id_expected'),
      version: message('whole_number_needed', { name: 'version' }),
    });
  });

  it('takes no number in a text', async () => {
    expect(await errorsOf(PortalAgentInputDto, { cid: '4', uid: '5' })).toEqual({
      cid: message('company_id_expected'),
      uid: message('university_id_expected'),
    });
  });
});
