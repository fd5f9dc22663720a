import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { RoleChangeDto, RoleInputDto } from './roles.dto.js';

const fieldsOf = async (body: object) => Object.keys((await errorsOf(RoleChangeDto, { version: 1, ...body })) ?? {});

describe('the fields of a role', () => {
  it('are a name and a set of permissions in their order', async () => {
    const permissions = ['audit.read', 'certificates.read', 'audit.read'];
    expect({ ...(await validated(RoleInputDto, { name: ' Reader  Two ', permissions, id: 7 })) }).toEqual({
      name: 'Reader Two',
      permissions: ['certificates.read', 'audit.read'],
    });
  });

  it('may be left out of a change', async () => {
    expect({ ...(await validated(RoleChangeDto, { version: 1 })) }).toEqual({ version: 1 });
    expect(await validated(RoleChangeDto, { version: 1, permissions: [] })).toHaveProperty('permissions', []);
  });

  it('are refused with all that is wrong', async () => {
    expect(Object.keys((await errorsOf(RoleInputDto, {})) ?? {})).toEqual(['name', 'permissions']);
    expect(await fieldsOf({ name: '', permissions: [] })).toEqual(['name']);
    for (const permissions of ['audit.read', ['no.such'], [null], { length: 1 }, null]) {
      expect(await fieldsOf({ permissions })).toEqual(['permissions']);
    }
    expect(await errorsOf(RoleChangeDto, { name: null, version: '1' })).toEqual({
      name: message('required', { label: 'name' }),
      version: message('whole_number_needed', { name: 'version' }),
    });
  });
});
